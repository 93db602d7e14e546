/**
 * Runs a callback after the browser has painted the current changes, so that slow work doesn't delay the response to a
 * click.
 * @returns a function that cancels it
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The second frame callback runs after the first frame has been painted.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(callback);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
