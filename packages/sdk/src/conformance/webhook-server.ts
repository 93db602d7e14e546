import { once } from 'node:events';
import { createServer } from 'node:http';
import type { WebhookReceiver } from './webhook-receiver';

/** Serves a receiver on a local address until it is closed. */
export async function serveWebhook(
  { receive }: WebhookReceiver,
  { host, port }: { host: string; port: number },
): Promise<() => void> {
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const { method = 'GET' } = incoming;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const { status } = await receive(
      new Request('http://receiver.example/', { method, headers, ...(hasBody && { body }) }),
    );
    outgoing.writeHead(status).end();
  });
  server.listen(port, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
