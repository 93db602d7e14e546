/**
 * `pnpm start` for journeys. Ends with Playwright, also when that is killed: its end of the shop's standard input closes
 * with it.
 */
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();
await import('../../scripts/start.mjs');
