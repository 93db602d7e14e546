// @vitest-environment node
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createTestStorefront } from '../testing/test-storefront';

vi.mock('react-dom/server', async (importOriginal) => {
  const original = await importOriginal<typeof import('react-dom/server')>();
  return { ...original, renderToPipeableStream: vi.fn(original.renderToPipeableStream) };
});

it('waits for parts that have yet to be loaded, and writes the same page at once when they are there', async () => {
  const { visit } = createTestStorefront();
  const first = await visit('/');
  expect(first.html).toContain('<footer');
  expect(renderToPipeableStream).toHaveBeenCalledTimes(1);
  const second = await visit('/');
  expect(renderToPipeableStream).toHaveBeenCalledTimes(1);
  expect(second.html).toBe(first.html);
});
