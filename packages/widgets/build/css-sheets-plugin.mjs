import { existsSync } from 'node:fs';
import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';

/**
 * Turns each `.css.ts` module into its class names and one call that registers its style sheet, so that shadow roots
 * can adopt it: no `<style>` elements, no CSS files.
 * @param {{ root: string, registry: string, sheet: (module: string, css: string) => string }} options `registry`:
 *   module that exports `addStyles(module, css)`; `sheet`: gives the style sheet to register in the place of `css`
 * @returns {import('esbuild').Plugin}
 */
export function cssSheetsPlugin({ root, registry, sheet }) {
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
            sheets.set(fileScope.filePath, sheet(fileScope.filePath, css));
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

      build.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path: module }) => {
        const css = sheets.get(module);
        if (!css) return { contents: '' };
        const name = path.basename(module, '.css.ts');
        return {
          contents: [
            `import { addStyles } from ${JSON.stringify(registry)};`,
            `addStyles(${JSON.stringify(name)}, ${JSON.stringify(css)});`,
          ].join('\n'),
          resolveDir: root,
        };
      });
    },
  };
}
