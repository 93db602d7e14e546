import { type Call, type Client, type ClientOptions, createResources } from '@diwan/sdk';

/**
 * A client whose request code is fetched on the first call: a visitor who only reads a page never downloads it. It
 * behaves like the real one, errors included.
 */
export function createLazyClient(
  options: Omit<ClientOptions, 'token'> & { token: () => string | null },
): Client {
  let loading: Promise<Call> | undefined;
  const load = (): Promise<Call> => {
    loading ??= import('./create-call').then(
      ({ createCall }) => createCall(options),
      (error: unknown) => {
        // The next call tries again: the connection may be back by then.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const call: Call = async (name, input, callOptions) => (await load())(name, input, callOptions);

  return createResources(call, () => Boolean(options.token()));
}
