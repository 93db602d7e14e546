import * as v from 'valibot';
import { emailSchema, nameSchema, notesSchema, phoneSchema } from './lead';
import { MAX_FABRICS, MAX_LINES, MAX_QUANTITY, MAX_WIDTH } from './limits';
import type { InputSchemaOf, ObjectSchemaOf } from './object-schema';
import { idSchema } from './primitives';

/** Quantity of a basket line. */
export const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/**
 * The changes of a visitor to a product (spec §2: one replaced colour, several fabrics, the width). Absent parts are
 * unchanged.
 */
export interface Customization {
  /** Id of the colour that replaces the product's own. */
  color_id?: number | undefined;
  /** Ids of the chosen fabrics. */
  fabric_ids?: number[] | undefined;
  /** Width in the unit of the product's dimensions. */
  width?: number | undefined;
}

/** A width that a visitor chose. */
export const customizedWidthSchema = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(MAX_WIDTH));

/** Schema of {@link Customization}. */
export const customizationSchema: ObjectSchemaOf<Customization, Customization> = v.object({
  color_id: v.optional(idSchema),
  fabric_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(MAX_FABRICS))),
  width: v.optional(customizedWidthSchema),
});

/** A quote request (with `details`), or a question about a product, a project or anything else. */
export interface QuoteRequest {
  /** The visitor's message. */
  notes?: string | undefined;
  /** The visitor's contact details. */
  lead: {
    /** Full name. */
    name: string;
    /** E-mail address the quote is sent to. */
    email: string;
    /** Phone number, national or with country code. */
    phone: string;
  };
  /** Id of the project the request is about. */
  project_id?: number | undefined;
  /** Id of the product the request is about. */
  item_id?: number | undefined;
  /** Reason for the request; empty on the contact form (spec §3). */
  reason?: string | undefined;
  /** Products to quote. */
  details?:
    | {
        /** Product id. */
        item_id: number;
        /** Quantity, 1 to 999. */
        quantity: number;
        /** The visitor's changes to the product. */
        customization?: Customization | null | undefined;
      }[]
    | undefined;
}

const quoteRequestFields = v.object({
  notes: v.optional(notesSchema, ''),
  lead: v.object({
    name: nameSchema,
    email: emailSchema,
    phone: phoneSchema,
  }),
  project_id: v.optional(idSchema),
  item_id: v.optional(idSchema),
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
/** Schema of {@link QuoteRequest}. */
export const quoteRequestSchema: InputSchemaOf<QuoteRequest, typeof quoteRequestFields> = quoteRequestFields;
