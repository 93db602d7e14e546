/** A connection that has just come back may carry nothing yet. */
const AGAIN_AFTER_MS = 1000;

const connection = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Loads a module; without a connection it waits for one, otherwise it tries again once, a moment later. */
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
