import type * as v from 'valibot';
import type { Endpoints, RequestRecord } from '../../../contract';
import type { FakeShop } from './fake-shop';

type QuoteRequest = v.InferOutput<Endpoints['requests.create']['body']>;

/** A request as staff see it. */
export const requestRecord = (
  { products }: FakeShop,
  { notes, reason, project_id, item_id, details }: QuoteRequest,
): Omit<RequestRecord, 'id' | 'created_at' | 'history' | 'lead'> => ({
  status: 'new',
  notes,
  reason,
  project_id: project_id ?? null,
  item_id: item_id ?? null,
  details: details.flatMap(({ item_id: id, quantity, customization }) => {
    const product = products.find((one) => one.id === id);
    if (!product) return [];
    const { code, name_en, name_ar } = product;
    const color = product.colors.find((one) => one.id === customization?.color_id);
    const fabrics = product.fabrics.filter((one) => customization?.fabric_ids?.includes(one.id));
    const names = (one: { name_en: string; name_ar: string }) => ({
      name_en: one.name_en,
      name_ar: one.name_ar,
    });
    return [
      {
        item_id: id,
        code,
        name_en,
        name_ar,
        quantity,
        customization: customization ?? null,
        color: color ? names(color) : null,
        fabrics: fabrics.map(names),
      },
    ];
  }),
});
