/** A connection may not work yet when the `online` event fires. */
const AGAIN_AFTER_MS = 1000;

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));

/** Waits while offline: many browsers never fetch a module again that failed once. A server has no connection to lose. */
async function connection(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/** Loads a module: offline, once there is a connection; after a failure, once more a moment later. */
export async function loadPersistently<Module>(load: () => Promise<Module>): Promise<Module> {
  await connection();
  try {
    return await load();
  } catch {
    await pause();
    await connection();
    return load();
  }
}
