import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCatalogue } from './use-catalogue';

const OWN = '/files/public/assets/pdfs/catalog.pdf';
const ELSEWHERE = `https://files.example${OWN}`;

const fetchMock = vi.fn<typeof fetch>();
const open = vi.fn<(href: string) => void>();

const response = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

beforeEach(() => {
  fetchMock.mockReset();
  open.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

const use = (href = OWN) => renderHook(() => useCatalogue(href, open)).result;

it('opens an existing catalogue without downloading it first', async () => {
  fetchMock.mockResolvedValue(response(200));
  const result = use();
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(OWN));
  expect(fetchMock).toHaveBeenCalledWith(OWN, expect.objectContaining({ method: 'HEAD' }));
  expect(result.current.status).toBe('opening');
});

it('waits while the catalogue is being generated, then opens it', async () => {
  let finish = (_: Response) => {};
  fetchMock
    .mockResolvedValueOnce(response(503, { 'retry-after': '0' }))
    .mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const result = use();
  await waitFor(() => expect(result.current.status).toBe('making'));
  expect(open).not.toHaveBeenCalled();
  finish(response(200));
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(OWN));
});

it('reports a missing catalogue', async () => {
  fetchMock.mockResolvedValue(response(404));
  const result = use();
  await waitFor(() => expect(result.current.status).toBe('missing'));
  expect(open).not.toHaveBeenCalled();
});

it('reports a lost connection and retries on request', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(response(200));
  const result = use();
  await waitFor(() => expect(result.current.status).toBe('offline'));
  act(() => result.current.retry());
  expect(result.current.status).toBe('opening');
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(OWN));
});

it('opens a file on another origin that blocks script requests', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  use(ELSEWHERE);
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(ELSEWHERE));
});

it('stops polling once unmounted', async () => {
  fetchMock.mockResolvedValue(response(503, { 'retry-after': '0' }));
  const { result, unmount } = renderHook(() => useCatalogue(OWN, open));
  await waitFor(() => expect(result.current.status).toBe('making'));
  vi.useFakeTimers();
  unmount();
  const callsBefore = fetchMock.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(fetchMock).toHaveBeenCalledTimes(callsBefore);
});
