import { createInterface } from 'node:readline/promises';
import { runProgram } from './program';
import { createProgress } from './progress';

async function confirm(question: string): Promise<boolean> {
  const lines = createInterface(process.stdin, process.stderr);
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

const progress = createProgress({
  write: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
});

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
    confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : undefined,
  },
});
progress.clear();
if (code !== undefined) process.exitCode = code;
