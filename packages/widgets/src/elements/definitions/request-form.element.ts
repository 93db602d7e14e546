import { RequestForm } from '../../features/contact/request-form/RequestForm';
import { defineElement, type Room } from '../define-element';

/**
 * A form for a question to the shop, or for a request about one of its projects.
 *
 * @attr {message|project} [kind=message] - Kind of form; `message` by default.
 * @attr {number} [project-id] - Id of the project the request is about. A request of the kind `project` without it is about the visitor's own idea.
 * @attr {number} [item-id] - Id of the product the question is about.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a phone number, for instance.
 * @event {CustomEvent} diwan-sent - The shop received the request.
 * @event {CustomEvent} diwan-done - The form was sent and the visitor closed the confirmation.
 * @csspart button - The button that sends the form.
 * @csspart field - A field of the form.
 */
export const element = defineElement({
  tag: 'diwan-request-form',
  attributes: { kind: ['message', 'project'], projectId: 'number', itemId: 'number' },
  events: { onSent: 'diwan-sent', onDone: 'diwan-done' },
  texts: ['contact', 'projects'],
  Widget: RequestForm,
  reservedBlockSize: '0',
});

/** Read only by the build. */
export const room: Room = {
  blockSize: '606px',
  byWidth: () => 'block-size:calc(537px - 69px*sign(100cqi - 499px))',
};
