import type { FakeState } from '../backend';

/** Counts a stored record and returns its id. */
export const created = (state: FakeState): { id: number } => {
  state.createdCount += 1;
  return { id: state.createdCount };
};
