import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPictures, isPublic } from './fetch-pictures';

const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const { port } = server.address() as AddressInfo;
  const moved: Record<string, string> = {
    '/moved.jpg': '/a.jpg',
    '/inside.jpg': `http://127.0.0.2:${port}/a.jpg`,
    '/round.jpg': '/round.jpg',
    '/file.jpg': 'file:///etc/passwd',
  };
  if (moved[url]) response.writeHead(302, { location: moved[url] }).end();
  else if (url === '/missing.jpg') response.writeHead(404).end();
  else response.end(url === '/large.jpg' ? Buffer.alloc(51 * 1024 * 1024) : 'picture');
});
let origin: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

let media: string;
beforeEach(async () => {
  asked.length = 0;
  media = await mkdtemp(path.join(tmpdir(), 'diwan-pictures-'));
});
afterEach(() => rm(media, { recursive: true, force: true }));

/** Fetches pictures; returns the table, what was reported, and the names of the copied files. */
async function fetchAll(pictures: string[], mayConnect?: (address: string) => boolean) {
  const errors: string[] = [];
  const output = { out: () => {}, note: () => {}, error: (line: string) => errors.push(line) };
  const table = { csv: `code,pictures\nA1,${pictures.join('|')}\n`, pictures };
  const csv = await fetchPictures(table, media, { output, print: () => {} }, mayConnect);
  return { csv, errors, files: await readdir(path.join(media, 'imported')) };
}
const isTheServer = (address: string) => address === '127.0.0.1';

describe('fetchPictures', () => {
  it('copies pictures, also redirected ones, and names those that stay where they are', async () => {
    const names = ['a.jpg', 'missing.jpg', 'large.jpg', 'moved.jpg', 'round.jpg'];
    const { csv, errors, files } = await fetchAll(
      names.map((name) => `${origin}/${name}`),
      isTheServer,
    );
    expect(files).toEqual(['1-a.jpg', '4-moved.jpg']);
    expect(await readFile(path.join(media, 'imported', '4-moved.jpg'), 'utf8')).toBe('picture');
    expect(csv).toBe(
      `code,pictures\nA1,imported/1-a.jpg|${origin}/missing.jpg|${origin}/large.jpg|imported/4-moved.jpg|${origin}/round.jpg\n`,
    );
    expect(errors).toEqual([
      `${origin}/missing.jpg can't be copied, so it stays an address: status 404`,
      `${origin}/large.jpg can't be copied, so it stays an address: it is larger than 50 MB`,
      `${origin}/round.jpg can't be copied, so it stays an address: it is redirected more than 5 times`,
    ]);
  });

  it('follows no redirect to a refused server, or to a file', async () => {
    const { errors, files } = await fetchAll([`${origin}/inside.jpg`, `${origin}/file.jpg`], isTheServer);
    expect(files).toEqual([]);
    expect(errors[0]).toMatch(/: 127\.0\.0\.2 is this machine or in a private network/);
    expect(errors[1]).toMatch(/: file: isn't http: or https:$/);
    expect(asked).toEqual(['/inside.jpg', '/file.jpg']);
  });

  it('asks no server of this machine or a private network, whatever its name is', async () => {
    const { port } = new URL(origin);
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0'];
    const { csv, errors, files } = await fetchAll(hosts.map((host) => `http://${host}:${port}/a.jpg`));
    expect(errors).toHaveLength(hosts.length);
    expect(errors.filter((line) => !line.includes('private network'))).toEqual([]);
    expect(csv).toContain(`${origin}/a.jpg`);
    expect(files).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('isPublic', () => {
  it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'accepts %s',
    (address) => expect(isPublic(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '239.1.1.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
  ])('refuses %s', (address) => expect(isPublic(address)).toBe(false));
});
