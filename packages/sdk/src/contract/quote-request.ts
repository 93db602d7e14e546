import * as v from 'valibot';
import { emailSchema, nameSchema, notesSchema, phoneSchema } from './lead';
import { MAX_FABRICS, MAX_LINES, MAX_QUANTITY, MAX_WIDTH } from './limits';
import { idSchema } from './primitives';

/** Quantity of a basket line. */
export const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/**
 * What a visitor changed about a product (spec §2: one replaced colour, several fabrics, the width). Absent parts are
 * unchanged.
 */
export const customizationSchema = v.object({
  /** Id of the colour that replaces the product's own. */
  color_id: v.optional(idSchema),
  /** Ids of the chosen fabrics. */
  fabric_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(MAX_FABRICS))),
  /** Width in the unit of the product's dimensions. */
  width: v.optional(v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(MAX_WIDTH))),
});
export interface Customization extends v.InferOutput<typeof customizationSchema> {}

/** A quote request (with `details`), or a question about a product, a project or anything else. */
export const quoteRequestSchema = v.object({
  /** The visitor's message. */
  notes: v.optional(notesSchema, ''),
  /** The visitor's contact details. */
  lead: v.object({
    /** Full name. */
    name: nameSchema,
    /** E-mail address the quote is sent to. */
    email: emailSchema,
    /** Phone number, national or with country code. */
    phone: phoneSchema,
  }),
  /** Id of the project the request is about. */
  project_id: v.optional(idSchema),
  /** Id of the product the request is about. */
  item_id: v.optional(idSchema),
  /** Reason for the request; empty on the contact form (spec §3). */
  reason: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  /** Products to quote. */
  details: v.optional(
    v.pipe(
      v.array(
        v.object({
          /** Product id. */
          item_id: idSchema,
          /** Quantity, 1 to 999. */
          quantity: quantitySchema,
          /** What the visitor changed about the product. */
          customization: v.nullish(customizationSchema),
        }),
      ),
      v.maxLength(MAX_LINES),
    ),
    [],
  ),
});
export interface QuoteRequest extends v.InferInput<typeof quoteRequestSchema> {}
