import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { ContentFiles } from '@diwan/reference-api';
import { createJiti } from 'jiti';
import * as v from 'valibot';
import { StartupError } from '../startup-error';
import type { ShopConfig } from './define-shop';

const CONFIG_FILES = ['diwan.config.ts', 'diwan.config.mts', 'diwan.config.js', 'diwan.config.mjs'];

const place = v.pipe(v.string('must be a path'), v.nonEmpty('must be a path'));

const configSchema = v.strictObject({
  catalogue: v.exactOptional(place),
  products: v.exactOptional(v.union([place, v.array(place)], 'must be a path or a list of paths')),
  content: v.exactOptional(v.picklist(['files', 'database'], "must be 'files' or 'database'")),
  media: v.exactOptional(place),
  data: v.exactOptional(place),
}) satisfies v.GenericSchema<ShopConfig>;

/** A shop's folder. */
export interface ShopFolder {
  folder: string;
  /** Whether it has a `diwan.config.ts`. */
  isConfigured: boolean;
  /** Where the content is changed. */
  contentIn: 'files' | 'database';
  /** The files of the content, or of its first version; undefined without a catalogue. */
  files: ContentFiles | undefined;
  /** Folder of the images. */
  media: string;
  /** The process's environment, completed by `.env` and the configuration. */
  env: NodeJS.ProcessEnv;
}

/** The folder's `.env`; what the process was started with takes precedence. */
function readEnvironment(folder: string, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = path.join(folder, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...given } : given;
}

/** @throws {StartupError} naming the file and what is wrong in it */
async function readConfiguration(folder: string): Promise<ShopConfig | undefined> {
  const name = CONFIG_FILES.find((file) => existsSync(path.join(folder, file)));
  if (!name) return undefined;
  let exported: { default?: unknown };
  try {
    // This version's, also in a folder that has none installed.
    const alias = { '@diwan/shop': createRequire(import.meta.url).resolve('@diwan/shop') };
    const jiti = createJiti(import.meta.url, { moduleCache: false, interopDefault: false, alias });
    exported = await jiti.import(path.join(folder, name));
  } catch (error) {
    throw new StartupError(`${name} can't be read: ${(error as Error).message}`);
  }
  if (exported.default === undefined)
    throw new StartupError(`${name} has no default export; write: export default defineShop({ … });`);
  const { success, output, issues } = v.safeParse(configSchema, exported.default);
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue);
  const known = Object.keys(configSchema.entries).join(', ');
  if (!field) throw new StartupError(`${name}: the default export must be defineShop({ … }).`);
  const problem = issue.expected === 'never' ? `is unknown; there are ${known}` : issue.message;
  throw new StartupError(`${name}: "${field}" ${problem}.`);
}

const DEFAULT_CATALOGUE = 'catalogue.json';
const DEFAULT_SPREADSHEET = 'products.csv';

/** The configured files, also if they are missing, and the usual ones where they exist. */
function contentFiles(folder: string, { catalogue, products }: ShopConfig): ContentFiles | undefined {
  const inFolder = (file: string) => path.resolve(folder, file);
  const usual = (file: string) => (existsSync(inFolder(file)) ? [file] : []);
  const [document] = catalogue === undefined ? usual(DEFAULT_CATALOGUE) : [catalogue];
  if (document === undefined) return undefined;
  const spreadsheets = products === undefined ? usual(DEFAULT_SPREADSHEET) : [products].flat();
  return { catalogue: inFolder(document), spreadsheets: spreadsheets.map(inFolder) };
}

/**
 * Opens a shop's folder, which may have no `diwan.config.ts`.
 * @throws {StartupError} when the folder is missing, or its configuration is wrong
 */
export async function openFolder(given: string, processEnv: NodeJS.ProcessEnv): Promise<ShopFolder> {
  const folder = path.resolve(given);
  if (!existsSync(folder)) throw new StartupError(`There is no folder ${folder}.`);
  const configuration = await readConfiguration(folder);
  const config = configuration ?? {};
  const env = readEnvironment(folder, processEnv);
  const media = path.resolve(folder, env.MEDIA_DIR || (config.media ?? 'media'));
  const files = contentFiles(folder, config);
  const contentIn = config.content ?? (files ? 'files' : 'database');
  if (contentIn === 'files' && !files)
    throw new StartupError(`There is no ${DEFAULT_CATALOGUE} in ${folder}, which content: 'files' needs.`);
  return {
    folder,
    isConfigured: configuration !== undefined,
    contentIn,
    files,
    media,
    env: {
      ...env,
      DATA_DIR: path.resolve(folder, env.DATA_DIR || (config.data ?? '.data')),
      MEDIA_DIR: media,
    },
  };
}
