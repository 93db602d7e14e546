import { type CallName, type EndpointName, endpoints, staffEndpoints } from '../contract';

/**
 * The whole contract, or only the read endpoints, for backends without a checkout, the staff's endpoints, or messages to the
 * webhook. The whole contract includes staff and webhook where their token and secret are given.
 */
export const PROFILES = ['whole', 'catalogue', 'staff', 'webhook'] as const;
/** The part of the contract to check. */
export type Profile = (typeof PROFILES)[number];

/** What a check belongs to: an endpoint, or messages to the webhook. */
export type Subject = CallName | 'webhook';

/** What is checked, in this order. */
export function subjectsOf(profile: Profile, can: { staff: boolean; webhook: boolean }): Subject[] {
  const visitors = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => profile === 'whole' || endpoints[name].profile === profile,
  );
  const isAsked = (one: 'staff' | 'webhook') => profile === one || (profile === 'whole' && can[one]);
  return [
    ...visitors,
    ...(isAsked('staff') ? (Object.keys(staffEndpoints) as CallName[]) : []),
    ...(isAsked('webhook') ? ['webhook' as const] : []),
  ];
}
