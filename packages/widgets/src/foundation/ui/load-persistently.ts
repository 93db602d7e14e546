/** A connection may not work yet when the `online` event fires. */
const AGAIN_AFTER_MS = 1000;

const connection = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Loads a module. Offline, it waits for a connection; otherwise it retries once after a moment. */
export async function loadPersistently<Module>(
  load: () => Promise<Module>,
  isLastTry = false,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const { onLine } = navigator;
    if (onLine && isLastTry) throw error;
    await (onLine ? new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)) : connection());
    return loadPersistently(load, onLine);
  }
}
