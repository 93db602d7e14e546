import { createStaffClient, type RequestRecord } from '../../packages/sdk/src/staff';

/** The token of the shop that journeys visit. */
export const STAFF_TOKEN = 'staff-token-of-the-journeys';

/** Quote requests that reached the shop from an email address. */
export async function requestsFrom(email: string): Promise<RequestRecord[]> {
  const staff = createStaffClient({ baseUrl: `${process.env.SHOP_URL}/api`, token: STAFF_TOKEN });
  const found: RequestRecord[] = [];
  for await (const request of staff.requests.listAll()) if (request.lead.email === email) found.push(request);
  return found;
}
