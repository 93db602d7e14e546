#!/usr/bin/env node
import { runCli } from './run-cli';

process.exitCode = await runCli(process.argv.slice(2), {
  print: console.log,
  complain: console.error,
  staffToken: process.env.DIWAN_STAFF_TOKEN,
  webhookSecret: process.env.DIWAN_WEBHOOK_SECRET,
});
