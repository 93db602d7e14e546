import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverMarkup } from '../../../testing/server-html';
import { Deferred } from './Deferred';
import { deferred } from './deferred-part';

function Counter({ label = 'pressed' }: { label?: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

const page = (
  <Deferred>
    <Counter />
  </Deferred>
);

let comesNear: () => void = () => {};
let container: HTMLElement;
let root: Root | undefined;
const onRecoverableError = vi.fn();

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comesNear = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  container = document.body.appendChild(document.createElement('div'));
});

async function hydrate(element: ReactElement, sent = serverMarkup(element)): Promise<void> {
  container.innerHTML = sent;
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError });
  });
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
  vi.unstubAllGlobals();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

const button = () => container.querySelector('button') as HTMLButtonElement;
/** React marks hydrated elements. */
const isHydrated = () => Object.keys(button()).some((key) => key.startsWith('__reactProps'));

it('shows the server’s markup, and hydrates when it comes near', async () => {
  await hydrate(page);
  const sent = button();
  expect(sent).toHaveTextContent('pressed 0');
  expect(isHydrated()).toBe(false);
  await act(async () => comesNear());
  expect(isHydrated()).toBe(true);
  expect(button()).toBe(sent);
  await act(async () => button().click());
  expect(button()).toHaveTextContent('pressed 1');
});

it('responds to an early click immediately, and performs it once hydrated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await hydrate(page);
  const sent = button();
  await act(async () => {
    for (const type of ['pointerdown', 'touchstart', 'mousedown', 'click'])
      sent.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    expect(sent).toHaveAttribute('aria-busy', 'true');
    expect(isHydrated()).toBe(false);
    sent.click();
  });
  await waitFor(() => expect(sent).not.toHaveAttribute('aria-busy'));
  expect(button()).toBe(sent);
  await waitFor(() => expect(sent).toHaveTextContent('pressed 1'));
});

it('hydrates a part that affects the page elsewhere on the first scroll, and no other', async () => {
  await hydrate(page);
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(isHydrated()).toBe(false);
  await act(async () => root?.unmount());
  await hydrate(
    <Deferred when="scroll">
      <Counter />
    </Deferred>,
  );
  expect(isHydrated()).toBe(false);
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(isHydrated()).toBe(true);
});

it('hydrates when focused', async () => {
  await hydrate(page);
  await act(async () => button().focus());
  expect(isHydrated()).toBe(true);
});

it('keeps the server’s markup while the page around renders again, and then shows what has changed', async () => {
  let rename = (_: string) => {};
  function Page() {
    const [label, setLabel] = useState('pressed');
    rename = setLabel;
    return (
      <Deferred>
        <Counter label={label} />
      </Deferred>
    );
  }
  await hydrate(<Page />);
  const sent = button();
  await act(async () => rename('counted'));
  expect(sent).toHaveTextContent('pressed 0');
  await act(async () => comesNear());
  expect(button()).toBe(sent);
  expect(sent).toHaveTextContent('counted 0');
  await act(async () => sent.click());
  await act(async () => rename('clicked'));
  expect(sent).toHaveTextContent('clicked 1');
});

it('works at once where the browser rendered it', async () => {
  render(page);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
});

it('loads code of its own when it comes near, and keeps text typed meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Form = ({ name }: { name: string }) => {
    const [text, setText] = useState('');
    return (
      <>
        <input aria-label={name} value={text} onChange={({ target }) => setText(target.value)} />
        <output>{text}</output>
      </>
    );
  };
  const load = vi.fn();
  const Part = deferred<{ name: string }>(load);
  await hydrate(
    <Part name="Phone" />,
    serverMarkup(
      <Deferred>
        <Form name="Phone" />
      </Deferred>,
    ),
  );
  expect(load).not.toHaveBeenCalled();
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  let arrive = (_: { default: typeof Form }) => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  field.value = '050';
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => arrive({ default: Form }));
  expect(screen.getByLabelText('Phone')).toBe(field);
  await waitFor(() => expect(container.querySelector('output')).toHaveTextContent('050'));
});

it('keeps the server’s markup if its code can’t be loaded', async () => {
  vi.useFakeTimers();
  const Part = deferred<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  await hydrate(
    <Part />,
    serverMarkup(
      <Deferred>
        <Counter />
      </Deferred>,
    ),
  );
  await act(async () => comesNear());
  await act(async () => vi.runAllTimersAsync());
  vi.useRealTimers();
  expect(button()).toHaveTextContent('pressed 0');
});
