import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { assetMapPlugin } from './asset-map';
import { clientOutput } from './client-output';
import { compressFiles } from './compress.mjs';
import { removeOldFiles } from './earlier-builds.mjs';
import {
  forgetBuild,
  type OwnBuild,
  type OwnBuildOptions,
  OwnCodeError,
  outputOf,
  ownBuildOf,
  recordBuild,
} from './own-build';
import {
  assetName,
  CLIENT_ENTRY,
  libraryModule,
  type OwnCodeOptions,
  ownCodePlugin,
} from './own-code-plugin';
import { readOwnModules } from './own-modules';

/** The plugin of vanilla-extract, if the shop has installed it. */
async function vanillaExtract(folder: string): Promise<PluginOption> {
  try {
    const file = createRequire(path.join(folder, 'package.json')).resolve('@vanilla-extract/vite-plugin');
    const { vanillaExtractPlugin } = (await import(pathToFileURL(file).href)) as {
      vanillaExtractPlugin: () => PluginOption;
    };
    return vanillaExtractPlugin();
  } catch {
    return undefined;
  }
}

/**
 * Lets the bundler compile TypeScript: Vite would do so before it, and mistakes had places in what it made. Only for builds,
 * because vanilla-extract reads style sheets with a server of this configuration, which has no bundler.
 */
const bundlerCompiles: Plugin = {
  name: 'diwan:bundler-compiles',
  apply: 'build',
  config: () => ({ oxc: false }),
};

interface BundlerError {
  message: string;
  id?: string;
  /** Columns count from 0. */
  loc?: { file?: string; line: number; column: number };
  /** The name that is imported, or the file behind it. */
  exporter?: string;
  cause?: unknown;
}

/** The bundler's message without the drawing below it; its paths are relative to the folder of the process. */
function sentenceOf({ message, exporter = '' }: BundlerError, { folder, library }: OwnCodeOptions): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  const exporting = libraryModule(library, exporter) ?? path.relative(folder, exporter);
  return first
    .replace(/^\[lightningcss[^\]]*\]/, 'A style sheet of own code is invalid:')
    .replace(/^\[[^\]]*\] */, '')
    .replace(/^Could not resolve ('[^']*').*/, '$1 is missing: neither a file nor an installed package.')
    .replace(/(?<= is not exported by )".*"/, `"${exporting}"`);
}

/** A mistake in the shop's code with its place. */
function problemOf(error: unknown, own: OwnCodeOptions): unknown {
  const [first = error as BundlerError] = (error as { errors?: BundlerError[] }).errors ?? [];
  const mistake = [error, first, first.cause].find((one) => one instanceof OwnCodeError);
  if (mistake) return mistake;
  const { message, id, loc } = first;
  const file = loc?.file ?? id;
  if (!file && !message) return error;
  const place = file && {
    file: path.relative(own.folder, file),
    line: loc?.line,
    column: loc && loc.column + 1,
  };
  return new OwnCodeError(sentenceOf(first, own), place || {});
}

/**
 * Builds the storefront with a shop's own code, into its folder `.diwan`.
 * @throws OwnCodeError naming the file and the mistake in it
 */
export async function buildOwnCode(options: OwnBuildOptions): Promise<OwnBuild> {
  const { folder, config, storefront, isDevelopment = false } = options;
  const output = outputOf(folder);
  const library = path.join(storefront, 'dist/library');
  const own = { folder, config, modules: readOwnModules(config), library };
  const { assets, server } = ownBuildOf(folder);
  const files = new Set<string>();
  const mode = isDevelopment ? 'development' : 'production';

  const shared = async (isServer: boolean): Promise<InlineConfig> => ({
    configFile: false,
    root: folder,
    mode,
    appType: 'custom',
    logLevel: 'silent',
    publicDir: false,
    envFile: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [
      ownCodePlugin(own, (file) => files.add(file)),
      bundlerCompiles,
      await vanillaExtract(folder),
      isServer ? undefined : assetMapPlugin((id) => assetName(own, id)),
    ],
    resolve: { alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }] },
    environments: { ssr: { resolve: { noExternal: true } } },
    build: {
      outDir: isServer ? path.dirname(server) : assets,
      ssr: isServer,
      minify: !isDevelopment && !isServer,
      emptyOutDir: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Errors name the shop's files instead of those built from them.
      sourcemap: isServer || isDevelopment,
      rolldownOptions: {
        transform: { jsx: { runtime: 'automatic', development: false } },
        ...(isServer
          ? {
              input: { index: path.join(library, 'storefront/src/server/index.js') },
              // Otherwise .mjs in a shop whose own package.json has no "type".
              output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
            }
          : {
              input: {
                'entry-client': CLIENT_ENTRY,
                start: path.join(library, 'storefront/src/app/start.js'),
              },
              ...clientOutput,
            }),
      },
    },
  });

  forgetBuild(folder);
  mkdirSync(output, { recursive: true });
  // Both are outside the shop's sources.
  writeFileSync(path.join(output, '.gitignore'), '*\n');
  writeFileSync(path.join(output, 'package.json'), '{ "type": "module" }\n');
  for (const target of [assets, path.dirname(server)]) removeOldFiles(target);
  try {
    await Promise.all([build(await shared(false)), build(await shared(true))]);
  } catch (error) {
    throw problemOf(error, own);
  }
  cpSync(path.join(storefront, 'dist/client/brand'), path.join(assets, 'brand'), { recursive: true });
  if (!isDevelopment) await compressFiles(assets);
  recordBuild(options, [...files]);
  return { assets, server };
}
