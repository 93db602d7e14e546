import type { Created, LeadRequest } from '../../contract';
import { leadsCreate } from '../../contract/endpoints/leads';
import type { Call, WriteOptions } from '../call';

/** Contact details left through a lead form section (spec §2, §5). */
export const createLeads = (call: Call<'leads.create'>) => ({
  /**
   * @returns the stored record's id; undefined when the backend doesn't send it
   * @throws ValidationError when name or phone is missing, NotFoundError for an unknown form
   */
  create: async (sourceId: number, lead: LeadRequest, options?: WriteOptions): Promise<Created | undefined> =>
    (await call(leadsCreate, { params: { source_id: sourceId }, body: lead }, options)).results,
});
/** Lead forms, as `client.leads`. */
export type Leads = ReturnType<typeof createLeads>;
