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
  /** With `useId` only in a part that every page has at the same place: ids say where on its page a part is. */
  children: ReactNode;
}

/**
 * A part whose markup a server keeps and puts into every page that has it, such as a product's card. The keeper finds
 * and fills the marks; browsers get the markup alone, as if the part had been rendered, and render it themselves.
 */
export function KeptMarkup({ of, variant = '', children }: KeptMarkupProps) {
  const place = useContext(MarkupKeeperContext)?.place(of, variant);
  if (place?.isKept) return <template data-kept={place.number} />;
  // Places for the marks even without them: ids count siblings, and browsers have to come to the same.
  return (
    <>
      {place && <template data-kept={place.number} />}
      {children}
      {place && <template data-kept="end" />}
    </>
  );
}
