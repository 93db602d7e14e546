import { customizationProblems, type Locale, possiblePhones } from '@diwan/sdk/commerce';
import type { Customization } from '@diwan/sdk/contract';
import type { Database } from '../../db/database';
import type { ApiRequest } from '../../platform/endpoints/implement';
import { invalidFields } from '../../platform/http/invalid-field';
import type { FieldProblem } from '../../platform/http/messages';
import { findOrCreateLead, phoneCountries } from '../leads/leads.repository';
import type { StoredRequest } from './request-records.repository';
import {
  insertRequest,
  type NewDetail,
  projectExists,
  type QuotableItem,
  quotableItems,
} from './requests.repository';

type RequestBody = ApiRequest<'requests.create'>['body'];
type Detail = RequestBody['details'][number];
type Problem = { path: string; problem: FieldProblem };

function detailProblems(detail: Detail, index: number, items: ReadonlyMap<number, QuotableItem>): Problem[] {
  const item = items.get(detail.item_id);
  if (!item) return [{ path: `details.${index}.item_id`, problem: 'unknown' }];
  if (!detail.customization) return [];
  return customizationProblems(item, detail.customization).map(({ path, problem }) => ({
    path: `details.${index}.customization.${path}`,
    problem,
  }));
}

/** Null if nothing is customized; without duplicate fabrics. */
function storedCustomization({ color_id, fabric_ids, width }: Customization): Customization | null {
  const changes = {
    ...(color_id !== undefined && { color_id }),
    ...(fabric_ids?.length && { fabric_ids: [...new Set(fabric_ids)] }),
    ...(width !== undefined && { width }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/**
 * Stores a quote, contact or project request (spec §3 «Request»).
 * @throws {ApiError} `validation_failed` if a product or project doesn't exist, or a customization isn't available
 */
export async function sendRequest(
  tx: Database,
  { body, locale }: { body: RequestBody; locale: Locale },
): Promise<StoredRequest> {
  const { lead, details, project_id, item_id } = body;
  const ids = details.map((detail) => detail.item_id);
  const items = await quotableItems(tx, item_id === undefined ? ids : [...ids, item_id]);
  const problems: Problem[] = details.flatMap((detail, index) => detailProblems(detail, index, items));
  if (item_id !== undefined && !items.has(item_id)) problems.push({ path: 'item_id', problem: 'unknown' });
  if (project_id !== undefined && !(await projectExists(tx, project_id))) {
    problems.push({ path: 'project_id', problem: 'unknown' });
  }
  if (problems.length > 0) throw invalidFields(problems, locale);

  const stored = details.flatMap(({ item_id: itemId, quantity, customization }): NewDetail[] => {
    const item = items.get(itemId);
    if (!item) return [];
    const { code, nameEn, nameAr } = item;
    const changes = customization ? storedCustomization(customization) : null;
    return [{ itemId, code, nameEn, nameAr, quantity, customization: changes }];
  });
  const found = await findOrCreateLead(tx, {
    ...lead,
    phoneDigits: possiblePhones(lead.phone, await phoneCountries(tx))[0],
  });
  const request = await insertRequest(
    tx,
    { leadId: found.id, notes: body.notes, reason: body.reason, projectId: project_id, itemId: item_id },
    stored,
  );
  return { request, lead: found, details: stored };
}
