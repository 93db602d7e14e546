import { existsSync } from 'node:fs';
import path from 'node:path';

const sheetImports = /^import "sheet:.*";$/gm;

/**
 * Turns each `.css.ts` module into its class names; the styles of the npm package are a file of their own.
 * @param {{ modules: ReturnType<typeof import('../css/css-modules.mjs').createCssModules> }} options
 * @returns {import('esbuild').Plugin}
 */
export const classNamesPlugin = ({ modules }) => ({
  name: 'class-names',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path: request, resolveDir }) => {
      const file = path.resolve(resolveDir, `${request}.ts`);
      return existsSync(file) ? { path: file } : undefined;
    });
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path: filePath }) => ({
      contents: (await modules(filePath)).script.replace(sheetImports, ''),
      resolveDir: path.dirname(filePath),
    }));
  },
});
