import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Turns each `.css.ts` module into its class names and, where the build wants one, a call that registers its style
 * sheet, so that shadow roots can adopt it: no `<style>` elements, no CSS files.
 * @param {object} options
 * @param {string} options.root
 * @param {ReturnType<typeof import('./css-modules.mjs').createCssModules>} options.modules
 * @param {string} [options.registry] module that exports `addStyles(css)`
 * @param {(module: string, css: string) => string | undefined} [options.sheet] style sheet to register in the place of
 *   `css`, if any
 * @param {(file: string, script: string) => string} [options.script] TypeScript in the place of a module's JavaScript
 * @returns {import('esbuild').Plugin}
 */
export function cssSheetsPlugin({ root, modules, registry = '', sheet = () => undefined, script }) {
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
        const module = await modules(filePath);
        for (const [name, css] of module.sheets) sheets.set(name, css);
        return {
          contents: script?.(filePath, module.script) ?? module.script,
          loader: 'ts',
          resolveDir: path.dirname(filePath),
        };
      });

      build.onResolve({ filter: /^sheet:/ }, ({ path: request }) => ({
        path: request.slice('sheet:'.length),
        namespace: 'sheet',
        sideEffects: true,
      }));

      build.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path: module }) => {
        const css = sheet(module, sheets.get(module) ?? '');
        if (css === undefined) return { contents: '' };
        return {
          contents: [
            `import { addStyles } from ${JSON.stringify(registry)};`,
            `addStyles(${JSON.stringify(css)});`,
          ].join('\n'),
          resolveDir: root,
        };
      });
    },
  };
}
