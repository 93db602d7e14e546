import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../packages/reference-api/src/testing/free-port';
import { repositoryRoot } from '../repository/repository-root';

// Debian installs it outside a user's PATH.
const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** Why nginx can't be tested here; undefined when it can. */
export const nginxMissing = !nginx
  ? 'nginx is not installed (apt-get install nginx)'
  : hasOpenssl
    ? undefined
    : 'openssl is not installed';

export interface CallOptions {
  method?: string;
  headers?: object;
  body?: string;
}

export interface RunningNginx {
  httpPort: number;
  httpsPort: number;
  /** Requests a path as a visitor of `shop.example` does. */
  call: (
    path: string,
    options?: CallOptions,
  ) => Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>;
  /** The access log so far. */
  accessLog: () => Promise<string>;
  stop: () => Promise<void>;
}

const callTo =
  (port: number): RunningNginx['call'] =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          port,
          host: '127.0.0.1',
          path,
          method,
          headers: { host: 'shop.example', ...headers },
          rejectUnauthorized: false,
        },
        async (response) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: await text(response),
          }),
      );
      asked.on('error', reject).end(body);
    });

async function waitForPort(port: number, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
}

/**
 * Runs `deploy/nginx.conf` in the installed nginx. Only paths, ports and the copies' addresses differ from a
 * deployment.
 * @throws Error with nginx's message when it rejects the configuration
 */
export async function startNginx(copies: readonly number[]): Promise<RunningNginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-nginx-'));
  const inFolder = (name: string) => path.join(folder, name);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const servers = copies.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`);
  await writeFile(
    inFolder('upstream.conf'),
    `upstream shop { zone shop 64k; least_conn; ${servers.join(' ')} keepalive 64; }`,
  );
  await writeFile(inFolder('mime.types'), 'types { text/html html; application/json json; }');
  await mkdir(inFolder('cache'));
  // When started by root, nginx's workers run as an unprivileged user.
  await chmod(folder, 0o755);
  await chmod(inFolder('cache'), 0o777);
  await mkdir(inFolder('certificates'));
  const certificate = [
    '-keyout',
    inFolder('certificates/privkey.pem'),
    '-out',
    inFolder('certificates/fullchain.pem'),
  ];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=shop.example',
      ...certificate,
    ],
    { stdio: 'ignore' },
  );
  const deployed = await readFile(path.join(repositoryRoot, 'deploy/nginx.conf'), 'utf8');
  const configuration = deployed
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/var/cache/nginx', inFolder('cache'))
    // A busy machine is too slow to exceed the original limit.
    .replace('rate=50r/s', 'rate=1r/s')
    .replace('/dev/stdout', inFolder('access.log'))
    .replace('listen 80 ', `listen 127.0.0.1:${httpPort} `)
    .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${inFolder('cache')}/${name};`)
    .join(' ');
  await writeFile(
    inFolder('nginx.conf'),
    `daemon off; pid ${inFolder('pid')};\n${configuration.replace('http {', `http { ${temporary}`)}`,
  );

  const server = spawn(nginx ?? '', ['-c', inFolder('nginx.conf'), '-p', folder, '-e', 'stderr']);
  let words = '';
  server.stderr.on('data', (chunk) => {
    words += chunk;
  });
  await waitForPort(httpsPort, () => server.exitCode !== null);
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  if (server.exitCode !== null) {
    await stop();
    throw new Error(`nginx ended: ${words}`);
  }
  return {
    httpPort,
    httpsPort,
    call: callTo(httpsPort),
    accessLog: () => readFile(inFolder('access.log'), 'utf8'),
    stop,
  };
}
