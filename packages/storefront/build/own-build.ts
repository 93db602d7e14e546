import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A mistake in a shop's own code or its configuration. */
export class OwnCodeError extends Error {
  override name = 'OwnCodeError';
  // The command prints errors with this code without their stack (`isExplained` of the API).
  readonly code = 'DIWAN_EXPLAINED';
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The message without the place. */
  readonly problem: string;

  constructor(
    problem: string,
    {
      file,
      line,
      column,
    }: { file?: string | undefined; line?: number | undefined; column?: number | undefined } = {},
  ) {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    super(place ? `${place}: ${problem}` : problem);
    this.file = file;
    this.line = line;
    this.column = column;
    this.problem = problem;
  }
}

export interface OwnBuildOptions {
  /** The shop's folder. */
  folder: string;
  /** Its configuration. */
  config: string;
  /** Folder of the storefront's package. */
  storefront: string;
  /** Set by `diwan dev`: React reports mistakes, and files stay readable. */
  isDevelopment?: boolean;
}

/** Where a shop's own build is. */
export interface OwnBuild {
  /** Folder of the files for browsers. */
  assets: string;
  /** The server's module. */
  server: string;
}

interface Stamp {
  storefront: string;
  isDevelopment: boolean;
  /** Hash of each file of the shop that the build was made from. */
  files: Record<string, string>;
}

export const outputOf = (folder: string) => path.join(folder, '.diwan');

export const ownBuildOf = (folder: string): OwnBuild => ({
  assets: path.join(outputOf(folder), 'client'),
  server: path.join(outputOf(folder), 'server/index.js'),
});

const hashOf = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('base64url') : '';

/** Packages that own code may use. */
const INSTALLED = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'tsconfig.json'];

/** Identifies a build of the storefront. */
const storefrontStamp = (storefront: string) => hashOf(path.join(storefront, 'dist/library/stamp.json'));

function readStamp(folder: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampFile(folder), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/** Changes with each build from other files. */
export const ownBuildVersion = (folder: string): string => hashOf(stampFile(folder));

/** Whether the build of a shop's own code was made from its present files, by the present storefront. */
export function isOwnBuildCurrent({ folder, storefront, isDevelopment = false }: OwnBuildOptions): boolean {
  const stamp = readStamp(folder);
  if (stamp?.storefront !== storefrontStamp(storefront) || stamp.isDevelopment !== isDevelopment)
    return false;
  return Object.entries(stamp.files).every(([file, hash]) => hashOf(path.join(folder, file)) === hash);
}

const stampFile = (folder: string) => path.join(outputOf(folder), 'build.json');

/** A build that fails or is interrupted doesn't count as current. */
export const forgetBuild = (folder: string): void => rmSync(stampFile(folder), { force: true });

/** @param files those of the shop that the build was made from, beside its configuration */
export function recordBuild(
  { folder, config, storefront, isDevelopment = false }: OwnBuildOptions,
  files: readonly string[],
): void {
  const used = [...files, config, ...INSTALLED.map((name) => path.join(folder, name))];
  const stamp: Stamp = {
    storefront: storefrontStamp(storefront),
    isDevelopment,
    files: Object.fromEntries(used.map((file) => [path.relative(folder, file), hashOf(file)])),
  };
  writeFileSync(stampFile(folder), JSON.stringify(stamp, null, 2));
}
