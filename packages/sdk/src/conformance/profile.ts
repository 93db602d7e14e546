import { type EndpointName, endpoints } from '../contract';

/** The whole contract, or only the read endpoints, for backends without a checkout. */
export const PROFILES = ['whole', 'catalogue'] as const;
/** The part of the contract to check. */
export type Profile = (typeof PROFILES)[number];

/** Whether an endpoint belongs to a profile. */
export const isInProfile = (profile: Profile, endpoint: EndpointName): boolean =>
  profile === 'whole' || endpoints[endpoint].profile === profile;
