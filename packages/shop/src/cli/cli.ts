#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { runProgram } from './program';

async function confirm(question: string): Promise<boolean> {
  const lines = createInterface(process.stdin, process.stderr);
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

const code = await runProgram(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  terminal: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : undefined,
  },
});
if (code !== undefined) process.exitCode = code;
