import { lookup } from 'node:dns/promises';
import { mkdir, writeFile } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList } from 'node:net';
import path from 'node:path';
import type { CommandContext } from '../command-context';

const FETCH_TIMEOUT_MS = 30_000;
const MAX_PICTURE_MB = 50;
const MAX_REDIRECTS = 5;

/** Addresses of this machine, of private networks, and of no single machine. */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  // Gateways translate these to IPv4 addresses, among them private ones.
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to a server on the internet; an IPv4 address written as IPv6 counts as itself. */
export const isPublic = (address: string): boolean =>
  !notPublic.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/** An export names any addresses it likes, so the default connects to servers on the internet alone. */
type MayConnect = (address: string) => boolean;

/** Asks the server that was checked: its name isn't resolved a second time. */
async function ask(url: URL, signal: AbortSignal, mayConnect: MayConnect): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} isn't http: or https:`);
  const addresses = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (!addresses.every(({ address }) => mayConnect(address)))
    throw new Error(
      `${url.hostname} is this machine or in a private network, whose servers aren't asked. If the picture is yours, copy it into the media folder yourself`,
    );
  const { get } = url.protocol === 'https:' ? https : http;
  const options = {
    signal,
    headers: { 'user-agent': 'diwan' },
    autoSelectFamily: true,
    lookup: ((_host, _options, done) => done(null, addresses)) satisfies http.RequestOptions['lookup'],
  };
  return new Promise((resolve, reject) => get(url, options, resolve).on('error', reject));
}

/** Asks for a picture and follows redirects, whose servers are checked, too. */
async function answerOf(address: string, mayConnect: MayConnect): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(url, signal, mayConnect);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw new Error(`status ${statusCode}`);
    url = new URL(headers.location, url);
  }
  throw new Error(`it is redirected more than ${MAX_REDIRECTS} times`);
}

/** The bytes of a picture, which aren't kept beyond the largest that a shop needs. */
async function bytesOf(response: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > MAX_PICTURE_MB * 1024 * 1024) throw new Error(`it is larger than ${MAX_PICTURE_MB} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The name of a picture's file in the media folder; those of one shop have names of their own. */
function fileName(address: string, at: number): string {
  const name = decodeURIComponent(path.posix.basename(new URL(address).pathname));
  return `${at + 1}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`;
}

/**
 * Copies pictures into the media folder; returns the table with the new name of each that could be copied.
 * @param mayConnect whether a server with this IP address is asked
 */
export async function fetchPictures(
  { csv, pictures: addresses }: { csv: string; pictures: readonly string[] },
  media: string,
  { output, print }: Pick<CommandContext, 'output' | 'print'>,
  mayConnect: MayConnect = isPublic,
): Promise<string> {
  const names = new Map<string, string>();
  const folder = path.join(media, 'imported');
  await mkdir(folder, { recursive: true });
  for (const [at, address] of addresses.entries()) {
    output.progress?.(`Copying pictures: ${at + 1} of ${addresses.length}`);
    try {
      const name = fileName(address, at);
      await writeFile(path.join(folder, name), await bytesOf(await answerOf(address, mayConnect)));
      for (const written of [address, address.replace(/^http:/, 'https:')])
        names.set(written, `imported/${name}`);
    } catch (error) {
      output.error(`${address} can't be copied, so it stays an address: ${(error as Error).message}`);
    }
  }
  const copied = new Set(names.values()).size;
  print(`Copied ${copied} of ${addresses.length} pictures into ${path.basename(media)}/imported.`);
  // No address may replace the beginning of a longer one.
  const longestFirst = [...names].sort(([one], [other]) => other.length - one.length);
  return longestFirst.reduce((text, [address, picture]) => text.replaceAll(address, picture), csv);
}
