#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCreate } from './create';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

process.exitCode = await runCreate(process.argv.slice(2), {
  cwd: process.cwd(),
  version,
  isInteractive: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
