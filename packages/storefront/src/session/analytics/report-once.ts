import type { TextStorage } from '@diwan/widgets';

const STORAGE_KEY = 'diwan-reported';
/** Enough for reloads and other tabs; nobody orders more often than that within their reach. */
const KEPT_IDS = 50;

function reportedIds(storage: TextStorage): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/** Calls `report` unless that was done for the same id before, on any page of any tab. */
export function reportOnce(storage: TextStorage, id: string, report: () => void): void {
  const ids = reportedIds(storage);
  if (ids.includes(id)) return;
  storage.write(STORAGE_KEY, JSON.stringify([...ids, id].slice(-KEPT_IDS)));
  report();
}
