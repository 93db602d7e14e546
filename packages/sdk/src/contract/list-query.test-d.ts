import { describe, expectTypeOf, it } from 'vitest';
import type { ForEachItemFilter, ForEachProjectFilter, ItemFilter, ProjectFilter } from '.';

describe('a filter that is declared but not applied', () => {
  it('does not compile', () => {
    expectTypeOf<keyof ForEachItemFilter<[], boolean>>().toEqualTypeOf<ItemFilter>();
    expectTypeOf<keyof ForEachProjectFilter<[], boolean>>().toEqualTypeOf<ProjectFilter>();
    expectTypeOf<'color'>().toExtend<ItemFilter>();
    const applied = { category: () => true, query: () => true };
    // @ts-expect-error `type` is missing
    const lacking: ForEachProjectFilter<[], boolean> = applied;
    void lacking;
  });
});
