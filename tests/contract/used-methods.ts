type Resources = Record<string, Record<string, unknown>>;

/** Wraps a client; `unused` returns the methods that were never called. */
export function recordingUse<Client extends object>(client: Client): { client: Client; unused(): string[] } {
  const resources = client as unknown as Resources;
  const all = Object.entries(resources).flatMap(([resource, methods]) =>
    Object.keys(methods).map((method) => `${resource}.${method}`),
  );
  const used = new Set<string>();
  const recorded = Object.fromEntries(
    Object.entries(resources).map(([resource, methods]) => [
      resource,
      new Proxy(methods, {
        get: (target, method: string) => {
          used.add(`${resource}.${method}`);
          return target[method];
        },
      }),
    ]),
  );
  return { client: recorded as unknown as Client, unused: () => all.filter((name) => !used.has(name)) };
}
