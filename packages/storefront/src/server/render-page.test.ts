// @vitest-environment node
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, it, vi } from 'vitest';
import { createTestStorefront } from '../testing/test-storefront';

vi.mock('react-dom/server.edge', async (importOriginal) => {
  const original = await importOriginal<typeof import('react-dom/server.edge')>();
  return { ...original, renderToReadableStream: vi.fn(original.renderToReadableStream) };
});

it('waits for lazy parts, and renders the same page synchronously once they are loaded', async () => {
  const { visit } = createTestStorefront();
  const first = await visit('/');
  expect(first.html).toContain('<footer');
  expect(renderToReadableStream).toHaveBeenCalledTimes(1);
  const second = await visit('/');
  expect(renderToReadableStream).toHaveBeenCalledTimes(1);
  expect(second.html).toBe(first.html);
});
