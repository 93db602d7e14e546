/**
 * Generates the PDF catalogue in a process of its own, so that the server stays responsive: `node typeset.mjs <output file>`,
 * with the job as JSON on standard input. It prints the files of damaged pictures as JSON.
 */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { cutPicture, emptyPicture } from './cut-picture.mjs';

/**
 * @typedef {object} TypesettingJob
 * @property {{ logo: Record<'en' | 'ar', string | null> }} catalogue what `catalogue.typ` reads; its texts name pictures
 * @property {import('./cut-picture.mjs').CutPicture[]} pictures each picture and shape once
 */

const LOCALES = /** @type {const} */ (['en', 'ar']);

const require = createRequire(import.meta.url);
const template = fileURLToPath(new URL('catalogue.typ', import.meta.url));

/** The shop's three font families, in the weights the template uses. */
const fontFiles = [
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/500Medium/Figtree_500Medium.ttf',
  'gilda-display/400Regular/GildaDisplay_400Regular.ttf',
  'readex-pro/300Light/ReadexPro_300Light.ttf',
  'readex-pro/400Regular/ReadexPro_400Regular.ttf',
  'readex-pro/500Medium/ReadexPro_500Medium.ttf',
].map((file) => require.resolve(`@expo-google-fonts/${file}`));

// One core only, because visitors' requests have priority.
sharp.concurrency(1);

/** @param {TypesettingJob} job @returns {Promise<{ pdf: Buffer, broken: string[] }>} `broken`: files of pictures that were left out */
async function typeset({ catalogue, pictures }) {
  const workspace = path.dirname(template);
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: await Promise.all(fontFiles.map((file) => readFile(file))) }],
  });
  const logo = { ...catalogue.logo };
  /** @type {Set<string>} */
  const broken = new Set();
  for (const picture of pictures) {
    // Truncated files are noticed only here.
    const cut = await cutPicture(picture).catch(() => {
      broken.add(picture.file);
      return picture.isLogo ? undefined : emptyPicture(picture);
    });
    if (cut) compiler.mapShadow(path.join(workspace, picture.name), cut);
    // Without a logo the catalogue has the brand's name.
    else for (const locale of LOCALES) if (logo[locale] === picture.name) logo[locale] = null;
  }
  const json = JSON.stringify({ ...catalogue, logo });
  compiler.mapShadow(path.join(workspace, 'catalogue.json'), Buffer.from(json));

  const compiled = compiler.compile({ mainFilePath: template });
  const problems = compiled.takeDiagnostics();
  if (!compiled.result || compiled.hasError())
    throw new Error(`Typst reported errors: ${JSON.stringify(problems?.shortDiagnostics)}`);
  return { pdf: compiler.pdf(compiled.result), broken: [...broken] };
}

const [output = ''] = process.argv.slice(2);
/** @type {TypesettingJob} */
const job = JSON.parse(await text(process.stdin));
const { pdf, broken } = await typeset(job);
// Rename into place, so that no reader sees a partial file.
const draft = `${output}.${randomUUID()}.tmp`;
await writeFile(draft, pdf);
await rename(draft, output);
process.stdout.write(JSON.stringify(broken));
