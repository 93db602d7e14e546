import type { EndpointName } from './endpoints';
import type { StaffEndpointName } from './staff/staff-endpoints';

/** Names of both endpoint tables, used in errors, logs and metrics. */
export type CallName = EndpointName | StaffEndpointName;
