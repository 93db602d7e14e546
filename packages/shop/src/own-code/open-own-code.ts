import { cpSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnContent } from '@diwan/reference-api';
import { StartupError } from '@diwan/reference-api/startup-error';
import {
  buildOwnCode,
  isOwnBuildCurrent,
  OwnCodeError,
  ownBuildOf,
  ownBuildVersion,
} from '@diwan/storefront/build';
import type * as StorefrontServer from '@diwan/storefront/server';
import { hasOwnModules, type ShopFolder } from '../config/open-folder';
import { placeInFolder } from '../config/place-in-folder';
import type { Lines } from '../terminal';

export type Storefront = typeof StorefrontServer;
type StorefrontOptions = Parameters<Storefront['createStorefront']>[0];

/** The code, texts and styles that a shop adds to its pages. */
export interface OwnCode {
  /** The storefront: with the shop's own modules, or ours. */
  storefront: Storefront;
  /** Options of the storefront that the configuration sets. */
  options: Pick<StorefrontOptions, 'assets' | 'theme' | 'texts' | 'head'>;
  /** The additions to what its catalogue may contain. */
  content: OwnContent;
}

const storefrontFolder = (): string =>
  path.dirname(createRequire(import.meta.url).resolve('@diwan/storefront/package.json'));

interface OpenOptions {
  isDevelopment?: boolean;
  /** A build of either mode will do: only the fields of sections are read from it. */
  isForCommand?: boolean;
  /** Builds even if the last build is current. */
  isForced?: boolean;
}

/**
 * Builds the shop's own code if it has some, and its last build isn't current.
 * @returns whether it was built
 * @throws {StartupError} naming the file and the mistake in it
 */
export async function buildIfDue(
  shop: ShopFolder,
  { out }: Lines,
  { isDevelopment = false, isForCommand = false, isForced = false }: OpenOptions = {},
): Promise<boolean> {
  const { folder, configFile } = shop;
  if (!configFile || !hasOwnModules(shop)) return false;
  const build = { folder, config: configFile, storefront: storefrontFolder(), isDevelopment };
  const modes = isForCommand ? [true, false] : [isDevelopment];
  if (!isForced && modes.some((mode) => isOwnBuildCurrent({ ...build, isDevelopment: mode }))) return false;
  const started = performance.now();
  await buildOwnCode(build);
  out(`Built the shop's own code in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}

/** Counts builds: a process that has imported one imports the next from another folder. */
let builds = 0;

const COPY = /^development-(\d+)$/;

/**
 * Copies a build to a folder of its own. Its files import each other, so that a query in the address of one would give it a
 * second copy of what they share. Beside the build, because its source maps name files relative to it.
 * @returns the server's module there
 */
function copyOfBuild(server: string): string {
  const copy = path.join(path.dirname(path.dirname(server)), `development-${builds++}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.dirname(server), copy, { recursive: true });
  return path.join(copy, path.basename(server));
}

/** Removes all copies but the present and the one before, which may still answer requests and import files of its own. */
function removeFormerCopies(server: string): void {
  const output = path.dirname(path.dirname(server));
  for (const name of readdirSync(output)) {
    const number = Number(COPY.exec(name)?.[1]);
    if (number < builds - 2 || number >= builds)
      rmSync(path.join(output, name), { recursive: true, force: true });
  }
}

/**
 * Reads the fields of own types of sections, which loads all own code.
 * @throws {StartupError} naming the module that can't be loaded, or exports something else
 */
async function readSections(storefront: Storefront, folder: string): Promise<OwnContent['sections']> {
  try {
    return await storefront.readOwnSections();
  } catch (error) {
    const { message, file } = error as Error & { file?: string };
    const place = file === undefined ? placeInFolder(folder, error) : { file };
    throw place ? new OwnCodeError(message, place) : error;
  }
}

/**
 * Opens what a shop brings to its pages, built if necessary.
 * @throws {StartupError} naming what is wrong in its configuration or its modules
 */
export async function openOwnCode(
  shop: ShopFolder,
  output: Lines,
  options: OpenOptions = {},
): Promise<OwnCode> {
  const { folder, config } = shop;
  const { theme, texts, head, pages = {} } = config;
  const look = { theme, texts, head } as OwnCode['options'];
  await buildIfDue(shop, output, options);
  if (!hasOwnModules(shop))
    return {
      storefront: await import('@diwan/storefront/server'),
      options: look,
      content: { sections: {}, pages: [] },
    };
  const { assets, server } = ownBuildOf(folder);
  const module = options.isDevelopment ? copyOfBuild(server) : server;
  // Stacks then name the shop's files instead of those built from them.
  process.setSourceMapsEnabled(true);
  const storefront = (await import(pathToFileURL(module).href)) as Storefront;
  const sections = await readSections(storefront, folder);
  if (options.isDevelopment) removeFormerCopies(server);
  return {
    storefront,
    options: { ...look, assets },
    content: {
      sections,
      pages: Object.keys(pages),
      version: ownBuildVersion(folder),
    },
  };
}

/**
 * What the shop's own code adds to what its catalogue may hold.
 * @throws {StartupError} naming a section type, a field or a colour that can't be used
 */
export async function ownContentOf({ content, options: { theme } }: OwnCode): Promise<OwnContent> {
  const { checkOwnContent, ownColorProblem } = await import('@diwan/reference-api');
  checkOwnContent(content);
  const problem = ownColorProblem(theme?.colors ?? {});
  if (problem) throw new StartupError(`diwan.config.ts: "theme.colors.${problem.role}" ${problem.message}.`);
  return content;
}
