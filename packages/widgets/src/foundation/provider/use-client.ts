import type { Client } from '@diwan/sdk';
import { useContext } from 'react';
import { DiwanContext } from './diwan-context';

/** A resource of the API: `items`, `orders` … */
export type ResourceName = keyof Client;

/**
 * A component that calls the API declares the resources it calls in a constant of its own, so that a bundler can leave
 * both out: `export const leadFormApi = { resources: ['leads'] } as const`. The definition of the widget's custom element
 * names the same constant, and must make exactly these.
 */
export interface CallsApi<Name extends ResourceName> {
  readonly resources: readonly Name[];
}

function hasResources<Name extends ResourceName>(
  client: Partial<Client>,
  names: readonly Name[],
): client is Pick<Client, Name> {
  return names.every((name) => client[name] !== undefined);
}

/**
 * The declared resources, from the surrounding shop; any others don't type-check.
 * @throws Error outside of a `DiwanProvider`, or if its client lacks a declared resource.
 */
export function useClient<Name extends ResourceName>({ resources }: CallsApi<Name>): Pick<Client, Name> {
  const client = useContext(DiwanContext)?.client;
  if (!client || !hasResources(client, resources))
    throw new Error(`useClient() needs a <DiwanProvider> with ${resources}.`);
  return client;
}
