import type { Client } from '@diwan/sdk';
import { useContext } from 'react';
import { DiwanContext } from './diwan-context';

/**
 * The named resources of the surrounding shop's API: `const { leads } = useClient('leads')`.
 * @throws Error outside of a `DiwanProvider`, or if its client lacks one of them.
 */
export function useClient<Name extends keyof Client>(...resources: Name[]): Pick<Client, Name> {
  const client = useContext(DiwanContext)?.client;
  if (!client || !hasResources(client, resources))
    throw new Error(`useClient() needs a <DiwanProvider> with ${resources}.`);
  return client;
}

function hasResources<Name extends keyof Client>(
  client: Partial<Client>,
  names: readonly Name[],
): client is Pick<Client, Name> {
  return names.every((name) => client[name] !== undefined);
}
