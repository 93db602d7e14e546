import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCatalogue } from './use-catalogue';

const OWN = '/files/public/assets/pdfs/catalog.pdf';
const ELSEWHERE = `https://files.example${OWN}`;

const fetching = vi.fn<typeof fetch>();
const open = vi.fn<(href: string) => void>();

const response = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

beforeEach(() => {
  fetching.mockReset();
  open.mockReset();
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => vi.unstubAllGlobals());

const use = (href = OWN) => renderHook(() => useCatalogue(href, open)).result;

it('opens a catalogue that is there, without loading it first', async () => {
  fetching.mockResolvedValue(response(200));
  const result = use();
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(OWN));
  expect(fetching).toHaveBeenCalledWith(OWN, expect.objectContaining({ method: 'HEAD' }));
  expect(result.current.status).toBe('opening');
});

it('waits for a catalogue that is being made, then opens it', async () => {
  let finish = (_: Response) => {};
  fetching
    .mockResolvedValueOnce(response(503, { 'retry-after': '0' }))
    .mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const result = use();
  await waitFor(() => expect(result.current.status).toBe('making'));
  expect(open).not.toHaveBeenCalled();
  finish(response(200));
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(OWN));
});

it('reports a shop without one', async () => {
  fetching.mockResolvedValue(response(404));
  const result = use();
  await waitFor(() => expect(result.current.status).toBe('missing'));
  expect(open).not.toHaveBeenCalled();
});

it('reports a lost connection and tries again when asked', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(response(200));
  const result = use();
  await waitFor(() => expect(result.current.status).toBe('offline'));
  act(() => result.current.retry());
  expect(result.current.status).toBe('opening');
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(OWN));
});

it('opens a file of another origin that answers no scripts', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  use(ELSEWHERE);
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(ELSEWHERE));
});

it('asks no more once the visitor has left', async () => {
  fetching.mockResolvedValue(response(503, { 'retry-after': '0' }));
  const { result, unmount } = renderHook(() => useCatalogue(OWN, open));
  await waitFor(() => expect(result.current.status).toBe('making'));
  vi.useFakeTimers();
  unmount();
  const asked = fetching.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(fetching).toHaveBeenCalledTimes(asked);
});
