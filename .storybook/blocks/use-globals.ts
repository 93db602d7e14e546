import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's current values and a function to change them. */
export function useGlobals(): readonly [Globals, (change: Globals) => void] {
  const { channel, getStoryContext, storyById } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => getStoryContext(storyById()).globals);
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return [globals, (change) => channel.emit(UPDATE_GLOBALS, { globals: change })];
}
