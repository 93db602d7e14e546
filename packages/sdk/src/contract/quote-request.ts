import * as v from 'valibot';
import { emailSchema, nameSchema, notesSchema, phoneSchema } from './lead';
import { MAX_FABRICS, MAX_LINES, MAX_QUANTITY, MAX_WIDTH } from './limits';
import { idSchema } from './primitives';

/** Quantities a basket line may have. */
export const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/**
 * What a visitor changed on a product (spec §2: one replaced colour, several fabrics, the width). Absent parts stay
 * as the product has them.
 */
export const customizationSchema = v.object({
  color_id: v.optional(idSchema),
  fabric_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(MAX_FABRICS))),
  /** In the unit of the product's dimensions. */
  width: v.optional(v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(MAX_WIDTH))),
});
export type Customization = v.InferOutput<typeof customizationSchema>;

export const quoteRequestSchema = v.object({
  notes: v.optional(notesSchema, ''),
  lead: v.object({ name: nameSchema, email: emailSchema, phone: phoneSchema }),
  project_id: v.optional(idSchema),
  item_id: v.optional(idSchema),
  /** Empty on the contact form (spec §3). */
  reason: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  details: v.optional(
    v.pipe(
      v.array(
        v.object({
          item_id: idSchema,
          quantity: quantitySchema,
          customization: v.nullish(customizationSchema),
        }),
      ),
      v.maxLength(MAX_LINES),
    ),
    [],
  ),
});
export type QuoteRequest = v.InferInput<typeof quoteRequestSchema>;
