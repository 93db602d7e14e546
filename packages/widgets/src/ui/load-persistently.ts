const connection = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Loads a module; without a connection it waits for one and tries again. */
export async function loadPersistently<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await connection();
    return loadPersistently(load);
  }
}
