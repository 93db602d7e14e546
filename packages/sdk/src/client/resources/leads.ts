import type { Created, LeadForm, LeadRequest } from '../../contract';
import { leadsCreate, leadsForms } from '../../contract/endpoints/leads';
import type { Call, RequestOptions, WriteOptions } from '../call';

/** Contact details left through a lead form section (spec §2, §5). */
export const createLeads = (call: Call<'leads.create' | 'leads.forms'>) => ({
  /** The shop's lead forms, with the names its editors gave them. */
  forms: async (options?: RequestOptions): Promise<LeadForm[]> =>
    (await call(leadsForms, {}, options)).results,

  /**
   * @returns the stored record's id
   * @throws ContractError with `tookEffect` when it was stored but the backend doesn't send its id; ValidationError when name or phone is missing, NotFoundError for an unknown form
   */
  create: async (sourceId: number, lead: LeadRequest, options?: WriteOptions): Promise<Created> =>
    (await call(leadsCreate, { params: { source_id: sourceId }, body: lead }, options)).results,
});
/** Lead forms, as `client.leads`. */
export type Leads = ReturnType<typeof createLeads>;
