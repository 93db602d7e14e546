import { createContext, type ReactNode, useContext } from 'react';

/** A server's markup cache. */
export interface MarkupCache {
  /** Assigns a part its number in this rendering, and returns whether its markup is cached. */
  place: (of: object, variant: string) => { number: number; isCached: boolean };
}

const MarkupCacheContext = createContext<MarkupCache | undefined>(undefined);

/** Only for server rendering; without it every part renders each time. */
export const MarkupCacheProvider = MarkupCacheContext.Provider;

export interface CachedMarkupProps {
  /** Cache key: the data the markup is rendered from, compared by identity. */
  of: object;
  /** Everything else the markup depends on, except the shop's settings and language. */
  variant?: string;
  /** May use `useId` only if the part is at the same position on every page: ids encode the position. */
  children: ReactNode;
}

/**
 * A part whose markup a server caches and reuses across pages, such as a product card. The server replaces the
 * `<template>` marks; browsers receive only the markup, as if the part had been rendered, and hydrate it normally.
 */
export function CachedMarkup({ of, variant = '', children }: CachedMarkupProps) {
  const place = useContext(MarkupCacheContext)?.place(of, variant);
  if (place?.isCached) return <template data-cached={place.number} />;
  // The marks' positions are kept even without them: `useId` counts siblings, and must match in browsers.
  return (
    <>
      {place && <template data-cached={place.number} />}
      {children}
      {place && <template data-cached="end" />}
    </>
  );
}
