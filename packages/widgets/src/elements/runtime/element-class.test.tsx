import { act, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces, useI18n } from '../../foundation/i18n';
import { defineElement } from '../define-element';
import { createEmbedSession } from '../session/embed-session';
import { adoptStyles, releaseStyles } from '../styles/style-registry';
import { createElementTexts } from './element-texts';
import { registerElement } from './register-element';

const session = createEmbedSession();

vi.mock('../styles/style-registry', { spy: true });

interface ProbeProps {
  limit?: number;
  isOpen?: boolean;
  ids?: readonly number[];
  filter?: { color: string };
  title?: string;
  onDone?: () => void;
}

const mounts = vi.fn();
const unmounts = vi.fn();
const renders = vi.fn();

/** Shows its props as JSON and counts presses, so that lost state is seen. */
function Probe(props: ProbeProps) {
  const { t } = useI18n();
  renders();
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    mounts();
    return unmounts;
  }, []);
  if (props.limit === 13) throw new Error('unlucky');
  return (
    <>
      <output>{JSON.stringify(props)}</output>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {t('common:close')} {presses}
      </button>
      <input type="button" value="Done" onClick={props.onDone} />
    </>
  );
}

const probe = defineElement({
  tag: 'diwan-probe',
  attributes: { limit: 'number', isOpen: 'boolean', ids: 'numbers', filter: 'json' },
  maxima: { limit: 100 },
  filters: ['ids'],
  events: { onDone: 'diwan-done' },
  Widget: Probe,
  reservedBlockSize: '10px',
});

const probeTexts = createElementTexts(async (locale) => {
  const resources = await loadNamespaces(locale, ['common', 'errors']);
  return resources[locale] ?? {};
});

const shadow = (element: Element) => {
  if (!element.shadowRoot) throw new Error('The element has no shadow root');
  return element.shadowRoot;
};
const propsOf = (element: Element) =>
  JSON.parse(shadow(element).querySelector('output')?.textContent ?? 'null') as unknown;
const buttonOf = (element: Element) => shadow(element).querySelector('button');

async function place(html: string): Promise<HTMLElement & ProbeProps> {
  await act(async () => document.body.insertAdjacentHTML('beforeend', html));
  const element = document.body.querySelector<HTMLElement>('diwan-probe:last-of-type');
  if (!element) throw new Error('No element in the page');
  await waitFor(() => expect(buttonOf(element)).not.toBeNull());
  return element;
}

afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  document.documentElement.removeAttribute('lang');
  vi.restoreAllMocks();
  mounts.mockClear();
  unmounts.mockClear();
});

describe('before registration', () => {
  it('keeps the fallback content and properties set early', async () => {
    document.body.innerHTML = '<diwan-probe limit="3"><a href="/shop">Shop</a></diwan-probe>';
    const element = document.querySelector('diwan-probe') as HTMLElement & ProbeProps;
    element.ids = [7];
    await act(async () => registerElement(probe, probeTexts, session));
    await waitFor(() => expect(propsOf(element)).toEqual({ limit: 3, ids: [7] }));
    expect(Object.hasOwn(element, 'ids')).toBe(false);
    expect(element.ids).toEqual([7]);
    expect(element.querySelector('a')).not.toBeNull();
  });

  it('leaves a tag that is taken alone', () => {
    const taken = customElements.get('diwan-probe');
    expect(() => registerElement(probe, probeTexts, session)).not.toThrow();
    expect(customElements.get('diwan-probe')).toBe(taken);
  });
});

describe('attributes and properties', () => {
  it('turn into props of their kind', async () => {
    const element = await place(
      `<diwan-probe limit="4" is-open ids="1,2" filter='{"color":"oak"}' title="t"></diwan-probe>`,
    );
    expect(propsOf(element)).toEqual({ limit: 4, isOpen: true, ids: [1, 2], filter: { color: 'oak' } });
  });

  it('go when the attribute goes', async () => {
    const element = await place('<diwan-probe limit="4" is-open></diwan-probe>');
    await act(async () => {
      element.removeAttribute('limit');
      element.removeAttribute('is-open');
    });
    expect(propsOf(element)).toEqual({ isOpen: false });
  });

  it('set the same value; the last one wins', async () => {
    const element = await place('<diwan-probe limit="4"></diwan-probe>');
    await act(async () => {
      element.limit = 8;
    });
    expect(propsOf(element)).toEqual({ limit: 8 });
    await act(async () => element.setAttribute('limit', '5'));
    expect(propsOf(element)).toEqual({ limit: 5 });
    expect(element.limit).toBe(5);
  });

  it('are one render, however many are set in a row', async () => {
    const element = await place('<diwan-probe></diwan-probe>');
    renders.mockClear();
    await act(async () => {
      element.limit = 1;
      element.ids = [2];
      element.setAttribute('is-open', '');
    });
    expect(propsOf(element)).toEqual({ limit: 1, ids: [2], isOpen: true });
    expect(renders).toHaveBeenCalledTimes(1);
  });

  it('ask the library for one render, whose Preact renders each time it is asked', async () => {
    const element = await place('<diwan-probe></diwan-probe>');
    const render = vi.fn();
    Object.assign(element, { [Symbol.for('r2wc.render')]: render });
    element.limit = 1;
    element.ids = [2];
    element.setAttribute('is-open', '');
    expect(render).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(render).toHaveBeenCalledOnce();
  });

  it('of the markup ask the library for one render too', async () => {
    const render = vi.spyOn(
      Object.getPrototypeOf(customElements.get('diwan-probe')?.prototype),
      Symbol.for('r2wc.render') as never,
    );
    const element = await place('<diwan-probe limit="4" is-open></diwan-probe>');
    expect(propsOf(element)).toEqual({ limit: 4, isOpen: true });
    expect(render).toHaveBeenCalledOnce();
  });

  it('render nothing before the element is in the page', async () => {
    const element = document.createElement('diwan-probe') as HTMLElement & ProbeProps;
    await act(async () => {
      element.limit = 3;
    });
    expect(shadow(element).childElementCount).toBe(0);
    await act(async () => document.body.append(element));
    await waitFor(() => expect(propsOf(element)).toEqual({ limit: 3 }));
  });

  it('leave the attribute as it is when the property is set', async () => {
    const element = await place('<diwan-probe limit="4"></diwan-probe>');
    await act(async () => {
      element.limit = 8;
      element.filter = { color: 'oak' };
    });
    expect(element.getAttribute('limit')).toBe('4');
    expect(element.hasAttribute('filter')).toBe(false);
  });

  it('show a bad value of the markup as none, and the element comes up', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = await place(`<diwan-probe filter="{colour" limit="many" is-open="false"></diwan-probe>`);
    expect(propsOf(element)).toEqual({ isOpen: false });
    await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  });

  it('keep the value before when the new one makes no sense, and say so once', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = await place(`<diwan-probe filter='{"color":"oak"}'></diwan-probe>`);
    await act(async () => element.setAttribute('filter', '{color'));
    await act(async () => element.setAttribute('limit', '2'));
    expect(propsOf(element)).toEqual({ filter: { color: 'oak' }, limit: 2 });
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect(report).toHaveBeenCalledWith(
      expect.stringContaining('<diwan-probe> filter="{color" is not JSON, and ignored'),
    );
    await act(async () => element.setAttribute('ids', 'seven'));
    expect(propsOf(element)).toMatchObject({ ids: [] });
    await waitFor(() =>
      expect(report.mock.lastCall?.[0]).toContain('ids="seven" is not positive whole numbers'),
    );
    expect(report.mock.lastCall?.[0]).toContain('so nothing is shown');
  });
});

describe('markup that makes no sense', () => {
  const said = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('reduces a number that is too large', async () => {
    const report = said();
    const element = await place('<diwan-probe limit="999"></diwan-probe>');
    expect(propsOf(element)).toEqual({ limit: 100 });
    await waitFor(() =>
      expect(report).toHaveBeenCalledWith('Diwan: <diwan-probe> limit="999" is reduced to 100.'),
    );
  });

  it('says of a property what it says of the attribute', async () => {
    const report = said();
    const element = await place('<diwan-probe limit="4" ids="7"></diwan-probe>');
    await act(async () => {
      for (const [name, value] of Object.entries({ limit: 0, isOpen: 3, ids: ['a'], shopUrl: { href: '/' } }))
        Reflect.set(element, name, value);
    });
    expect(propsOf(element)).toEqual({ limit: 4, ids: [] });
    await act(async () => Reflect.set(element, 'limit', '500'));
    expect(propsOf(element)).toMatchObject({ limit: 100 });
    await waitFor(() =>
      expect(report.mock.calls.map(([line]) => line)).toEqual([
        'Diwan: <diwan-probe>.limit = 0 is not a positive whole number, and ignored.',
        'Diwan: <diwan-probe>.isOpen = 3 is not true or false, and ignored.',
        'Diwan: <diwan-probe>.ids = [a] is not positive whole numbers between commas, so nothing is shown.',
        'Diwan: <diwan-probe>.shopUrl = an object is not text, and ignored.',
        'Diwan: <diwan-probe>.limit = "500" is reduced to 100.',
      ]),
    );
  });

  it('chooses nothing by a filter that is invalid', async () => {
    const report = said();
    const element = await place('<diwan-probe ids="a,b"></diwan-probe>');
    expect(propsOf(element)).toEqual({ ids: [] });
    await waitFor(() => expect(report).toHaveBeenCalledOnce());
  });

  it('keeps what the page put between the tags where the element can’t begin', async () => {
    said();
    const failed = vi.fn();
    document.addEventListener('diwan-error', failed, { once: true });
    await act(async () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<diwan-probe shop-url="shop.example"><a href="/shop">Shop</a></diwan-probe>',
      ),
    );
    const element = document.body.lastElementChild as HTMLElement;
    await waitFor(() => expect(shadow(element).querySelector('slot')).not.toBeNull());
    expect(shadow(element).textContent).not.toContain('did not load');
    await waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(failed.mock.lastCall?.[0].detail).toMatchObject({
      reason: 'invalid-address',
      message:
        '<diwan-probe> failed: shop-url="shop.example" is not a full address, such as https://shop.example.',
    });

    // It begins once the mistake has gone.
    await act(async () => element.removeAttribute('shop-url'));
    await waitFor(() => expect(buttonOf(element)).not.toBeNull());
  });
});

it('says once per address that it is none, without a stack', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = vi.fn();
  document.addEventListener('diwan-error', failed);
  const elements = [1, 2].map(() => '<diwan-probe shop-url="other.example"></diwan-probe>');
  await act(async () => document.body.insertAdjacentHTML('beforeend', elements.join('')));
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
  document.removeEventListener('diwan-error', failed);
  expect(report.mock.calls.filter(([line]) => `${line}`.startsWith('Diwan'))).toEqual([
    [
      'Diwan: <diwan-probe> failed: shop-url="other.example" is not a full address, such as https://shop.example.',
    ],
  ]);
});

describe('on a page that extends Object.prototype', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'extend');
  });

  it('gets its own properties only', async () => {
    let names: string[] = [];
    const keys = defineElement({
      tag: 'diwan-probe-keys',
      attributes: { limit: 'number' },
      Widget: (props: { limit?: number; onDone?: () => void }) => {
        names = Object.keys(props);
        return <button type="button">Done</button>;
      },
      events: { onDone: 'diwan-done' },
      reservedBlockSize: '10px',
    });
    Reflect.set(Object.prototype, 'extend', () => {});
    await act(async () => registerElement(keys, probeTexts, session));
    const element = document.createElement('diwan-probe-keys');
    element.setAttribute('limit', '4');
    await act(async () => document.body.append(element));
    await waitFor(() => expect(buttonOf(element)).not.toBeNull());
    expect(names.sort()).toEqual(['limit', 'onDone']);
  });
});

describe('life in the page', () => {
  it('has the styles of all widgets while it is there, a move included', async () => {
    vi.mocked(adoptStyles).mockClear();
    vi.mocked(releaseStyles).mockClear();
    const element = await place('<div><diwan-probe></diwan-probe></div>');
    expect(adoptStyles).toHaveBeenCalledWith(element.shadowRoot);
    await act(async () => document.body.append(element));
    expect(releaseStyles).not.toHaveBeenCalled();
    await act(async () => element.remove());
    expect(releaseStyles).toHaveBeenCalledExactlyOnceWith(element.shadowRoot);
  });

  it('dispatches an event for a call of the widget, which passes shadow roots', async () => {
    const element = await place('<diwan-probe></diwan-probe>');
    const received = vi.fn();
    document.addEventListener('diwan-done', received, { once: true });
    await act(async () => shadow(element).querySelector('input')?.click());
    expect(received).toHaveBeenCalledOnce();
    expect(received.mock.lastCall?.[0]).toMatchObject({ target: element, detail: null, composed: true });
  });

  it('keeps its state when moved', async () => {
    const element = await place('<div><diwan-probe></diwan-probe></div>');
    await act(async () => buttonOf(element)?.click());
    await act(async () => document.body.append(element));
    expect(buttonOf(element)?.textContent).toBe('Close 1');
    expect(mounts).toHaveBeenCalledTimes(1);
    expect(unmounts).not.toHaveBeenCalled();
  });

  it('is taken down when removed and comes up again when put back', async () => {
    const element = await place('<diwan-probe limit="1"></diwan-probe>');
    await act(async () => element.remove());
    expect(unmounts).toHaveBeenCalledTimes(1);
    await act(async () => element.setAttribute('limit', '2'));
    await act(async () => document.body.append(element));
    await waitFor(() => expect(propsOf(element)).toEqual({ limit: 2 }));
  });

  it('keeps a failure inside one element and recovers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const failed = vi.fn();
    document.addEventListener('diwan-error', failed, { once: true });
    const bystander = await place('<diwan-probe limit="1"></diwan-probe>');
    const element = await place('<diwan-probe limit="13"></diwan-probe>');
    expect(shadow(element).textContent).toContain('This part of the page didn’t load');
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(failed.mock.calls[0]?.[0]).toMatchObject({
      target: element,
      detail: { tag: 'diwan-probe', reason: 'crashed', message: '<diwan-probe> failed: Error: unlucky' },
    });
    expect(propsOf(bystander)).toEqual({ limit: 1 });
    await act(async () => {
      element.limit = 12;
    });
    await act(async () => buttonOf(element)?.click());
    await waitFor(() => expect(propsOf(element)).toEqual({ limit: 12 }));
  });
});

describe('language', () => {
  it('is no longer watched when the last element has gone', async () => {
    const element = await place('<diwan-probe></diwan-probe>');
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    await act(async () => element.remove());
    expect(disconnect).toHaveBeenCalled();
  });

  const root = (element: Element) => shadow(element).querySelector('[dir]');

  it('is English where no language is set', async () => {
    const element = await place('<diwan-probe></diwan-probe>');
    expect(root(element)).toHaveAttribute('lang', 'en');
    expect(root(element)).toHaveAttribute('dir', 'ltr');
  });

  it('comes from the nearest ancestor and lays out accordingly', async () => {
    document.documentElement.lang = 'en';
    const element = await place('<section lang="ar-SA"><diwan-probe></diwan-probe></section>');
    expect(root(element)).toHaveAttribute('lang', 'ar');
    expect(root(element)).toHaveAttribute('dir', 'rtl');
    expect(buttonOf(element)?.textContent).toContain('إغلاق');
  });

  it('comes first of all from the element itself', async () => {
    const element = await place('<section lang="ar"><diwan-probe lang="en"></diwan-probe></section>');
    expect(root(element)).toHaveAttribute('dir', 'ltr');
  });

  it('follows the page, keeping state', async () => {
    const element = await place('<diwan-probe></diwan-probe>');
    await act(async () => buttonOf(element)?.click());
    await act(async () => {
      document.documentElement.lang = 'ar';
    });
    await waitFor(() => expect(root(element)).toHaveAttribute('dir', 'rtl'));
    expect(buttonOf(element)?.textContent).toBe('إغلاق 1');
  });

  it('is found and followed outside of a shadow root', async () => {
    const host = document.createElement('div');
    host.lang = 'ar';
    document.body.append(host);
    const inner = host.attachShadow({ mode: 'open' });
    await act(async () => {
      inner.innerHTML = '<div><diwan-probe></diwan-probe></div>';
    });
    const element = inner.querySelector('diwan-probe') as Element;
    await waitFor(() => expect(root(element)).toHaveAttribute('lang', 'ar'));
    await act(async () => inner.querySelector('div')?.setAttribute('lang', 'en'));
    await waitFor(() => expect(root(element)).toHaveAttribute('lang', 'en'));
  });
});
