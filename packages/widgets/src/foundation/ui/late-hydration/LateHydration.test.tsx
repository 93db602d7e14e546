import { act, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LateHydration } from './LateHydration';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`pressed ${count}`}
    </button>
  );
}

const page = (
  <LateHydration>
    <Counter />
  </LateHydration>
);

const pageWithScroller = (
  <LateHydration opensOnScroll>
    <Counter />
  </LateHydration>
);

let comesNear: () => void = () => {};
let container: HTMLElement;
let root: Root;

beforeEach(async () => {
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comesNear = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  container = document.body.appendChild(document.createElement('div'));
  await hydrate(page);
});

async function hydrate(element: ReactElement): Promise<void> {
  container.innerHTML = renderToString(element);
  await act(async () => {
    root = hydrateRoot(container, element);
  });
}

afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const button = () => container.querySelector('button') as HTMLButtonElement;
/** React marks hydrated elements. */
const isHydrated = () => Object.keys(button()).some((key) => key.startsWith('__reactProps'));

describe('LateHydration', () => {
  it('shows the server’s markup, and hydrates when it comes near', async () => {
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
    expect(sent).toHaveTextContent('pressed 1');
  });

  it('hydrates a part that affects the page elsewhere on the first scroll, and no other', async () => {
    await act(async () => window.dispatchEvent(new Event('scroll')));
    expect(isHydrated()).toBe(false);
    await act(async () => root.unmount());
    await hydrate(pageWithScroller);
    expect(isHydrated()).toBe(false);
    await act(async () => window.dispatchEvent(new Event('scroll')));
    expect(isHydrated()).toBe(true);
  });

  it('is marked for being laid out late, unless it shows something elsewhere', async () => {
    expect(container.querySelector('[data-late="true"]')).toContainElement(button());
    await act(async () => root.unmount());
    await hydrate(pageWithScroller);
    expect(container.querySelector('[data-late="true"]')).toBeNull();
  });

  it('hydrates when focused', async () => {
    await act(async () => button().focus());
    expect(isHydrated()).toBe(true);
  });
});
