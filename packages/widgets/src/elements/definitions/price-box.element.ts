import { createCallOf, createRequests } from '@diwan/sdk';
import { requestsCreate } from '@diwan/sdk/contract';
import { PriceBoxWidget } from '../../price-box';
import { defineElement } from '../define-element';

/**
 * The price box: the pieces a visitor wants a price for, and the form that asks for it.
 *
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the shop, for instance.
 * @event {CustomEvent} diwan-add - The visitor raised a quantity or took a removal back.
 * @event {CustomEvent} diwan-remove - The visitor lowered a quantity, removed a line or sent the request.
 * @event {CustomEvent} diwan-sent - The shop has the request; not for one that waits for the connection.
 */
export const element = defineElement({
  tag: 'diwan-price-box',
  attributes: {},
  events: { onSent: 'diwan-sent' },
  Widget: PriceBoxWidget,
  client: (connection) => ({
    requests: createRequests(createCallOf(connection, { 'requests.create': requestsCreate })),
  }),
  reservedBlockSize: '320px',
  texts: [
    'cart:browse',
    'cart:clear',
    'cart:clear_confirm_text',
    'cart:clear_confirm_title',
    'cart:cleared',
    'cart:empty_text',
    'cart:empty_title',
    'cart:items_title',
    'cart:line',
    'common:cancel',
    'common:close',
    'common:cm',
    'common:currency',
    'common:form',
    'common:loading',
    'common:optional',
    'common:price_before',
    'common:price_now',
    'common:price_on_request',
    'common:remove',
    'common:toast',
    'common:undo',
    'common:unit_value',
    'errors:all_fields_required',
    'errors:boundary',
    'errors:something_went_wrong',
    'priceBox:browse',
    'priceBox:clear',
    'priceBox:clear_confirm_title',
    'priceBox:cleared',
    'priceBox:empty_text',
    'priceBox:empty_title',
    'priceBox:form',
    'priceBox:items_title',
    'priceBox:refused',
    'priceBox:sheet',
    'priceBox:subtitle',
    'priceBox:success',
    'priceBox:totals',
    'priceBox:waiting',
    'product:code',
  ],
});
