const LARGEST_ID = 2_147_483_647;

/** A database id out of an address; undefined for anything that can't be one. */
export function idFrom(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
}
