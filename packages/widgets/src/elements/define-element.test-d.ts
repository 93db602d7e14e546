import { createItems, createLeads, createReadCall } from '@diwan/sdk';
import { test } from 'vitest';
import { useClient } from '../foundation/provider';
import { defineElement } from './define-element';

declare const call: Parameters<typeof createLeads>[0];

const formApi = { resources: ['leads'] } as const;

function Form({ sourceId }: { sourceId: number }) {
  const { leads } = useClient(formApi);
  void leads.create(sourceId, { name: '', phone: '' });
  // @ts-expect-error: a resource the widget has not declared
  void useClient(formApi).orders;
  return null;
}

const Plain = (_props: { limit?: number }) => null;

const common = { tag: 'diwan-form', reservedBlockSize: '1px' } as const;

test('an element brings the resources its widget declares', () => {
  defineElement({
    ...common,
    attributes: { sourceId: 'number' },
    Widget: Form,
    api: formApi,
    client: () => ({ leads: createLeads(call) }),
  });

  // @ts-expect-error: the declared resource is missing
  defineElement({ ...common, attributes: { sourceId: 'number' }, Widget: Form, api: formApi });

  defineElement({
    ...common,
    attributes: { sourceId: 'number' },
    Widget: Form,
    api: formApi,
    // @ts-expect-error: another resource than the declared one
    client: (connection) => ({
      items: createItems(createReadCall(connection)),
    }),
  });
});

test('attributes fit the props of the widget', () => {
  defineElement({ ...common, attributes: { limit: 'number' }, Widget: Plain });
  // @ts-expect-error: a number is no text
  defineElement({ ...common, attributes: { limit: 'string' }, Widget: Plain });
  // @ts-expect-error: the widget has no such prop
  defineElement({ ...common, attributes: { color: 'string' }, Widget: Plain });
});

test('an attribute beside those that fit is refused too', () => {
  // @ts-expect-error: the widget has no such prop
  defineElement({ ...common, attributes: { limit: 'number', color: 'string' }, Widget: Plain });
});
