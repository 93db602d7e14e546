import type { Client } from '@diwan/sdk';
import { useContext } from 'react';
import { DiwanContext } from './diwan-context';

/** A resource of the API: `items`, `orders` … */
export type ResourceName = keyof Client;

/**
 * A component that calls the API declares the resources it calls: `LeadFormWidget.resources = ['leads'] as const`. The
 * widget's custom element must include exactly these.
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
 * The resources a widget has declared, from the surrounding shop; any others don't type-check.
 * @throws Error outside of a `DiwanProvider`, or if its client lacks a declared resource.
 */
export function useClient<Name extends ResourceName>({ resources }: CallsApi<Name>): Pick<Client, Name> {
  const client = useContext(DiwanContext)?.client;
  if (!client || !hasResources(client, resources))
    throw new Error(`useClient() needs a <DiwanProvider> with ${resources}.`);
  return client;
}
