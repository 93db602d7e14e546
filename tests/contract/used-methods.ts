type Methods = Record<string, unknown>;

const isResource = (entry: [string, unknown]): entry is [string, Methods] =>
  typeof entry[1] === 'object' && entry[1] !== null;

/** Wraps a client; `unused` returns the methods that were never called. */
export function recordingUse<Client extends object>(client: Client): { client: Client; unused(): string[] } {
  const resources = Object.entries(client).filter(isResource);
  const all = resources.flatMap(([resource, methods]) =>
    Object.keys(methods).map((method) => `${resource}.${method}`),
  );
  const used = new Set<string>();
  const recorded = Object.fromEntries(
    resources.map(([resource, methods]) => [
      resource,
      new Proxy(methods, {
        get: (target, method: string) => {
          used.add(`${resource}.${method}`);
          return target[method];
        },
      }),
    ]),
  );
  return { client: { ...client, ...recorded }, unused: () => all.filter((name) => !used.has(name)) };
}
