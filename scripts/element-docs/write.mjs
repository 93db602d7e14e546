/**
 * Writes the files generated from the comments in `src/elements/definitions/*.element.ts`: `node
 * scripts/element-docs/write.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assistantGuide } from './assistant-guide.mjs';
import { customElementsManifest, htmlCustomData, webTypes } from './manifests.mjs';
import { elementReference, withRules } from './reference.mjs';

const inPackage = (/** @type {string} */ file) =>
  fileURLToPath(new URL(`../../packages/widgets/${file}`, import.meta.url));
const theme = inPackage('docs/embed/theme.md');
const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, undefined, 2)}\n`;

/** File contents by path. @returns {ReadonlyMap<string, string>} */
export const writtenFiles = () =>
  new Map([
    [inPackage('docs/embed/reference.md'), `${elementReference()}\n`],
    [theme, withRules(readFileSync(theme, 'utf8'))],
    [inPackage('custom-elements.json'), json(customElementsManifest())],
    [inPackage('vscode.html-custom-data.json'), json(htmlCustomData())],
    [inPackage('web-types.json'), json(webTypes())],
    [inPackage('llms.txt'), assistantGuide()],
  ]);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, content] of writtenFiles()) writeFileSync(file, content);
}
