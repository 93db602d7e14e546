// @vitest-environment node
import { expect, it } from 'vitest';

it('is imported on a server without touching a browser', { timeout: 60_000 }, async () => {
  expect(globalThis).not.toHaveProperty('HTMLElement');
  await expect(import('./element-class')).resolves.toHaveProperty('elementClass');
  await expect(import('./register-element')).resolves.toHaveProperty('registerElement');
});
