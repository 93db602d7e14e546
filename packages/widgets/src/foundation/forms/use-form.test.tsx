import type { Validation } from '@diwan/sdk/commerce';
import { act, fireEvent, render as renderInto, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced';
import { i18nOf } from '../../testing/i18n-of';
import { renderInLocale } from '../../testing/render-in-locale';
import { I18nProvider } from '../i18n';
import { Announcer } from '../ui/Announcer';
import { Form } from './Form';
import { FormTextField } from './FormTextField';
import { type FormOptions, useForm } from './use-form';

interface Values {
  first: string;
  second: string;
}

const bothRequired = ({ first, second }: Values): Validation<keyof Values, Values> =>
  first && second
    ? { isValid: true, value: { first: first.trim(), second } }
    : {
        isValid: false,
        problems: { ...(!first && { first: 'required' }), ...(!second && { second: 'required' }) },
      };

function Example(options: Partial<FormOptions<Values, Values>>) {
  const form = useForm<Values, Values>({
    initialValues: { first: '', second: '' },
    validate: bothRequired,
    send: async () => {},
    ...options,
  });
  return (
    <Form form={form}>
      <FormTextField field={form.field('first')} label="first" />
      <FormTextField field={form.field('second')} label="second" />
      <button type="submit">Send</button>
      <output>{form.status}</output>
      {form.error instanceof Error && <p>{form.error.message}</p>}
    </Form>
  );
}

const render = (options: Partial<FormOptions<Values, Values>> = {}) =>
  renderInLocale(
    <Announcer>
      <Example {...options} />
    </Announcer>,
  );
const field = (name: keyof Values) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const status = () => screen.getByRole('status').textContent;

describe('a form', () => {
  it('restores typed values after a reload, until the form is sent', async () => {
    const { unmount } = render({ draftName: 'example' });
    await userEvent.type(field('first'), 'Noura');
    unmount();
    const again = render({ draftName: 'example', initialValues: { first: '', second: 'kept' } });
    expect(field('first')).toHaveValue('Noura');
    expect(field('second')).toHaveValue('kept');
    await send();
    await waitFor(() => expect(status()).toBe('sent'));
    again.unmount();
    render({ draftName: 'example' });
    expect(field('first')).toHaveValue('');
  });

  it('keeps what was typed before hydration', async () => {
    const onSend = vi.fn(async () => {});
    const content = (
      <I18nProvider i18n={i18nOf.en}>
        <Example send={onSend} />
      </I18nProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(content);
    const typed = container.querySelector('input');
    if (typed) typed.value = 'early';
    renderInto(content, { container, hydrate: true });
    await userEvent.type(field('second'), 'b{Enter}');
    expect(field('first')).toHaveValue('early');
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(onSend).toHaveBeenCalledWith(...[0, 1].map(() => ({ first: 'early', second: 'b' })));
  });

  it('sends the valid value with the typed values, then is `sent`', async () => {
    const onSend = vi.fn(async () => {});
    render({ send: onSend });
    await userEvent.type(field('first'), ' a ');
    await userEvent.type(field('second'), 'b{Enter}');
    await waitFor(() => expect(status()).toBe('sent'));
    expect(onSend).toHaveBeenCalledExactlyOnceWith(
      { first: 'a', second: 'b' },
      { first: ' a ', second: 'b' },
    );
  });

  it('sends nothing while a field is missing, reports it, and focuses the first invalid field', async () => {
    const onSend = vi.fn(async () => {});
    render({ send: onSend });
    await userEvent.type(field('first'), 'a');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('All fields are required');
    await waitFor(() => expect(field('second')).toHaveFocus());
    expect(field('first')).toBeValid();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('focuses the first invalid field again on a second invalid submit', async () => {
    render();
    await send();
    await waitFor(() => expect(field('first')).toHaveFocus());
    await send();
    await waitFor(() => expect(field('first')).toHaveFocus());
  });

  it('clears the problem of a changed field, and keeps the focus where it is', async () => {
    render();
    await send();
    await userEvent.type(field('second'), 'b');
    expect(field('second')).toBeValid();
    expect(field('second')).toHaveFocus();
    expect(field('first')).toBeInvalid();
    await userEvent.type(field('first'), 'a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps every value and the error when sending fails, and can be sent again', async () => {
    const onSend = vi.fn(async () => {}).mockRejectedValueOnce(new Error('offline'));
    render({ send: onSend, initialValues: { first: 'a', second: 'b' } });
    await send();
    expect(await screen.findByText('offline')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(field('first')).toHaveValue('a');
    await send();
    await waitFor(() => expect(status()).toBe('sent'));
  });

  it('ignores a second submit while sending', async () => {
    const onSend = vi.fn(() => new Promise(() => {}));
    render({ send: onSend, initialValues: { first: 'a', second: 'b' } });
    const form = field('first').closest('form') as HTMLFormElement;
    // Both before React re-renders.
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(status()).toBe('sending'));
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('is `failed` when its validation code cannot be loaded', async () => {
    render({ validate: () => Promise.reject(new Error('no chunk')) });
    await send();
    expect(await screen.findByText('no chunk')).toBeInTheDocument();
    expect(status()).toBe('failed');
  });

  it('is `sending` while its validation code loads', async () => {
    render({ validate: () => new Promise(() => {}) });
    await send();
    expect(status()).toBe('sending');
  });

  it('reports all values after each change', async () => {
    const onChange = vi.fn();
    render({ onChange, initialValues: { first: 'a', second: '' } });
    await userEvent.type(field('second'), 'bc');
    expect(onChange).toHaveBeenLastCalledWith({ first: 'a', second: 'bc' });
  });

  describe('checks a field', () => {
    const leave = () => userEvent.tab();

    it('once it is left, says so, and names no other field', async () => {
      render();
      await userEvent.type(field('first'), 'a');
      await userEvent.clear(field('first'));
      expect(field('first')).toBeValid();
      await leave();
      await waitFor(() => expect(field('first')).toBeInvalid());
      expect(announced('polite')).toEqual(['first is required']);
      expect(field('second')).toBeValid();
      // Nothing was sent yet.
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.type(field('first'), 'a');
      expect(field('first')).toBeValid();
    });

    it('that had a value before', async () => {
      render({
        initialValues: { first: 'wrong', second: '' },
        validate: () => ({ isValid: false, problems: { first: 'invalid', second: 'required' } }),
      });
      await userEvent.click(field('first'));
      await leave();
      await waitFor(() => expect(field('first')).toBeInvalid());
      expect(announced('polite')).toHaveLength(1);
    });

    it('never while it is empty and was not touched', async () => {
      render();
      await userEvent.click(field('first'));
      await leave();
      await leave();
      expect(field('first')).toBeValid();
      expect(field('second')).toBeValid();
    });

    it('only after the press that took the focus, so that what is pressed stays in its place', async () => {
      render();
      await userEvent.type(field('first'), 'a{Backspace}');
      const active = vi.spyOn(document, 'querySelector').mockReturnValueOnce(document.body);
      fireEvent.blur(field('first'));
      await act(async () => {});
      expect(active).toHaveBeenCalledWith(':active');
      expect(field('first')).toBeValid();
      fireEvent.mouseUp(document.body);
      await waitFor(() => expect(field('first')).toBeInvalid());
    });

    it('and leaves its announcement to the form that is sent', async () => {
      render();
      await userEvent.type(field('first'), 'a{Backspace}');
      await send();
      await waitFor(() => expect(field('first')).toHaveFocus());
      expect(field('first')).toBeInvalid();
      expect(announced('polite')).toEqual([]);
    });
  });
});
