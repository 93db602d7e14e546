import { createInterface } from 'node:readline/promises';
import { runProgram } from './program';
import { createProgress } from './progress';

const progress = createProgress({
  write: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
});

/** Enter without an answer is no. */
async function ask(question: string): Promise<boolean> {
  progress.clear();
  const input = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^(?:y|yes|نعم|ن)$/i.test((await input.question(`${question} (yes نعم / no لا) `)).trim());
  } finally {
    input.close();
  }
}

const code = await runProgram(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  terminal: {
    out: (text) => {
      progress.clear();
      process.stdout.write(text);
    },
    error: (text) => {
      progress.clear();
      process.stderr.write(text);
    },
    progress: progress.show,
    ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
  },
});
progress.clear();
if (code !== undefined) process.exitCode = code;
