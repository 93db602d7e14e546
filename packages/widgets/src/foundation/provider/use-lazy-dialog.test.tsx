import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing';
import { useLazyDialog } from './use-lazy-dialog';

const preload = vi.fn<() => Promise<void>>();

function Picture() {
  const { isOpen, isLoading, open, close, notice } = useLazyDialog({ preload });
  return (
    <>
      <button type="button" onClick={open} aria-busy={isLoading}>
        Picture
      </button>
      {notice}
      {(isOpen || isLoading) && (
        <button type="button" onClick={close}>
          Close
        </button>
      )}
      {isOpen && <div role="img" aria-label="Sofa" />}
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  preload.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('opens once its code is there, and closes', async () => {
  let arrive = () => {};
  preload.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  renderInShop(<Picture />);
  const button = screen.getByRole('button', { name: 'Picture' });
  await press('Picture');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive());
  expect(screen.getByRole('img')).toBeVisible();
  expect(button).toHaveAttribute('aria-busy', 'false');
  await press('Close');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('stays closed if the visitor closes it before its code is there', async () => {
  let arrive = () => {};
  preload.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  renderInShop(<Picture />);
  await press('Picture');
  await press('Close');
  await act(async () => arrive());
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('says that it could not be opened, and tries again at the next press', async () => {
  preload.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce();
  renderInShop(<Picture />);
  await press('Picture');
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be opened. Please try again.');
  await press('Picture');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('img')).toBeVisible();
});

it('says that it waits for a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  preload.mockReturnValue(new Promise(() => {}));
  renderInShop(<Picture />);
  await press('Picture');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no connection to the shop.');
});
