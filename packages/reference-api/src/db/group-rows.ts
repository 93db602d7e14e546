/** Groups rows by owner, preserving their order; returns an empty list for an owner without rows. */
export function groupRows<Row, Owner>(
  rows: readonly Row[],
  ownerOf: (row: Row) => Owner,
): (owner: Owner) => readonly Row[] {
  const byOwner = new Map<Owner, Row[]>();
  for (const row of rows) {
    const group = byOwner.get(ownerOf(row));
    if (group) group.push(row);
    else byOwner.set(ownerOf(row), [row]);
  }
  return (owner) => byOwner.get(owner) ?? [];
}
