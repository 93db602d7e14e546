import type { EndpointName } from './endpoints';
import type { StaffEndpointName } from './staff/staff-endpoints';

/** Rows of both endpoint tables: what errors, logs and metrics call a call by. */
export type CallName = EndpointName | StaffEndpointName;
