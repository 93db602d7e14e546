import { runProgram } from './program';
import { createProgress } from './progress';

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
  },
});
progress.clear();
if (code !== undefined) process.exitCode = code;
