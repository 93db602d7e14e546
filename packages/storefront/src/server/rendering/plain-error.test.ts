// @vitest-environment node
import { expect, it } from 'vitest';
import { plainError } from './plain-error';

it('shows the stack as text, on a page that reloads once the mistake is gone', async () => {
  const error = Object.assign(new Error(), { stack: 'Error: <img src=x onerror=alert(1)>\n    at Care' });
  const response = plainError(error, '<script src="/reload.js"></script>');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<script src="/reload.js"></script>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;\n    at Care');
});
