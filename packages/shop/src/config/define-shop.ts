/** What `diwan.config.ts` of a shop's folder says. Paths are relative to the folder. */
export interface ShopConfig {
  /** The catalogue document. Default: `catalogue.json`. */
  catalogue?: string;
  /** Spreadsheets whose rows change products of the catalogue or add some. Default: `products.csv`, if there is one. */
  products?: string | string[];
  /**
   * Where the shop's content is changed. `files`: in the catalogue and the spreadsheets, which `diwan dev`, `start` and
   * `import` apply. `database`: by `diwan import <file>` and `diwan products <file>`; the files are only the first content,
   * and `diwan export` writes the database's content to a file. Default: `files`, where there is a catalogue.
   */
  content?: 'files' | 'database';
  /** Folder of the images that the catalogue names. Default: `media`. `MEDIA_DIR` replaces it. */
  media?: string;
  /** Folder of the embedded database and of resized images. Default: `.data`. `DATA_DIR` replaces it. */
  data?: string;
}

/**
 * Types the configuration of a shop; `diwan.config.ts` exports its result as default.
 * @example
 * export default defineShop({ products: ['sofas.csv', 'tables.csv'] });
 */
export const defineShop = (config: ShopConfig): ShopConfig => config;
