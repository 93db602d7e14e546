import * as esbuild from 'esbuild';
import { fontFilesPlugin } from './font-files-plugin.mjs';

/** Stands for the address of a font file while the text around it is worked out. */
const placeholder = (/** @type {string} */ name) => `font:${name}`;

/**
 * Works out the text of `font-face-text.ts` while building, so that neither the data nor the code for it is shipped.
 * @param {{ fonts: Map<string, Buffer>, address: (name: string) => string }} options `fonts`: receives the font files
 *   by name; `address`: a JavaScript expression for the address of a file
 * @returns {import('esbuild').Plugin}
 */
export const fontFacesPlugin = ({ fonts, address }) => ({
  name: 'font-faces',
  setup(build) {
    build.onLoad({ filter: /[/\\]font-face-text\.ts$/ }, async ({ path: file }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [file],
        bundle: true,
        format: 'esm',
        write: false,
        plugins: [fontFilesPlugin({ fonts, address: (name) => JSON.stringify(placeholder(name)) })],
      });
      const script = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
      /** @type {{ fontFaceText: string }} */
      const { fontFaceText } = await import(`data:text/javascript;base64,${script}`);
      const parts = [...fonts.keys()].reduce(
        (text, name) => text.replaceAll(placeholder(name), `" + ${address(name)} + "`),
        JSON.stringify(fontFaceText),
      );
      return { contents: `export const fontFaceText = ${parts};` };
    });
  },
});
