import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@diwan/reference-api/startup-error';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context';

interface ConvertOptions {
  to: string;
  fetchPictures?: true;
  yes?: true;
}

/** More are only in the file of codes. */
const SHOWN_CODES = 20;
const FETCH_TIMEOUT_MS = 30_000;
const MAX_PICTURE_MB = 50;

/** The name of a picture's file in the media folder; those of one shop have names of their own. */
function fileName(address: string, at: number): string {
  const name = decodeURIComponent(path.posix.basename(new URL(address).pathname));
  return `${at + 1}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`;
}

/** The bytes of a picture, which aren't kept beyond the largest that a shop needs. */
async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_PICTURE_MB * 1024 * 1024) throw new Error(`it is larger than ${MAX_PICTURE_MB} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Copies pictures into the media folder; returns the table with the new name of each that could be copied. */
async function fetchPictures(
  { csv, pictures: addresses }: { csv: string; pictures: readonly string[] },
  media: string,
  { output, print }: Pick<CommandContext, 'output' | 'print'>,
): Promise<string> {
  const names = new Map<string, string>();
  const folder = path.join(media, 'imported');
  await mkdir(folder, { recursive: true });
  for (const [at, address] of addresses.entries()) {
    output.progress?.(`Copying pictures: ${at + 1} of ${addresses.length}`);
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const name = fileName(address, at);
      await writeFile(path.join(folder, name), await bytesOf(response));
      for (const written of [address, address.replace(/^http:/, 'https:')])
        names.set(written, `imported/${name}`);
    } catch (error) {
      output.error(`${address} can't be copied, so it stays an address: ${(error as Error).message}`);
    }
  }
  const copied = new Set(names.values()).size;
  print(`Copied ${copied} of ${addresses.length} pictures into ${path.basename(media)}/imported.`);
  // No address may replace the beginning of a longer one.
  const longestFirst = [...names].sort(([one], [other]) => other.length - one.length);
  return longestFirst.reduce((text, [address, picture]) => text.replaceAll(address, picture), csv);
}

/** The command that moves the products of another shop. */
export function addConvert(program: Command, context: CommandContext): void {
  program
    .command('convert <export>')
    .description(
      'makes products.csv of an export of Shopify, WooCommerce, Magento or Salla, or of a table without usable codes',
    )
    .option('--to <file>', 'the file to write', 'products.csv')
    .option('--fetch-pictures', 'copy the pictures into the media folder')
    .option('--yes', 'replace a file that exists without being asked')
    .action(async (file: string, { to, fetchPictures: isFetching, yes }: ConvertOptions) => {
      const folder = await context.shopFolder();
      const target = path.resolve(folder.folder, to);
      const name = path.basename(file);
      const { convertFile, tableWithPictures } = await import('@diwan/reference-api');
      const unread = (error: Error) => {
        throw new StartupError(`${name}: ${error.message}`);
      };
      const converted = await convertFile(context.inCwd(file)).catch(unread);
      if (!converted && !isFetching)
        throw new StartupError(
          `${name} needs no conversion, or has no names of products: it isn't an export of Shopify, WooCommerce, Magento or Salla. Tables with codes are imported as they are: name the file in diwan.config.ts (products). To copy their pictures from other sites, add --fetch-pictures.`,
        );
      if (existsSync(target) && !yes && !(await context.ask?.(`${to} exists. Replace it?`)))
        throw new StartupError(
          `${to} exists. To replace it, add --yes; to write another file, --to other.csv.`,
        );

      const table = converted ?? (await tableWithPictures(context.inCwd(file)).catch(unread));
      const { notes, codes } = converted ?? { notes: [], codes: [] };
      const { pictures, products } = table;
      for (const note of notes) context.print(note);
      await writeFile(target, isFetching ? await fetchPictures(table, folder.media, context) : table.csv);
      if (codes.length > 0) {
        const list = `${to.replace(/\.csv$/i, '')}-codes.csv`;
        const quoted = codes.map(([old, code]) => `"${old.replaceAll('"', '""')}",${code}`);
        await writeFile(path.resolve(folder.folder, list), `\uFEFFold,new\n${quoted.join('\n')}\n`);
        const some = codes.slice(0, SHOWN_CODES).map(([old, code]) => `${old || '–'} → ${code}`);
        const more = codes.length > SHOWN_CODES ? ` and ${codes.length - SHOWN_CODES} more` : '';
        context.print(`New codes: ${some.join(', ')}${more}; all are in ${list}.`);
      }
      if (pictures.length > 0 && !isFetching)
        context.print(
          `${pictures.length === 1 ? '1 picture stays where it is' : `${pictures.length} pictures stay where they are`}; --fetch-pictures copies them into the media folder.`,
        );
      context.print(
        `Wrote ${to} with ${products === 1 ? '1 product' : `${products} products`}. Next: npx diwan import --dry-run`,
      );
      context.end(0);
    });
}
