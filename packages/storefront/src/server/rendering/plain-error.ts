import { escapeHtml } from '../html/html';

/**
 * Shows an error to the person who edits a shop.
 * @param head markup that reloads the page once the mistake is gone
 */
export function plainError(error: unknown, head: string): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>${head}</head><body><pre>${escapeHtml(text)}</pre></body></html>`;
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
