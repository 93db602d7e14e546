export type {
  EventListQuery,
  EventRecord,
  EventState,
  EventType,
  ForgetRequest,
  ForgottenPerson,
  LeadListQuery,
  LeadRecord,
  LeadStatus,
  MovedRecord,
  OrderListQuery,
  OrderRecord,
  OrderStatus,
  RequestListQuery,
  RequestRecord,
  RequestStatus,
  StatusChange,
} from '../contract';
export { canMove, LEAD_STATUS_MOVES, ORDER_STATUS_MOVES, REQUEST_STATUS_MOVES } from '../contract';
export {
  createStaffClient,
  type Events,
  type People,
  type Records,
  type StaffClient,
  type StaffClientOptions,
} from './create-staff-client';
