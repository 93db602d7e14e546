import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';
import { useLazyComponent } from './use-lazy-component';

afterEach(() => void vi.restoreAllMocks());

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

function Part({ load, isWanted }: { load: () => Promise<{ default: typeof Hello }>; isWanted: boolean }) {
  const Component = useLazyComponent(load, isWanted);
  return Component ? <Component name="Noura" /> : null;
}

it('loads the code once when wanted', async () => {
  const load = vi.fn(async () => ({ default: Hello }));
  const { rerender } = render(<Part load={load} isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Part load={load} isWanted />);
  expect(await screen.findByText('Hello Noura')).toBeInTheDocument();
  rerender(<Part load={load} isWanted={false} />);
  rerender(<Part load={load} isWanted />);
  expect(screen.getByText('Hello Noura')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('waits for the connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn(async () => ({ default: Hello }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Part load={load} isWanted />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Noura')).toBeInTheDocument();
});

it('retries if the connection is back but does not work yet', async () => {
  const load = vi
    .fn(async () => ({ default: Hello }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Part load={load} isWanted />);
  expect(await screen.findByText('Hello Noura')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('throws a failure to the surrounding error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = () => Promise.reject(new Error('Chunk not found'));
  render(
    <ErrorBoundary fallback={() => <p>Broken</p>}>
      <Part load={load} isWanted />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Broken')).toBeInTheDocument();
});
