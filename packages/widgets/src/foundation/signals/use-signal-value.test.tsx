import { basketProduct } from '@diwan/sdk/commerce';
import { computed, signal } from '@preact/signals-core';
import { act, screen } from '@testing-library/react';
import { memo, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderInShop, Shop, sampleSummary } from '../../testing';
import { renderInLocale } from '../../testing/render-in-locale';
import { useBasket, useIsInBasket } from '../provider';
import { createStores, memoryStorage } from '../stores';
import { useSignalValue, useStore } from './use-signal-value';

const product = basketProduct(sampleSummary());
const client = { items: { list: vi.fn() } } as never;

it('re-renders a component when the signal it reads changes, and only then', () => {
  const read = signal('oak');
  const other = signal('ash');
  const onRender = vi.fn();
  const Wood = memo(() => {
    onRender();
    return <p>{useSignalValue(read)}</p>;
  });
  renderInLocale(<Wood />);
  act(() => {
    other.value = 'beech';
  });
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => {
    read.value = 'walnut';
  });
  expect(screen.getByText('walnut')).toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(2);
});

it('switches to a new signal', () => {
  const signals = { oak: signal(1), walnut: signal(10) };
  const Count = ({ wood }: { wood: keyof typeof signals }) => <p>{useSignalValue(signals[wood])}</p>;
  const { rerender } = renderInLocale(<Count wood="oak" />);
  rerender(<Count wood="walnut" />);
  act(() => {
    signals.walnut.value = 11;
  });
  expect(screen.getByText('11')).toBeInTheDocument();
});

it('returns a store’s values and its actions', () => {
  const count = signal(1);
  const store = { count, doubled: computed(() => count.value * 2), add: () => void count.value++ };
  function Counter() {
    const { count, doubled, add } = useStore(store);
    return (
      <button type="button" onClick={add}>
        {count} and {doubled}
      </button>
    );
  }
  renderInLocale(
    <StrictMode>
      <Counter />
    </StrictMode>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button', { name: '2 and 4' })).toBeInTheDocument();
});

it('renders on a server', () => {
  const wood = signal('oak');
  const Wood = () => <p>{useSignalValue(wood)}</p>;
  expect(renderToString(<Wood />)).toBe('<p>oak</p>');
});

it('unsubscribes when the component is unmounted', () => {
  const onUnwatched = vi.fn();
  const followed = signal('ash', { unwatched: onUnwatched });
  const Followed = () => <p>{useSignalValue(followed)}</p>;
  renderInLocale(<Followed />).unmount();
  expect(onUnwatched).toHaveBeenCalledOnce();
});

it('returns the visitor’s basket', () => {
  const stores = createStores({ client, storage: memoryStorage() });
  function Cart() {
    const { itemCount, lines, clear } = useBasket('cart');
    return (
      <button type="button" onClick={() => clear()}>
        {itemCount} of {lines.map((line) => line.product.name_en)}
      </button>
    );
  }
  renderInShop(<Cart />, { stores });
  act(() => stores.cart.add(product, { quantity: 3 }));
  expect(screen.getByRole('button', { name: `3 of ${product.name_en}` })).toBeInTheDocument();
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('0 of');
});

it('re-renders a product’s button only when its own product is added or removed', () => {
  const stores = createStores({ client, storage: memoryStorage() });
  const onRender = vi.fn();
  const Mark = memo(() => {
    onRender();
    return <p>{useIsInBasket('cart', product.id) ? 'in' : 'out'}</p>;
  });
  renderInLocale(
    <Shop stores={stores}>
      <Mark />
    </Shop>,
  );
  const before = onRender.mock.calls.length;
  act(() => stores.cart.add({ ...product, id: product.id + 1 }));
  expect(onRender).toHaveBeenCalledTimes(before);
  act(() => stores.cart.add(product));
  expect(screen.getByText('in')).toBeInTheDocument();
});
