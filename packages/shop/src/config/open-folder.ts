import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { ContentFiles } from '@diwan/reference-api';
import { StartupError } from '@diwan/reference-api/startup-error';
import { OwnCodeError } from '@diwan/storefront/build';
import { createJiti } from 'jiti';
import * as v from 'valibot';
import type { ShopConfig } from './define-shop';
import { placeInFolder } from './place-in-folder';

const CONFIG_FILES = ['diwan.config.ts', 'diwan.config.mts', 'diwan.config.js', 'diwan.config.mjs'];

const place = v.pipe(v.string('must be a path'), v.nonEmpty('must be a path'));

const imported = v.custom<() => Promise<never>>(
  (given) => typeof given === 'function',
  "must be written as () => import('./file')",
);

/** First segments of paths that never reach the pages. */
const TAKEN = ['api', 'files', 'images', 'assets', 'brand', 'healthz', 'readyz', 'metrics', 'storybook'];

const pagePath = v.pipe(
  v.string(),
  v.regex(/^\/[^?#]*$/, 'must start with a slash and have no query'),
  v.check((path) => !TAKEN.includes(path.split('/')[1] ?? ''), 'is a path that belongs to the server'),
);

const text = v.string('must be a text');
const texts = v.record(
  v.pipe(v.string(), v.regex(/^\w+:\S+$/, 'must be a key such as cart:empty_title')),
  text,
);
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1d4e3a'));
const fontList = v.pipe(v.string(), v.regex(/^[^;{}<>]+$/, 'must be a list of fonts'));
const fonts = v.strictObject({ display: v.nullish(fontList), text: v.nullish(fontList) });
const length = v.pipe(
  v.string(),
  v.regex(/^(0|(\d+(\.\d+)?|\.\d+)(px|rem|em))$/, 'must be a length such as 0.5rem'),
);

const configSchema = v.strictObject({
  catalogue: v.exactOptional(place),
  products: v.exactOptional(v.union([place, v.array(place)], 'must be a path or a list of paths')),
  media: v.exactOptional(place),
  data: v.exactOptional(place),
  api: v.exactOptional(v.pipe(v.string(), v.url('must be the URL of an API'))),
  sections: v.exactOptional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case words with underscores')),
      imported,
    ),
  ),
  pages: v.exactOptional(v.record(pagePath, imported)),
  layout: v.exactOptional(
    v.strictObject({
      announcement: v.exactOptional(imported),
      header: v.exactOptional(imported),
      footer: v.exactOptional(imported),
      footerEnd: v.exactOptional(imported),
    }),
  ),
  texts: v.exactOptional(v.strictObject({ en: v.exactOptional(texts), ar: v.exactOptional(texts) })),
  theme: v.exactOptional(
    v.strictObject({
      colors: v.exactOptional(v.record(v.string(), color)),
      fonts_en: v.exactOptional(fonts),
      fonts_ar: v.exactOptional(fonts),
      font_files: v.exactOptional(
        v.array(
          v.strictObject({ family: fontList, src_url: v.string(), weight: v.optional(v.string(), '400') }),
        ),
      ),
      radius: v.exactOptional(
        v.strictObject({ small: v.exactOptional(length), medium: v.exactOptional(length) }),
      ),
    }),
  ),
  head: v.exactOptional(
    v.custom<NonNullable<ShopConfig['head']>>((given) => typeof given === 'function', 'must be a function'),
  ),
}) satisfies { readonly entries: { readonly [Option in keyof Required<ShopConfig>]: unknown } };

/** A shop's folder. */
export interface ShopFolder {
  folder: string;
  /** Whether it has a `diwan.config.ts`. */
  isConfigured: boolean;
  /** The files of the content; undefined without a catalogue. */
  files: ContentFiles | undefined;
  /** Folder of the images. */
  media: string;
  /** URL of another backend, for which the storefront is served alone. */
  api: string | undefined;
  /** The configuration: its file, if there is one, and its options. */
  configFile: string | undefined;
  config: ShopConfig;
  /** The process's environment, completed by `.env` and the configuration. */
  env: NodeJS.ProcessEnv;
}

/** Whether the shop has modules of its own, which have to be built. */
export const hasOwnModules = ({ config: { sections, pages, layout } }: ShopFolder): boolean =>
  [sections, pages, layout].some((modules) => Object.keys(modules ?? {}).length > 0);

/** The folder's `.env`; what the process was started with takes precedence. */
function readEnvironment(folder: string, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = path.join(folder, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...given } : given;
}

const configurationOf = (folder: string): string | undefined =>
  CONFIG_FILES.find((file) => existsSync(path.join(folder, file)));

/** The options that an object has at a place of the configuration. */
function optionsAt(at: readonly string[]): string[] {
  let schema: unknown = configSchema;
  for (const key of at) {
    const inner = (schema as Partial<typeof configSchema>).entries?.[key as 'media'];
    schema = (inner as { wrapped?: unknown } | undefined)?.wrapped ?? inner;
  }
  return Object.keys((schema as Partial<typeof configSchema> | undefined)?.entries ?? {});
}

/** The error for a configuration that can't be read, with the place of the mistake. */
function mistakeIn(name: string, folder: string, error: unknown): OwnCodeError {
  const { message } = error as Error;
  // The parser writes the place below its message, with a column that counts from 0.
  const [, problem, line, column] = /^ParseError: (.*)\n.*:(\d+):(\d+)$/.exec(message) ?? [];
  if (problem !== undefined)
    return new OwnCodeError(problem.trimEnd(), {
      file: name,
      line: Number(line),
      column: Number(column) + 1,
    });
  const [first = ''] = message.split('\n');
  return new OwnCodeError(first, placeInFolder(folder, error) ?? { file: name });
}

/** @throws {StartupError} naming the file and what is wrong in it */
async function readConfiguration(folder: string): Promise<ShopConfig | undefined> {
  const name = configurationOf(folder);
  if (!name) return undefined;
  let exported: { default?: unknown };
  try {
    // This version's, also in a folder that has none installed.
    const alias = { '@diwan/shop': createRequire(import.meta.url).resolve('@diwan/shop') };
    const jiti = createJiti(import.meta.url, { moduleCache: false, interopDefault: false, alias });
    exported = await jiti.import(path.join(folder, name));
  } catch (error) {
    throw mistakeIn(name, folder, error);
  }
  if (exported.default === undefined)
    throw new StartupError(`${name} has no default export; write: export default defineShop({ … });`);
  const { success, output, issues } = v.safeParse(configSchema, exported.default);
  if (success) return output as ShopConfig;
  const [issue] = issues;
  const field = v.getDotPath(issue);
  if (!field) throw new StartupError(`${name}: the default export must be defineShop({ … }).`);
  const known = () => optionsAt(field.split('.').slice(0, -1)).join(', ');
  const problem = issue.expected === 'never' ? `is unknown; there are ${known()}` : issue.message;
  throw new StartupError(`${name}: "${field}" ${problem}.`);
}

const DEFAULT_CATALOGUE = 'catalogue.json';
/** One of them is read without being configured. */
const DEFAULT_SPREADSHEETS = ['products.csv', 'products.xlsx'];

/** The configured files, also if they are missing, and the usual ones where they exist. */
function contentFiles(folder: string, { catalogue, products }: ShopConfig): ContentFiles | undefined {
  const inFolder = (file: string) => path.resolve(folder, file);
  const usual = (file: string) => (existsSync(inFolder(file)) ? [file] : []);
  const [document] = catalogue === undefined ? usual(DEFAULT_CATALOGUE) : [catalogue];
  if (document === undefined) return undefined;
  const spreadsheets = products === undefined ? DEFAULT_SPREADSHEETS.flatMap(usual) : [products].flat();
  if (products === undefined && spreadsheets.length > 1)
    throw new StartupError(
      `There are ${spreadsheets.join(' and ')}. Remove one, or name those that are read in diwan.config.ts (products).`,
    );
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
  const file = configurationOf(folder);
  const api = env.API_URL || config.api;
  if (api !== undefined && !/^https?:/.test(api))
    throw new StartupError(`API_URL must be the URL of an API, such as https://api.example/api.`);
  return {
    folder,
    configFile: file && path.join(folder, file),
    isConfigured: configuration !== undefined,
    config,
    api,
    files,
    media,
    env: {
      ...env,
      DATA_DIR: path.resolve(folder, env.DATA_DIR || (config.data ?? '.data')),
      MEDIA_DIR: media,
    },
  };
}
