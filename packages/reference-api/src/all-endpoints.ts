import { type CallName, type Endpoint, endpoints, staffEndpoints } from '@diwan/sdk/contract';

/** The rows of both endpoint tables, for what treats all calls alike: logs, limits, documentation. */
export const allEndpoints: Record<CallName, Endpoint> = { ...endpoints, ...staffEndpoints };
