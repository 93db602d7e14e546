import { createContext, type ReactNode, useContext } from 'react';

/** What a server keeps markup in. */
export interface MarkupKeeper {
  /** Gives a part its number in this rendering, and says whether its markup is there already. */
  place: (of: object, variant: string) => { number: number; isKept: boolean };
}

const MarkupKeeperContext = createContext<MarkupKeeper | undefined>(undefined);

/** Only around what a server renders; without one every part is rendered each time. */
export const MarkupKeeperProvider = MarkupKeeperContext.Provider;

export interface KeptMarkupProps {
  /** Data the markup is made of, one object for as long as it is the same. */
  of: object;
  /** All else the markup depends on, besides the shop's settings and the language. */
  variant?: string;
  /** Without `useId`: the ids of a page depend on where it has the part. */
  children: ReactNode;
}

/**
 * A part whose markup a server keeps and puts into every page that has it, such as a product's card. The keeper finds
 * and fills the marks; browsers get the markup alone, as if the part had been rendered, and render it themselves.
 */
export function KeptMarkup({ of, variant = '', children }: KeptMarkupProps) {
  const keeper = useContext(MarkupKeeperContext);
  if (!keeper) return children;
  const { number, isKept } = keeper.place(of, variant);
  if (isKept) return <template data-kept={number} />;
  return (
    <>
      <template data-kept={number} />
      {children}
      <template data-kept="end" />
    </>
  );
}
