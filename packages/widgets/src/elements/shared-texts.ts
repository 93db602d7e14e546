import type { TextGroup } from '../foundation/i18n/text-groups';

/** Texts that several elements show, each list in a file of its own: a page with two of them fetches it once. */
export const sharedTexts = {
  /** Cards and lists of products: what a grid shows first. */
  product: [
    'common:currency',
    'common:end_of_list',
    'common:load_more',
    'common:loading',
    'common:no_items',
    'common:price_before',
    'common:price_now',
    'common:price_on_request',
    'common:retry',
    'common:toast',
    'common:undo',
    'errors:boundary',
    'errors:failed',
    'product:add_to_cart',
    'product:add_to_cart_named',
    'product:add_to_price_box',
    'product:add_to_price_box_named',
    'product:all_products',
    'product:available_colors',
    'product:badges',
    'product:not_found',
    'product:products_title',
    'product:quick_view_of',
    'product:remove_from_cart_named',
    'product:remove_from_price_box_named',
    'product:results_count',
    'product:results_more',
    'product:toast',
  ],
  /** One product and its choices. Cards fetch them with the first quick view. */
  details: [
    'common:change',
    'common:close',
    'common:centimetres',
    'common:cm',
    'common:gallery',
    'common:reset',
    'common:unit_value',
    'product:code',
    'product:colors',
    'product:customise',
    'product:dimensions',
    'product:edited_line',
    'product:fabrics',
    'product:options_failed',
    'product:set',
    'product:tax_included',
    'product:tax_note',
    'product:view_product',
    'product:you_save',
  ],
  /** The lines of a basket. */
  basket: [
    'cart:browse',
    'cart:cleared',
    'cart:empty_text',
    'cart:empty_title',
    'cart:items_title',
    'cart:line',
    'common:close',
    'common:centimetres',
    'common:cm',
    'common:currency',
    'common:loading',
    'common:price_before',
    'common:price_now',
    'common:price_on_request',
    'common:remove',
    'common:toast',
    'common:undo',
    'common:unit_value',
    'errors:boundary',
    'priceBox:browse',
    'priceBox:cleared',
    'priceBox:empty_text',
    'priceBox:empty_title',
    'priceBox:items_title',
    'product:code',
    'product:quantity_limits',
  ],
  /** The form that asks for a quote. */
  quote: [
    'common:form',
    'common:optional',
    'common:quote_sent',
    'errors:all_fields_required',
    'errors:failed',
    'errors:something_went_wrong',
    'priceBox:form',
    'priceBox:refused',
    'priceBox:success',
    'priceBox:totals',
    'priceBox:waiting',
  ],
  /** The icons of the baskets. */
  'basket-button': ['common:basket_button', 'common:toast', 'errors:boundary'],
} as const satisfies Readonly<Record<string, readonly TextGroup[]>>;

export type SharedTexts = keyof typeof sharedTexts;

/** The texts an element may show: a namespace, or the part of one under a top-level key (`product:toast`). */
export interface DefinedTexts {
  /** Lists it shows all or nearly all of. */
  readonly shared?: readonly SharedTexts[];
  /** Shared lists that only a quick view shows: they are fetched with the first one. */
  readonly later?: readonly ['details'];
  /** What no shared list of its own has. */
  readonly own: readonly TextGroup[];
}
