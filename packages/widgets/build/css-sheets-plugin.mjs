import { existsSync } from 'node:fs';
import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { transform } from 'lightningcss';

/** Oldest browsers with all the embed needs: constructable sheets, container queries, `<dialog>`, logical properties. */
const targets = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };

const minify = (/** @type {string} */ css) =>
  transform({ filename: 'module.css', code: Buffer.from(css), minify: true, targets }).code.toString();

/**
 * Turns each `.css.ts` module into its class names and one call that registers its style sheet, so that shadow roots
 * can adopt it: no `<style>` elements, no CSS files.
 * @param {{ root: string, registry: string }} options `registry`: module that exports `addStyles(module, css)`
 * @returns {import('esbuild').Plugin}
 */
export function cssSheetsPlugin({ root, registry }) {
  return {
    name: 'css-sheets',
    setup(build) {
      /** @type {Map<string, string>} */
      const sheets = new Map();

      build.onResolve({ filter: /\.css$/ }, ({ path: request, resolveDir }) => {
        const file = path.resolve(resolveDir, `${request}.ts`);
        return existsSync(file) ? { path: file } : undefined;
      });

      build.onLoad({ filter: /\.css\.ts$/, namespace: 'file' }, async ({ path: filePath }) => {
        const { source } = await compile({ filePath, cwd: root, identOption: 'short' });
        const contents = await processVanillaFile({
          source,
          filePath,
          identOption: 'short',
          serializeVirtualCssPath: ({ fileScope, source: css }) => {
            sheets.set(fileScope.filePath, minify(css));
            return `import ${JSON.stringify(`sheet:${fileScope.filePath}`)};`;
          },
        });
        return { contents, loader: 'js', resolveDir: path.dirname(filePath) };
      });

      build.onResolve({ filter: /^sheet:/ }, ({ path: request }) => ({
        path: request.slice('sheet:'.length),
        namespace: 'sheet',
        sideEffects: true,
      }));

      build.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path: module }) => ({
        contents: [
          `import { addStyles } from ${JSON.stringify(registry)};`,
          `addStyles(${JSON.stringify(path.basename(module, '.css.ts'))}, ${JSON.stringify(sheets.get(module))});`,
        ].join('\n'),
        resolveDir: root,
      }));
    },
  };
}
