import { createCallOf, createLeads } from '@diwan/sdk';
import { leadsCreate } from '@diwan/sdk/contract';
import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';
import { ElementLeadForm } from '../widgets/ElementLeadForm';

/**
 * A form for name, phone and email that reaches the shop as a lead.
 *
 * @attr {number} source-id - The lead form of the shop that the details belong to. Without it the element shows what stands between its tags, and says so in the console.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a phone number, for instance.
 * @event {CustomEvent} diwan-sent - The shop has the details.
 * @csspart button - The button that sends the form.
 * @csspart field - A field of the form.
 */
export const element = defineElement({
  tag: 'diwan-lead-form',
  attributes: { sourceId: 'number' },
  events: { onSent: 'diwan-sent' },
  Widget: ElementLeadForm,
  client: (connection) => ({ leads: createLeads(createCallOf(connection, { 'leads.create': leadsCreate })) }),
  reservedBlockSize: '383px',
  reservedByWidth: 'calc(252px + clamp(0px,(500px - 100cqi)*999,131px))',
});

/** Read by the build alone. */
export const texts = {
  own: [
    'common:form',
    'common:lead',
    'common:optional',
    'common:toast',
    'errors:all_fields_required',
    'errors:boundary',
    'errors:failed',
    'errors:something_went_wrong',
  ],
} satisfies DefinedTexts;
