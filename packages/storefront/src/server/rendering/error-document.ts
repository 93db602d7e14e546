import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from '../html/html';

/** An error with the properties that Vite adds. */
type SourceError = Partial<Error> & { id?: unknown; frame?: unknown };

const plain = (text: unknown): string => (typeof text === 'string' ? stripVTControlCharacters(text) : '');

/**
 * Shows a source error to the developer: in Vite's overlay, which reloads the page once the source is fixed, and as text
 * for clients without scripts.
 */
export function errorDocument(error: unknown): Response {
  const { message = String(error), stack, id, frame } = (error ?? {}) as SourceError;
  const shown = { message: plain(message), id: plain(id), frame: plain(frame), stack: plain(stack) };
  const overlay = JSON.stringify(shown).replaceAll('<', '\\u003c');
  const text = [shown.message, shown.id, shown.frame, shown.stack].filter(Boolean).join('\n\n');
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>
<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${overlay}));
</script></head><body><pre>${escapeHtml(text)}</pre></body></html>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
}
