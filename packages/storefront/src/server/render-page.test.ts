// @vitest-environment node
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, it, vi } from 'vitest';
import { createTestStorefront } from '../testing/test-storefront';

vi.mock('react-dom/server.edge', async (importOriginal) => {
  const original = await importOriginal<typeof import('react-dom/server.edge')>();
  return { ...original, renderToReadableStream: vi.fn(original.renderToReadableStream) };
});

it('renders synchronously from the first page on, parts with code of their own included', async () => {
  const { visit } = createTestStorefront();
  const first = await visit('/');
  expect(first.html).toContain('<footer');
  const second = await visit('/');
  expect(second.html).toBe(first.html);
  expect(renderToReadableStream).not.toHaveBeenCalled();
});
