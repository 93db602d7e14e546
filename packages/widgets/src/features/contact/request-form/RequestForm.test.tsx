import type { WriteOptions } from '@diwan/sdk';
import type { QuoteRequest } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing';
import { RequestForm, type RequestFormProps } from './RequestForm';

function renderForm(props: Partial<RequestFormProps> = {}) {
  const create = vi.fn(async (_request: QuoteRequest, _options?: WriteOptions) => ({ id: 1 }));
  const onDone = vi.fn();
  renderInShop(<RequestForm kind="message" onDone={onDone} {...props} />, {
    client: createFakeClient({ requests: { create } }),
  });
  return { create, onDone };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
// jsdom applies no styles, so the hidden busy label is part of the name.
const send = (name = /^Send message/) => userEvent.click(screen.getByRole('button', { name }));

async function fill() {
  await userEvent.type(field('Full name'), ' Noura ');
  await userEvent.type(field('Phone'), '٠٥٠ ١٢٣ ٤٥٦٧');
  await userEvent.type(field('Email'), 'noura@example.com');
}

describe('request form', () => {
  it('sends the contact details, the subject and the message', async () => {
    const onSent = vi.fn();
    const { create } = renderForm({ itemId: 5, projectId: 3, onSent });
    await fill();
    await userEvent.type(field(/^Message/), 'Do you deliver to Abha?');
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Thank you for contacting us' });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(onSent).toHaveBeenCalledOnce();
    expect(create).toHaveBeenCalledOnce();
    expect(create.mock.lastCall?.[0]).toEqual({
      notes: 'Do you deliver to Abha?',
      lead: { name: 'Noura', phone: '0501234567', email: 'noura@example.com' },
      reason: '',
      details: [],
      item_id: 5,
      project_id: 3,
    });
  });

  it('sends no product or project if there is none', async () => {
    const { create } = renderForm();
    await fill();
    await send();
    await screen.findByRole('heading', { name: 'Thank you for contacting us' });
    expect(Object.keys(create.mock.lastCall?.[0] ?? {})).toEqual(['notes', 'lead', 'reason', 'details']);
  });

  it('requires name, phone and email; the message is optional', async () => {
    const { create } = renderForm();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('All fields are required');
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Phone')).toHaveAccessibleDescription('Phone is required');
    expect(field(/^Message/)).toBeValid();
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps what was typed when sending fails, and can be sent again', async () => {
    const onSent = vi.fn();
    const { create } = renderForm({ onSent });
    create.mockRejectedValueOnce(makeApiError({ status: 503, message: 'Down' }));
    await fill();
    await userEvent.type(field(/^Message/), 'Hello');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(onSent).not.toHaveBeenCalled();
    expect(field('Full name')).toHaveValue(' Noura ');
    expect(field(/^Message/)).toHaveValue('Hello');
    await send();
    expect(await screen.findByRole('heading', { name: 'Thank you for contacting us' })).toBeInTheDocument();
    expect(create).toHaveBeenCalledTimes(2);
    // If the first one did arrive, the shop recognises the second by its key.
    const [first, second] = create.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('sends a changed message with a new key', async () => {
    const { create } = renderForm();
    create.mockRejectedValueOnce(makeApiError({ status: 504 }));
    await fill();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(field(/^Message/), 'One more thing');
    await send();
    await screen.findByRole('heading', { name: 'Thank you for contacting us' });
    const [first, second] = create.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('has its own texts for a project request, and ends with its button', async () => {
    const { create, onDone } = renderForm({ kind: 'project', projectId: 3 });
    expect(screen.getByText('Tell us about your space and we will call you back.')).toBeInTheDocument();
    await fill();
    await userEvent.type(field(/^About your space/), 'A majlis');
    await send(/^Send request/);
    await screen.findByRole('heading', { name: 'Request sent' });
    expect(create.mock.lastCall?.[0]).toMatchObject({ project_id: 3, notes: 'A majlis' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDone).toHaveBeenCalledOnce();
  });
});
