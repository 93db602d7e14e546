import { type CallName, type Endpoint, endpoints, staffEndpoints } from '@diwan/sdk/contract';

/** Public and staff endpoints together, for logs, rate limits and documentation. */
export const allEndpoints: Record<CallName, Endpoint> = { ...endpoints, ...staffEndpoints };

/**
 * Whether an address may call it only so often: what no cache may answer is limited, so writes and reads that reveal whether
 * a guess is right. Staff calls have a limit on wrong tokens instead.
 */
export const isRateLimited = ({ cache, needsStaffToken }: Endpoint): boolean =>
  cache === 'never' && !needsStaffToken;
