import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { idempotent } from '../../platform/idempotency/idempotent';
import { reportRequest } from './request-records.repository';
import { sendRequest } from './send-request';

export const requestsRoutes = (
  dependencies: Pick<Dependencies, 'db' | 'config' | 'now'>,
): Pick<Handlers, 'requests.create'> => ({
  'requests.create': idempotent('requests.create', dependencies, async (tx, request) => {
    const stored = await sendRequest(tx, request);
    await reportRequest(tx, stored, { ...dependencies, now: dependencies.now() });
    return { id: stored.request.id };
  }),
});
