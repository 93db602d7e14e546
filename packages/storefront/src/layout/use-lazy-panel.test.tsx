import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../app/routes';
import { useAddress } from '../navigation/use-address';
import { LoadedAddressProvider } from '../navigation/use-loaded-address';
import { useLazyPanel } from './use-lazy-panel';

interface PanelProps {
  isOpen: boolean;
  early: RefObject<HTMLElement | null>;
}

function Panel({ isOpen, early }: PanelProps) {
  useLayoutEffect(() => {
    if (isOpen && early.current) early.current.hidden = true;
  }, [isOpen, early]);
  return isOpen && <p>Panel</p>;
}

const loadPanel = async () => ({ default: Panel });

/** As in the app. */
function Located({ children }: { children: ReactNode }) {
  const address = routes.loadedAddress(useAddress());
  return <LoadedAddressProvider value={address}>{children}</LoadedAddressProvider>;
}

afterEach(() => void vi.restoreAllMocks());

function Example({ load = loadPanel, onBroken }: { load?: typeof loadPanel; onBroken?: () => void }) {
  const { isOpen, Panel, problem, retry, open, close, early } = useLazyPanel<HTMLDivElement, PanelProps>(
    load,
    onBroken,
  );
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={open}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <div ref={early} data-testid="early" hidden>
        <input aria-label="Search" />
        {problem && (
          <button type="button" onClick={retry}>
            Try again ({problem})
          </button>
        )}
      </div>
      {Panel && <Panel isOpen={isOpen} early={early} />}
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

it('responds to each click at once and renders the panel after the next paint', async () => {
  render(<Example />);
  for (const _click of ['first', 'with its code loaded']) {
    click('Open');
    expect(screen.getByTestId('early')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('button', { expanded: false })).toBeVisible();
    expect(screen.queryByText('Panel')).toBeNull();
    expect(await screen.findByText('Panel')).toBeVisible();
    expect(screen.getByTestId('early')).not.toBeVisible();
    click('Close');
    expect(screen.queryByText('Panel')).toBeNull();
  }
});

it('stays closed if closed before it has loaded', async () => {
  render(<Example />);
  click('Open');
  click('Close');
  expect(screen.getByTestId('early')).not.toBeVisible();
  await nextPaint();
  expect(screen.queryByText('Panel')).toBeNull();
});

it('waits for a connection and keeps the text typed meanwhile', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(loadPanel);
  render(<Example load={load} />);
  click('Open');
  expect(await screen.findByRole('button', { name: 'Try again (offline)' })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'sofa' } });
  click('Try again (offline)');
  // Most browsers never retry a failed dynamic import.
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Panel')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('sofa');
  expect(screen.queryByText(/Try again/)).toBeNull();
});

it('calls onBroken when the second attempt fails too', async () => {
  const onBroken = vi.fn();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<Example load={load} onBroken={onBroken} />);
  click('Open');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again (failed)' }));
  await waitFor(() => expect(onBroken).toHaveBeenCalledExactlyOnceWith(screen.getByTestId('early')));
  expect(load).toHaveBeenCalledTimes(2);
});

it('opens when the second attempt succeeds', async () => {
  const load = vi.fn(loadPanel).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Example load={load} />);
  click('Open');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again (failed)' }));
  expect(await screen.findByText('Panel')).toBeVisible();
});

it('stays open when the page writes choices to the URL, and closes on navigation', async () => {
  window.history.replaceState(null, '', '/product/nafud-sofa-NF1042');
  render(<Example />, { wrapper: Located });
  click('Open');
  expect(await screen.findByText('Panel')).toBeVisible();
  act(() => window.history.replaceState(null, '', '/product/nafud-sofa-NF1042?choices=c3&quantity=3'));
  expect(screen.getByText('Panel')).toBeVisible();
  act(() => window.history.pushState(null, '', '/cart'));
  expect(screen.queryByText('Panel')).toBeNull();
});
