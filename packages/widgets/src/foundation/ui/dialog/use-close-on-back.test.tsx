import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCloseOnBack } from './use-close-on-back';

function Layer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useCloseOnBack(isOpen, onClose);
  return null;
}

const arrival = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const goBack = () =>
  act(async () => {
    const arrived = arrival();
    history.back();
    await arrived;
  });

afterEach(() => history.replaceState(null, '', '/'));

it('closes on Back, and stays on the page', async () => {
  const onClose = vi.fn();
  history.replaceState({ entry: 'list' }, '', '/list');
  render(<Layer isOpen onClose={onClose} />);
  expect(history.state).toMatchObject({ entry: 'list' });
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/list');
});

it('removes its history entry when closed otherwise', async () => {
  history.replaceState({ entry: 'list' }, '', '/list');
  const { rerender } = render(<Layer isOpen onClose={() => {}} />);
  const arrived = arrival();
  rerender(<Layer isOpen={false} onClose={() => {}} />);
  await arrived;
  expect(history.state).toEqual({ entry: 'list' });
});

it('keeps the addresses that it replaces, and each is a step of Back', async () => {
  const onClose = vi.fn();
  history.replaceState({ entry: 'list' }, '', '/list');
  const layer = (isOpen: boolean) => <Layer isOpen={isOpen} onClose={onClose} />;
  const { rerender } = render(layer(true));
  const choose = (address: string) => {
    history.replaceState(history.state, '', address);
    rerender(layer(true));
  };
  choose('/list?colour=1');
  choose('/list?colour=1&colour=2');
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.search).toBe('?colour=1&colour=2');
  rerender(layer(false));

  rerender(layer(true));
  choose('/list?colour=2');
  const arrived = arrival();
  rerender(layer(false));
  await arrived;
  expect(location.search).toBe('?colour=2');
  for (const search of ['?colour=1&colour=2', '?colour=1', '']) {
    await goBack();
    expect(location.search).toBe(search);
  }
  expect(history.state).toEqual({ entry: 'list' });
});

it('closes stacked dialogs one by one', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  const layers = (isUpperOpen: boolean) => (
    <>
      <Layer isOpen onClose={lower} />
      <Layer isOpen={isUpperOpen} onClose={upper} />
    </>
  );
  const { rerender } = render(layers(false));
  rerender(layers(true));
  await goBack();
  expect(upper).toHaveBeenCalledOnce();
  expect(lower).not.toHaveBeenCalled();
  rerender(layers(false));
  await goBack();
  expect(lower).toHaveBeenCalledOnce();
});

it('does nothing after navigating away from a dialog, and Back skips its entry', async () => {
  history.replaceState({ entry: 'list' }, '', '/list');
  const { unmount } = render(<Layer isOpen onClose={() => {}} />);
  history.pushState({ entry: 'product' }, '', '/product');
  unmount();
  expect(location.pathname).toBe('/product');
  history.back();
  await waitFor(() => expect(history.state).toEqual({ entry: 'list' }));
});
