/** Shows an error to the person who edits a shop. */
export function plainError(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Response(text, {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
