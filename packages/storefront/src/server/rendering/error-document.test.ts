// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { errorDocument } from './error-document';

describe('errorDocument', () => {
  it('shows message, file and position without terminal colours', async () => {
    const error = Object.assign(new SyntaxError('\u001b[31mUnexpected <\u001b[0m'), {
      id: '/src/Card.tsx',
      frame: '38 | <article <',
    });
    const response = errorDocument(error);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain('<pre>Unexpected &lt;\n\n/src/Card.tsx\n\n38 | &lt;article &lt;');
    expect(html).not.toContain('\u001b');
  });

  it('escapes HTML in the error', async () => {
    const html = await errorDocument(new Error('</script><img>')).text();
    expect(html).not.toContain('</script><img>');
  });

  it.each(['thrown text', undefined])('shows thrown values other than errors: %s', async (thrown) => {
    expect(await errorDocument(thrown).text()).toContain(`<pre>${thrown}</pre>`);
  });
});
