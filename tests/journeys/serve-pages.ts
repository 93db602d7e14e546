import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Pages of another origin than the shop's. */
export interface ServedPages {
  /** On `127.0.0.1`, and on `localhost`, which is another site. */
  readonly port: number;
  close(): void;
}

/** Serves what `answer` returns. @param port a free one unless given */
export async function servePages(answer: RequestListener, port = 0): Promise<ServedPages> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
