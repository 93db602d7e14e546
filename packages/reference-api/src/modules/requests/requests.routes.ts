import type { Dependencies } from '../../dependencies';
import { idempotent } from '../../idempotency/idempotent';
import type { Handlers } from '../../implement';
import { reportRequest } from './request-records.repository';
import { sendRequest } from './send-request';

export const requestsRoutes = (
  dependencies: Pick<Dependencies, 'db' | 'config' | 'now'>,
): Pick<Handlers, 'requests.create'> => ({
  'requests.create': idempotent('requests.create', dependencies, async (tx, request) => {
    const created = await sendRequest(tx, request);
    await reportRequest(tx, created.id, { ...dependencies, now: dependencies.now() });
    return created;
  }),
});
