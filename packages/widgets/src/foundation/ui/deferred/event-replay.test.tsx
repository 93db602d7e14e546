import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { captureEvents } from './event-replay';

// A page inlines it like this.
new Function(`(${captureEvents})()`)();

let root: HTMLElement;

const replay = () => act(() => captureEvents().ready(root));

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

function send(markup: string) {
  root.setAttribute('data-deferred', '');
  root.innerHTML = markup;
}

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

it('repeats clicks and changes made before hydration, with the final values', async () => {
  // In development React warns about the attributes of waiting buttons.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  send(renderToString(<Page />));
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
  expect(captureEvents().isUsed(root)).toBe(true);
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'cheapest' } });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox'), 'By the door');

  await act(async () => void hydrateRoot(root, <Page />));
  expect(screen.getByRole('status')).toHaveTextContent('0,newest,false,');
  await replay();
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
  send(renderToString(heading));
  const title = screen.getByRole('heading');
  /** React sets a property on hydrated elements. */
  const isHydrated = () => Object.keys(title).some((key) => key.startsWith('__reactProps'));
  startTransition(() => void hydrateRoot(root, heading));
  for (const type of ['pointerdown', 'touchstart', 'mousedown', 'keydown', 'click'])
    title.dispatchEvent(new Event(type, { bubbles: true }));
  expect(isHydrated()).toBe(false);

  await waitFor(() => expect(isHydrated()).toBe(true));
  await replay();
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.pointerDown(title);
  expect(pressed).toHaveBeenCalledOnce();
});

it('repeats what happened in a region that waits longer when that one works', async () => {
  const pressed = vi.fn();
  send('<button>Outer</button><div data-deferred="near"><button>Inner</button></div>');
  for (const button of screen.getAllByRole('button')) {
    button.addEventListener('click', () => pressed(button.textContent));
    button.click();
  }
  expect(pressed).not.toHaveBeenCalled();
  await replay();
  expect(pressed.mock.calls).toEqual([['Outer']]);
  const inner = screen.getByRole('button', { name: 'Inner' });
  expect(inner).toHaveAttribute('aria-busy', 'true');
  await captureEvents().ready(inner.parentElement as HTMLElement);
  expect(pressed.mock.calls).toEqual([['Outer'], ['Inner']]);
});

it('submits a form, with the typed text, once it works', async () => {
  send('<form><input name="phone" value="050"><button>Send</button></form>');
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.forms[0]?.addEventListener('submit', sent);
  screen.getByRole('button').click();
  // Enter in a form without a button.
  const submit = new Event('submit', { cancelable: true, bubbles: true });
  document.forms[0]?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  await replay();
  expect(sent).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveValue('050');
});

it('leaves links, and forms that work without code, to the browser', () => {
  send('<a href="#sofas">Sofas</a><form action="/products"><input></form>');
  const follow = new MouseEvent('click', { cancelable: true, bubbles: true });
  screen.getByRole('link').dispatchEvent(follow);
  expect(follow.defaultPrevented).toBe(false);
  const submit = new Event('submit', { cancelable: true, bubbles: true });
  document.forms[0]?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});
