import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts a shop with a command, calls `visit` with its URL once it is printed, and ends the shop and all below it.
 * @param {readonly string[]} line command and arguments
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @param {(url: string) => Promise<void>} visit
 */
export async function withShop([command = '', ...args], { cwd, env }, visit) {
  // In a group of its own: npx and pnpm have children.
  const shop = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ended = once(shop, 'close');
  try {
    for await (const printed of createInterface({ input: shop.stdout })) {
      const url = /^ *Shop +(\S+)\/$/.exec(printed)?.[1];
      if (url) return await visit(url);
    }
    assert.fail(`${[command, ...args].join(' ')} exited.`);
  } finally {
    if (shop.pid && shop.exitCode === null) process.kill(-shop.pid, 'SIGTERM');
    shop.stdout.resume();
    await ended;
  }
}

/** Reads a shop's first page, a picture of it, the embed script and a list of the API. @param {string} url */
export async function readFirstPage(url) {
  const read = async (/** @type {string} */ address) => {
    const response = await fetch(url + address);
    assert.equal(response.status, 200, address);
    return response.text();
  };
  const html = await read('/?lang=ar');
  assert.match(html, /<html[^>]* lang="ar"/);
  const [picture] = /(?<=[" ])\/[^" ]*\/media\/[^" ]+/.exec(html) ?? assert.fail('The page has no picture.');
  for (const address of [picture.replaceAll('&amp;', '&'), '/embed/v1/diwan.js', '/api/cms/public/items'])
    await read(address);
}
