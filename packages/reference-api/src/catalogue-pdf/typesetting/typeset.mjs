/**
 * Makes the catalogue's PDF in a process of its own, so that the server goes on answering meanwhile:
 * `node typeset.mjs <file to write>`, with the job as JSON on its standard input. It is plain JavaScript, as it runs the
 * same way from source and beside a bundle.
 */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { cutPicture } from './cut-picture.mjs';

/** @typedef {import('../typesetting-job').TypesettingJob} TypesettingJob */

const require = createRequire(import.meta.url);
const template = fileURLToPath(new URL('catalogue.typ', import.meta.url));

/** The shop's three families, in the weights the template uses. */
const fontFiles = [
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/500Medium/Figtree_500Medium.ttf',
  'gilda-display/400Regular/GildaDisplay_400Regular.ttf',
  'readex-pro/300Light/ReadexPro_300Light.ttf',
  'readex-pro/400Regular/ReadexPro_400Regular.ttf',
  'readex-pro/500Medium/ReadexPro_500Medium.ttf',
].map((file) => require.resolve(`@expo-google-fonts/${file}`));

// One picture at a time, on one core: visitors' requests come first.
sharp.concurrency(1);

/** @param {TypesettingJob} job @returns {Promise<Buffer>} */
async function typeset({ catalogue, pictures }) {
  const workspace = path.dirname(template);
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: await Promise.all(fontFiles.map((file) => readFile(file))) }],
  });
  compiler.mapShadow(path.join(workspace, 'catalogue.json'), Buffer.from(JSON.stringify(catalogue)));
  for (const picture of pictures)
    compiler.mapShadow(path.join(workspace, picture.name), await cutPicture(picture));

  const compiled = compiler.compile({ mainFilePath: template });
  const problems = compiled.takeDiagnostics();
  if (!compiled.result || compiled.hasError())
    throw new Error(`The catalogue can't be typeset: ${JSON.stringify(problems?.shortDiagnostics)}`);
  return compiler.pdf(compiled.result);
}

const [output = ''] = process.argv.slice(2);
/** @type {TypesettingJob} */
const job = JSON.parse(await text(process.stdin));
const pdf = await typeset(job);
// Renamed into place, so that no reader ever gets half a file.
const draft = `${output}.${randomUUID()}.tmp`;
await writeFile(draft, pdf);
await rename(draft, output);
