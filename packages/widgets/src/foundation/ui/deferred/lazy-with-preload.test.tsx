import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../ErrorBoundary';
import { lazyWithPreload } from './lazy-with-preload';
import { OnceOpened } from './OnceOpened';
import { Optional } from './Optional';

const Sentence = ({ text }: { text: string }) => <p>{text}</p>;
const found = async () => ({ default: Sentence });
const failure = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('suspends until its code has loaded', async () => {
  const Lazy = lazyWithPreload(found);
  render(
    <Suspense fallback="…">
      <Lazy text="Here" />
    </Suspense>,
  );
  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

it('renders immediately once preloaded, which loads the code only once', async () => {
  const load = vi.fn(found);
  const Lazy = lazyWithPreload(load);
  await Lazy.preload();
  await Lazy.preload();
  render(<Lazy text="Here" />);
  expect(screen.getByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('can be loaded after it has failed', async () => {
  vi.useFakeTimers();
  const load = vi.fn(found).mockRejectedValue(failure);
  const Lazy = lazyWithPreload(load);
  const failed = expect(Lazy.preload()).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await failed;
  load.mockImplementation(found);
  await Lazy.preload();
  render(<Lazy text="Here" />);
  expect(screen.getByText('Here')).toBeInTheDocument();
});

it('waits for a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(found);
  const Lazy = lazyWithPreload(load);
  render(
    <Suspense fallback="…">
      <Lazy text="Menu" />
    </Suspense>,
  );
  await act(async () => {});
  expect(screen.getByText('…')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Menu')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries once more, since a connection that is back may not work yet', async () => {
  vi.useFakeTimers();
  const load = vi.fn(found).mockRejectedValueOnce(failure);
  const Lazy = lazyWithPreload(load);
  render(
    <Suspense fallback="…">
      <Lazy text="Menu" />
    </Suspense>,
  );
  await act(async () => vi.runAllTimersAsync());
  expect(screen.getByText('Menu')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('throws to the error boundary around if its code cannot be loaded', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(found).mockRejectedValue(failure);
  const Lazy = lazyWithPreload(load);
  render(
    <ErrorBoundary fallback={() => <p>Broken</p>}>
      <Suspense fallback="…">
        <Lazy text="Menu" />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(async () => vi.runAllTimersAsync());
  expect(screen.getByText('Broken')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the page if the code of an optional part cannot be loaded', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lazy = lazyWithPreload(vi.fn(found).mockRejectedValue(failure));
  render(
    <>
      <h1>Sofas</h1>
      <Optional>
        <Lazy text="Banner" />
      </Optional>
    </>,
  );
  await act(async () => vi.runAllTimersAsync());
  expect(screen.getByRole('heading', { name: 'Sofas' })).toBeInTheDocument();
});

it('loads a dialog when it is first opened, and keeps it when it closes', async () => {
  const load = vi.fn(found);
  const Lazy = lazyWithPreload(load);
  const part = (isOpen: boolean) => (
    <OnceOpened isOpen={isOpen} fallback="…">
      <Lazy text={isOpen ? 'open' : 'closing'} />
    </OnceOpened>
  );
  const { container, rerender } = render(part(false));
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  rerender(part(true));
  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('open')).toBeVisible();
  rerender(part(false));
  expect(screen.getByText('closing')).toBeVisible();
});
