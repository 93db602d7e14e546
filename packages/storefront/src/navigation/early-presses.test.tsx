import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { keepFormsUntilHydrated, replayEarlyPresses } from './early-presses';
import { EARLY_PRESSES_SCRIPT } from './early-presses-script';

function Page() {
  const [count, setCount] = useState(0);
  const [sort, setSort] = useState('newest');
  const [isAgreed, setIsAgreed] = useState(false);
  const [note, setNote] = useState('');
  const [isKept, setIsKept] = useState(false);
  useEffect(() => setIsKept(true), []);
  return (
    <>
      <button type="button" data-each-press="" onClick={() => setCount(count + 1)}>
        More
      </button>
      <button type="button" onClick={() => setCount(count + 10)}>
        Add
      </button>
      <button type="button" aria-label={isKept ? 'Remove' : 'Keep'} onClick={() => setCount(count + 100)} />
      <select aria-label="Sort" value={sort} onChange={(event) => setSort(event.currentTarget.value)}>
        <option>newest</option>
        <option>cheapest</option>
      </select>
      <input
        type="checkbox"
        aria-label="Agree"
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
      />
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <output>{[count, sort, isAgreed, note].join()}</output>
    </>
  );
}

it('replays clicks and changes made before hydration, with the final values', async () => {
  // In development React warns about the attributes of waiting buttons.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  new Function(EARLY_PRESSES_SCRIPT)();
  const more = screen.getByRole('button', { name: 'More' });
  const add = screen.getByRole('button', { name: 'Add' });
  await userEvent.click(more);
  await userEvent.click(more);
  await userEvent.click(more);
  await userEvent.click(add);
  await userEvent.click(add);
  // Gets another name, and action, after hydration.
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(more).toHaveAttribute('aria-busy', 'true');
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'cheapest' } });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox'), 'By the door');

  const root = document.getElementById('root') as HTMLElement;
  await act(async () => void hydrateRoot(root, <Page />));
  expect(screen.getByRole('status')).toHaveTextContent('0,newest,false,');
  await act(replayEarlyPresses);
  expect(screen.getByRole('status')).toHaveTextContent('13,cheapest,true,By the door');
  expect(screen.getByRole('combobox')).toHaveValue('cheapest');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('By the door');
  expect(more).not.toHaveAttribute('aria-busy');

  // From now on React handles the events.
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('14,');
});

it('keeps events from making React hydrate the page in one go', async () => {
  const pressed = vi.fn();
  const heading = <h1 onPointerDown={pressed}>Chairs</h1>;
  document.body.innerHTML = `<div id="root">${renderToString(heading)}</div>`;
  new Function(EARLY_PRESSES_SCRIPT)();
  const title = screen.getByRole('heading');
  /** React sets a property on hydrated elements. */
  const isHydrated = () => Object.keys(title).some((key) => key.startsWith('__reactProps'));
  startTransition(() => void hydrateRoot(document.getElementById('root') as HTMLElement, heading));
  for (const type of ['pointerdown', 'touchstart', 'mousedown', 'keydown', 'click'])
    title.dispatchEvent(new Event(type, { bubbles: true }));
  expect(isHydrated()).toBe(false);

  await waitFor(() => expect(isHydrated()).toBe(true));
  await act(replayEarlyPresses);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.pointerDown(title);
  expect(pressed).toHaveBeenCalledOnce();
});

it('submits a form, with the typed text, once its code has loaded', async () => {
  keepFormsUntilHydrated();
  document.body.innerHTML = '<form><input name="phone" value="050"><button>Send</button></form>';
  const [form] = document.forms;
  const submits: { wasKept: boolean }[] = [];
  document.addEventListener('submit', (event) => submits.push({ wasKept: event.defaultPrevented }));
  form?.querySelector('button')?.click();
  await vi.waitFor(() => expect(submits.length).toBeGreaterThan(2));

  const sent = vi.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', sent);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const count = submits.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(submits).toHaveLength(count);
  expect(form?.querySelector('input')?.value).toBe('050');
});

it('ignores a form that works without code', () => {
  document.body.innerHTML = '<form action="/products"><button>Search</button></form>';
  const submit = new Event('submit', { cancelable: true, bubbles: true });
  document.forms[0]?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});
