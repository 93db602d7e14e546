import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { sourceName } from './asset-map';
import { OwnCodeError } from './own-build';
import type { OwnModules } from './own-modules';

const OWN_CODE = '\0diwan-own-code';
const ENTRY = '\0diwan-entry-client';

/** The entry of the code for browsers. */
export const CLIENT_ENTRY = 'diwan:entry-client';

/** Modules of the storefront that a shop's own code must share: a second copy would know nothing of the page around it. */
const SHARED = /^(react|react-dom|valibot)(\/|$)/;

/** Modules of our packages, by what a shop's own code imports. */
const LIBRARY_MODULES: Readonly<Record<string, string>> = {
  '@diwan/shop/storefront': 'storefront/src/app/for-shops.js',
  '@diwan/widgets': 'widgets/src/index.js',
  '@diwan/widgets/ui': 'widgets/src/ui.js',
  '@diwan/widgets/icons': 'widgets/src/icons.js',
  '@diwan/widgets/styles': 'widgets/src/styles.js',
  '@diwan/sdk': 'sdk/src/client/index.js',
  '@diwan/sdk/commerce': 'sdk/src/commerce/index.js',
};

/** The names that a shop's own code imports to get a file of `library`. */
export const libraryModule = (library: string, file: string): string | undefined =>
  Object.keys(LIBRARY_MODULES).find((name) => path.join(library, LIBRARY_MODULES[name] ?? '') === file);

export interface OwnCodeOptions {
  /** The shop's folder. */
  folder: string;
  /** Its configuration. */
  config: string;
  modules: OwnModules;
  /** Folder of the storefront's modules. */
  library: string;
}

/** A source's name in the asset map; the shop's own are below `shop/`. */
export const assetName = ({ folder, library }: OwnCodeOptions, id: string): string =>
  id.startsWith(library + path.sep)
    ? sourceName(path.join(library, 'storefront'), id)
    : `shop/${sourceName(folder, id)}`;

/** Puts a shop's own code into the storefront: its modules take the place of `#shop`. */
export function ownCodePlugin(options: OwnCodeOptions, onFile: (file: string) => void): Plugin {
  const { folder, config, modules, library } = options;
  const inLibrary = (file: string) => path.join(library, file);
  const start = inLibrary('storefront/src/app/entry-client.js');

  return {
    name: 'diwan:own-code',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === '#shop') return OWN_CODE;
      if (id === CLIENT_ENTRY) return ENTRY;
      const file = LIBRARY_MODULES[id];
      if (file) return inLibrary(file);
      if (id === '@diwan/shop')
        this.error(
          `${importer} imports @diwan/shop, which runs on the server; import @diwan/shop/storefront.`,
        );
      if (SHARED.test(id) && !importer?.startsWith(library))
        return this.resolve(id, start, { skipSelf: true });
      return undefined;
    },
    async load(id) {
      if (id === ENTRY)
        return `import ${JSON.stringify(inLibrary('styles.css'))};\nimport ${JSON.stringify(start)};`;
      // A server needs the font's address in the browser as well, which `new URL()` isn't there.
      if (id.startsWith(library) && id.endsWith('.woff2_no-inline.js')) {
        const [, font = ''] = /new URL\("([^"]+)"/.exec(readFileSync(id, 'utf8')) ?? [];
        return `export { default } from ${JSON.stringify(`${path.join(path.dirname(id), font)}?no-inline`)};`;
      }
      if (id !== OWN_CODE) return undefined;
      const places = await Promise.all(
        Object.entries(modules).flatMap(([kind, files]) =>
          Object.entries(files).map(async ([name, source]) => {
            const resolved = await this.resolve(source, config);
            if (!resolved)
              throw new OwnCodeError(`"${kind}.${name}" imports ${source}, which doesn't exist.`, {
                file: path.basename(config),
              });
            return { kind, name, file: resolved.id };
          }),
        ),
      );
      const object = (kind: string, textOf: (file: string) => string) => {
        const own = places.filter((place) => place.kind === kind);
        return `{ ${own.map(({ name, file }) => `${JSON.stringify(name)}: ${textOf(file)}`).join(', ')} }`;
      };
      const imported = (file: string) => `() => import(${JSON.stringify(file)})`;
      const named = (file: string) => JSON.stringify(assetName(options, file));
      const relative = (file: string) => JSON.stringify(path.relative(folder, file));
      return [
        ...Object.keys(modules).map((kind) => `export const ${kind} = ${object(kind, imported)};`),
        `export const sources = { pages: ${object('pages', named)}, layout: ${object('layout', named)} };`,
        `export const files = { ${Object.keys(modules)
          .map((kind) => `${kind}: ${object(kind, relative)}`)
          .join(', ')} };`,
      ].join('\n');
    },
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?');
        if (
          file.startsWith(folder + path.sep) &&
          !file.startsWith(library) &&
          !/[\\/]node_modules[\\/]/.test(file)
        )
          onFile(file);
      }
    },
  };
}
