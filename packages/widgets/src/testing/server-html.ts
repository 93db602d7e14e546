import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

/** Renders to HTML with all Suspense boundaries resolved, as the storefront does. Rejects if rendering fails. */
export async function serverHtml(content: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(content, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** Renders at once to HTML, as on a server, where nothing waits for a screen, in a test that has one. */
export function serverMarkup(content: ReactNode): string {
  const { IntersectionObserver } = globalThis;
  Object.assign(globalThis, { IntersectionObserver: undefined });
  try {
    return renderToString(content);
  } finally {
    Object.assign(globalThis, { IntersectionObserver });
  }
}
