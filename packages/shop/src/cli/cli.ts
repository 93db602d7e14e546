#!/usr/bin/env node
import { runProgram } from './program';

const code = await runProgram(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  terminal: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  },
});
if (code !== undefined) process.exitCode = code;
