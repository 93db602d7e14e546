/**
 * Calls back once the browser has shown what has changed so far. What answers a press comes first, and what takes a slow
 * phone longer comes after it.
 * @returns calls it off
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A second frame is asked for once the first one is on its way to the screen.
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
