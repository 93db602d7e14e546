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
  /** The colour that replaces the product's own. */
  color_id: v.optional(idSchema),
  /** The chosen fabrics. */
  fabric_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(MAX_FABRICS))),
  /** Width in the unit of the product's dimensions. */
  width: v.optional(v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(MAX_WIDTH))),
});
export interface Customization extends v.InferOutput<typeof customizationSchema> {}

/** A quote request (with `details`), or a question about a product, a project or anything else. */
export const quoteRequestSchema = v.object({
  /** What the visitor wrote. */
  notes: v.optional(notesSchema, ''),
  /** Who asks. */
  lead: v.object({
    /** Full name. */
    name: nameSchema,
    /** E-mail address the quote is sent to. */
    email: emailSchema,
    /** Phone number, national or with country code. */
    phone: phoneSchema,
  }),
  /** Project the request is about. */
  project_id: v.optional(idSchema),
  /** Product the request is about. */
  item_id: v.optional(idSchema),
  /** Why the visitor asks; empty on the contact form (spec §3). */
  reason: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  /** Products to quote. */
  details: v.optional(
    v.pipe(
      v.array(
        v.object({
          /** Product, by id. */
          item_id: idSchema,
          /** How many, 1 to 999. */
          quantity: quantitySchema,
          /** What was changed on the product. */
          customization: v.nullish(customizationSchema),
        }),
      ),
      v.maxLength(MAX_LINES),
    ),
    [],
  ),
});
export interface QuoteRequest extends v.InferInput<typeof quoteRequestSchema> {}
