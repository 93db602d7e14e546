import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnContent } from '@diwan/reference-api';
import { buildOwnCode, isOwnBuildCurrent, ownBuildOf, ownBuildVersion } from '@diwan/storefront/build';
import type * as StorefrontServer from '@diwan/storefront/server';
import { hasOwnModules, type ShopFolder } from '../config/open-folder';
import { StartupError } from '../startup-error';
import type { Lines } from '../terminal';

export type Storefront = typeof StorefrontServer;
type StorefrontOptions = Parameters<Storefront['createStorefront']>[0];

/** What a shop brings to its pages. */
export interface OwnCode {
  /** The storefront: with the shop's own modules, or ours. */
  storefront: Storefront;
  /** Options of the storefront that the configuration sets. */
  options: Pick<StorefrontOptions, 'assets' | 'theme' | 'texts' | 'head'>;
  /** What its catalogue may hold beside ours. */
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

/**
 * Copies a build to a folder of its own. Its files import each other, so that a query in the address of one would give it a
 * second copy of what they share.
 * @returns the server's module there
 */
function copyOfBuild(server: string): string {
  const copies = path.join(path.dirname(path.dirname(server)), 'development');
  rmSync(copies, { recursive: true, force: true });
  const copy = path.join(copies, String(builds++));
  cpSync(path.dirname(server), copy, { recursive: true });
  return path.join(copy, path.basename(server));
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
  const storefront = (await import(pathToFileURL(module).href)) as Storefront;
  return {
    storefront,
    options: { ...look, assets },
    content: {
      sections: await storefront.readOwnSections(),
      pages: Object.keys(pages),
      version: ownBuildVersion(folder),
    },
  };
}

/**
 * Lets the shop's catalogue hold what its own code shows.
 * @throws {StartupError} naming a section type, a field or a colour that can't be used
 */
export async function acceptOwnCode({ content, options: { theme } }: OwnCode): Promise<void> {
  const { acceptOwnContent, ownColorProblem } = await import('@diwan/reference-api');
  acceptOwnContent(content);
  const problem = ownColorProblem(theme?.colors ?? {});
  if (problem) throw new StartupError(`diwan.config.ts: "theme.colors.${problem.role}" ${problem.message}.`);
}
