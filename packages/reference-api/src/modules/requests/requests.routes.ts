import type { Dependencies } from '../../dependencies';
import { idempotent } from '../../idempotency/idempotent';
import type { Handlers } from '../../implement';
import { sendRequest } from './send-request';

export const requestsRoutes = (
  dependencies: Pick<Dependencies, 'db' | 'now'>,
): Pick<Handlers, 'requests.create'> => ({
  'requests.create': idempotent('requests.create', dependencies, sendRequest),
});
