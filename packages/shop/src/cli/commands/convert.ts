import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@diwan/reference-api/startup-error';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context';
import { fetchPictures } from './fetch-pictures';

interface ConvertOptions {
  to: string;
  fetchPictures?: true;
  yes?: true;
}

/** More are only in the file of codes. */
const SHOWN_CODES = 20;

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
