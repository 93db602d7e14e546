import { createContext } from 'react';
import type { ImageUrl } from './source-set';

export interface ImageSource {
  /**
   * Returns the absolute URL of an image file on pages of another origin than the shop's; elsewhere `src` unchanged.
   * Undefined for unsafe URLs.
   */
  readonly fileUrl?: (src: string) => string | undefined;
  /** Omitted if images aren't resized; they then load in their original size. */
  readonly imageUrl?: ImageUrl;
  /** Shown for an image that is missing or fails to load; `/images/placeholder.png` if omitted. */
  readonly placeholder?: string;
}

export const ImageContext = createContext<ImageSource>({});

/** Provides the image source to everything inside. */
export const ImageSourceProvider = ImageContext.Provider;
