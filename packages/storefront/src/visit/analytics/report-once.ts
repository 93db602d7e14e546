import type { TextStorage } from '@diwan/widgets';

const STORAGE_KEY = 'diwan-reported';
/** Enough to cover reloads and other tabs: nobody orders more often than that meanwhile. */
const MAX_IDS = 50;

function reportedIds(storage: TextStorage): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/** Calls `report` unless it was called for the same id before, on any page in any tab. */
export function reportOnce(storage: TextStorage, id: string, report: () => void): void {
  const ids = reportedIds(storage);
  if (ids.includes(id)) return;
  storage.write(STORAGE_KEY, JSON.stringify([...ids, id].slice(-MAX_IDS)));
  report();
}
