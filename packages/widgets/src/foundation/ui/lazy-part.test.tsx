import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

afterEach(() => vi.restoreAllMocks());

it('waits for the connection if its code cannot be loaded offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>Menu</p> });
  const Part = lazyPart(load);
  await act(async () =>
    render(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    ),
  );
  expect(screen.getByText('…')).toBeInTheDocument();

  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Menu')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the page if its code cannot be loaded at all', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart(load);
  await act(async () =>
    render(
      <>
        <h1>Sofas</h1>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </>,
    ),
  );
  await act(async () => vi.runAllTimersAsync());
  vi.useRealTimers();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { name: 'Sofas' })).toBeInTheDocument();
  expect(screen.getByText('…')).toBeInTheDocument();
});
