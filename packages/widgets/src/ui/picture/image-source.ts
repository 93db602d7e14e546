import { createContext } from 'react';
import type { ImageUrl } from './source-set';

export interface ImageSource {
  /**
   * The full address of a picture's file, on pages of another origin than the shop's; elsewhere it is `src` itself.
   * Undefined for an address that must not be fetched.
   */
  readonly fileUrl?: (src: string) => string | undefined;
  /** Absent where nothing resizes pictures: each is then fetched as it is. */
  readonly imageUrl?: ImageUrl;
  /** Shown for a picture that is missing or fails to load. */
  readonly placeholder: string;
}

export const ImageContext = createContext<ImageSource>({ placeholder: '/images/placeholder.png' });

/** Says where the pictures below come from. */
export const ImageSourceProvider = ImageContext.Provider;
