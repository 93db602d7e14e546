import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * Sends requests over a connection, each after the previous response. Bytes are counted but never decoded, because the
 * load generator's own work would otherwise dominate the measurement.
 * @param {{ port: number, nextRequest: () => string | undefined, onResponse: (status: number) => void }} options
 *   `nextRequest` ends the connection with undefined
 * @returns {Promise<void>}
 */
const converse = ({ port, nextRequest, onResponse }) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    /** Remaining bytes of the response; undefined until its head has been read. @type {number | undefined} */
    let left;
    let status = 0;
    /** @type {Buffer} */
    let head = Buffer.alloc(0);
    const sendNext = () => {
      const request = nextRequest();
      if (request === undefined) socket.end();
      else socket.write(request);
    };
    /** @param {Buffer} chunk */
    const readHead = (chunk) => {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const length = /^content-length: (\d+)$/im.exec(text)?.[1];
      if (length === undefined) throw new Error(`Response without content-length: ${text}`);
      status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
      left = Number(length) - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
    };
    socket.on('data', (chunk) => {
      try {
        if (left === undefined) readHead(chunk);
        else left -= chunk.length;
        if (left !== 0) return;
        left = undefined;
        onResponse(status);
        sendNext();
      } catch (error) {
        socket.destroy(/** @type {Error} */ (error));
      }
    });
    socket.on('connect', sendNext);
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });

/**
 * Measures the requests per second a server handles.
 * @param {{
 *   url: string, headers: Record<string, string>, connections: number, duration: number, nextPath: () => string,
 * }} options duration in seconds
 * @returns {Promise<{ rate: number, p50: number, p99: number }>} percentiles in milliseconds
 * @throws {Error} when a response isn't 200
 */
export async function load({ url, headers, connections, duration, nextPath }) {
  const { port, host } = new URL(url);
  const fields = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const started = performance.now();
  const end = started + duration * 1000;
  /** @type {number[]} */
  const times = [];
  await Promise.all(
    Array.from({ length: connections }, () => {
      let sent = 0;
      return converse({
        port: Number(port),
        nextRequest: () => {
          sent = performance.now();
          return sent < end ? `GET ${nextPath()} HTTP/1.1\r\n${fields.join('')}\r\n` : undefined;
        },
        onResponse: (status) => {
          if (status !== 200) throw new Error(`${nextPath()} returned ${status}`);
          times.push(performance.now() - sent);
        },
      });
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const quantile = (/** @type {number} */ share) => times[Math.floor(share * times.length)] ?? 0;
  return { rate: times.length / seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
