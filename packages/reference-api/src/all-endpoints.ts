import { type CallName, type Endpoint, endpoints, staffEndpoints } from '@diwan/sdk/contract';

/** Public and staff endpoints together, for logs, rate limits and documentation. */
export const allEndpoints: Record<CallName, Endpoint> = { ...endpoints, ...staffEndpoints };
