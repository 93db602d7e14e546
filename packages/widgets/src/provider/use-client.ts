import type { Client } from '@diwan/sdk';
import { useContext } from 'react';
import { DiwanContext } from './diwan-context';

/** A resource of the API: `items`, `orders` … */
export type ResourceName = keyof Client;

/**
 * A component that calls the API, with the resources it calls: `LeadFormWidget.resources = ['leads'] as const`. An
 * element of the widget must bring exactly these.
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
 * The resources a widget has declared, of the shop around it; any other doesn't compile.
 * @throws Error outside of a `DiwanProvider`, or below one whose client lacks a declared resource.
 */
export function useClient<Name extends ResourceName>({ resources }: CallsApi<Name>): Pick<Client, Name> {
  const client = useContext(DiwanContext)?.client;
  if (!client) throw new Error('useClient() needs a <DiwanProvider> above it.');
  if (!hasResources(client, resources))
    throw new Error(`The client of the <DiwanProvider> lacks one of: ${resources.join(', ')}.`);
  return client;
}
