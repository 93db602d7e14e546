import { createCallOf, createRequests } from '@diwan/sdk';
import { requestsCreate } from '@diwan/sdk/contract';
import { QuoteFormWidget } from '../../price-box';
import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';

/**
 * The form that asks for a quote, around the pieces of the price box: the same request as that of `<diwan-price-box>`, in
 * one narrow column. Without a connection the request is kept and sent when there is one.
 *
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the shop, for instance.
 * @slot empty - In place of the message that the price box is empty.
 * @event {CustomEvent} diwan-add - The visitor raised a quantity or took a removal back.
 * @event {CustomEvent} diwan-remove - The visitor lowered a quantity, removed a line or sent the request.
 * @event {CustomEvent} diwan-sent - The shop has the request; not for one that waits for the connection.
 * @csspart button - A button with words.
 * @csspart icon-button - A round button.
 * @csspart message - What is said of an empty price box.
 * @csspart field - A field of the form, or of a quantity.
 */
export const element = defineElement({
  tag: 'diwan-quote-form',
  attributes: {},
  events: { onSent: 'diwan-sent' },
  Widget: QuoteFormWidget,
  client: (connection) => ({
    requests: createRequests(createCallOf(connection, { 'requests.create': requestsCreate })),
  }),
  // Most visitors come with an empty price box.
  reservedBlockSize: '254px',
});

/** Read by the build alone. */
export const texts = {
  shared: ['basket', 'quote'],
  own: [],
} satisfies DefinedTexts;
