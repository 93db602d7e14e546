import { defineElement, type Room } from '../define-element';
import { ElementLeadForm } from '../widgets/ElementLeadForm';

/**
 * A form for name, phone and email, which the shop receives as a lead.
 *
 * @attr {number} source-id - Id of the lead form in the shop; the shop's page `/embed/` offers them by name. Where the shop has no such form, the element shows a link to its contact page and logs which it has. Required: without it the element shows the content between its tags and logs an error.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a phone number, for instance.
 * @event {CustomEvent} diwan-sent - The shop received the details.
 * @csspart button - The button that sends the form.
 * @csspart field - A field of the form.
 */
export const element = defineElement({
  tag: 'diwan-lead-form',
  attributes: { sourceId: 'number' },
  events: { onSent: 'diwan-sent' },
  Widget: ElementLeadForm,
  reservedBlockSize: '0',
});

/** Read only by the build. */
export const room: Room = {
  blockSize: '398px',
  byWidth: () => 'block-size:calc(329px - 69px*sign(100cqi - 499px))',
};
