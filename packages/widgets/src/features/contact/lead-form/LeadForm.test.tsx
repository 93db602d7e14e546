import { NetworkError } from '@diwan/sdk';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing';
import { LeadForm } from './LeadForm';

type Create = ReturnType<typeof createFakeClient>['leads']['create'];

function renderForm(create = vi.fn<Create>(async () => ({ id: 1 }))) {
  renderInShop(<LeadForm sourceId={7} />, {
    client: createFakeClient({ leads: { create } }, { leadSources: [7] }),
  });
  return create;
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
// jsdom applies no styles, so the hidden busy label is part of the name.
const send = () => userEvent.click(screen.getByRole('button', { name: /^Request a call/ }));

describe('a form that the shop does not have', () => {
  it('shows another way to write, and says so to the page’s developer', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onMissing = vi.fn();
    renderInShop(<LeadForm sourceId={8} onMissing={onMissing} />, {
      client: createFakeClient({}, { leadSources: [1, 7] }),
      shopUrl: 'https://shop.example',
    });
    expect(await screen.findByText('This form is closed.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'https://shop.example/contact?lang=en',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    // Reported once it is drawn.
    await waitFor(() =>
      expect(onMissing.mock.calls).toEqual([
        [[expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 7 })]],
      ]),
    );
    expect(logged.mock.calls).toEqual([
      ['Diwan: the shop has no lead form 8. It has 1 (Form 1), 7 (Form 7).'],
    ]);
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('is still offered by a shop that does not list its forms', async () => {
    const forms = vi.fn(() => Promise.reject(makeApiError({ status: 404 })));
    renderInShop(<LeadForm sourceId={8} />, { client: createFakeClient({ leads: { forms } }) });
    await waitFor(() => expect(forms).toHaveBeenCalled());
    expect(field('Full name')).toBeInTheDocument();
  });
});

describe('lead form', () => {
  it('sends name and phone without an email to its source', async () => {
    const create = renderForm();
    await userEvent.type(field('Full name'), '  Noura ');
    await userEvent.type(field('Phone'), '٠٥٠ ٠٠٠ ٠٠٠٠');
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Thank you, Noura' });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(create).toHaveBeenCalledExactlyOnceWith(
      7,
      { name: 'Noura', phone: '0500000000', email: '' },
      { idempotencyKey: expect.any(String) },
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('sends nothing while a field is missing, and focuses it', async () => {
    const create = renderForm();
    await userEvent.type(field('Full name'), 'Noura');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('All fields are required');
    await waitFor(() => expect(field('Phone')).toHaveFocus());
    expect(field('Phone')).toHaveAccessibleDescription('Phone is required');
    expect(field('Full name')).toBeValid();
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps the focus in a field that is being corrected', async () => {
    renderForm();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(field('Phone'), '0500000000');
    expect(field('Phone')).toHaveValue('0500000000');
    expect(field('Phone')).toBeValid();
    expect(field('Full name')).toBeInvalid();
  });

  it('rejects an invalid email, though it is optional', async () => {
    const create = renderForm();
    await userEvent.type(field('Full name'), 'Noura');
    await userEvent.type(field('Phone'), '0500000000');
    await userEvent.type(field(/Email/), 'noura@');
    await send();
    expect(await screen.findByText('Enter a valid email address')).toBeInTheDocument();
    expect(field(/Email/)).toHaveAccessibleDescription('Enter a valid email address');
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps what was typed when sending fails, and can be sent again', async () => {
    // Newer browsers return a promise.
    const scrollIntoView = vi.fn(async () => {});
    Object.assign(Element.prototype, { scrollIntoView });
    const create = renderForm(
      vi
        .fn<Create>(async () => ({ id: 1 }))
        .mockRejectedValueOnce(makeApiError({ status: 500, message: 'Boom' })),
    );
    await userEvent.type(field('Full name'), 'Noura');
    await userEvent.type(field('Phone'), '0500000000');
    await send();
    const failure = await screen.findByRole('alert');
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(failure).toHaveTextContent('Something went wrong. The problem is on our side.');
    // Next to the clicked button, not above fields that fill the screen.
    const button = screen.getByRole('button', { name: /^Request a call/ });
    expect(button.compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field('Full name')).toHaveValue('Noura');
    await send();
    expect(await screen.findByRole('heading', { name: 'Thank you, Noura' })).toBeInTheDocument();
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('says only that there is no connection when sending fails offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderForm(
      vi.fn<Create>(() => Promise.reject(new NetworkError('no route', { endpoint: 'leads.create' }))),
    );
    await userEvent.type(field('Full name'), 'Noura');
    await userEvent.type(field('Phone'), '0500000000');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There is no connection. Try again when you are back online.',
    );
    vi.restoreAllMocks();
  });

  it('resends the same details with the same key after a lost response, and changed ones with a new key', async () => {
    const create = renderForm(vi.fn<Create>(() => Promise.reject(makeApiError({ status: 504 }))));
    await userEvent.type(field('Full name'), 'Noura');
    await userEvent.type(field('Phone'), '0500000000');
    const sendTimes = async (times: number) => {
      await send();
      await waitFor(() => expect(create).toHaveBeenCalledTimes(times));
      await screen.findByRole('alert');
    };
    await sendTimes(1);
    await sendTimes(2);
    await userEvent.type(field('Full name'), ' S');
    await sendTimes(3);
    const [first, second, third] = create.mock.calls.map(([, , options]) => options?.idempotencyKey);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('sends once, however often the button is clicked', async () => {
    const create = renderForm(vi.fn<Create>(() => new Promise(() => {})));
    await userEvent.type(field('Full name'), 'Noura');
    await userEvent.type(field('Phone'), '0500000000{Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /Sending/ }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
  });
});
