/** What `diwan.config.ts` of a shop's folder says. Paths are relative to the folder. */
export interface ShopConfig {
  /** Folder of the images that the catalogue names. Default: `media`. `MEDIA_DIR` replaces it. */
  media?: string;
  /** Folder of the embedded database and of resized images. Default: `.data`. `DATA_DIR` replaces it. */
  data?: string;
}

/**
 * Types the configuration of a shop; `diwan.config.ts` exports its result as default.
 * @example
 * export default defineShop({ media: 'pictures' });
 */
export const defineShop = (config: ShopConfig): ShopConfig => config;
