import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cancel, isCancel, select, text } from '@clack/prompts';
import { CURRENCIES } from '@diwan/sdk/commerce';
import { Argument, Command, CommanderError, Option } from 'commander';
import { COUNTRIES } from './countries';
import { type Answers, shopFiles } from './shop-files';

export interface Call {
  cwd: string;
  version: string;
  /** Whether somebody can answer questions. */
  isInteractive: boolean;
  out(text: string): void;
  error(text: string): void;
}

interface Options {
  nameEn?: string;
  nameAr?: string;
  country?: string;
  currency?: string;
}

/** An error for the user, printed as one line. */
class UserError extends Error {}

const countryOf = (iso: string) => COUNTRIES.find((country) => country.iso === iso);

/** Names of packages have Latin letters, digits and dashes. */
const packageName = (folder: string): string =>
  path
    .basename(folder)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-') || 'shop';

/** @throws {UserError} when the person ends the questions */
async function answered<Answer>(question: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await question;
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel('Nothing was created.');
  throw new UserError('');
}

const named = (value: string | undefined) => (value?.trim() ? undefined : 'A name is needed.');

/** The answers that were not given as options. */
async function ask(folder: string | undefined, given: Options): Promise<Options & { folder: string }> {
  const where = folder ?? (await answered(text({ message: "The shop's folder", initialValue: 'my-shop' })));
  const nameEn =
    given.nameEn ?? (await answered(text({ message: 'Name of the shop in English', validate: named })));
  const nameAr =
    given.nameAr ?? (await answered(text({ message: 'Name of the shop in Arabic', validate: named })));
  const country =
    given.country ??
    (await answered(
      select({
        message: 'Country of its phones and deliveries',
        options: COUNTRIES.map(({ iso, name_en, name_ar }) => ({
          value: iso,
          label: name_en,
          hint: name_ar,
        })),
      }),
    ));
  const currency =
    given.currency ??
    (await answered(
      select({
        message: 'Currency',
        initialValue: countryOf(country)?.currency ?? CURRENCIES[0],
        options: CURRENCIES.map((value) => ({ value, label: value })),
      }),
    ));
  return { folder: where, nameEn, nameAr, country, currency };
}

async function create(folder: string | undefined, given: Options, call: Call): Promise<void> {
  const { cwd, version, isInteractive, out } = call;
  const answers = isInteractive ? await ask(folder, given) : { ...given, folder };
  const { nameEn, nameAr } = answers;
  const country = countryOf(answers.country ?? 'SA');
  if (!answers.folder || !nameEn?.trim() || !nameAr?.trim() || !country)
    throw new UserError(
      'Without a terminal, name the folder and the shop: create-diwan-shop my-shop --name-en "Cedar House" --name-ar "بيت الأرز"',
    );
  const target = path.resolve(cwd, answers.folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UserError(`${target} isn't empty; name a new folder.`);

  const shop: Answers = {
    name: packageName(target),
    nameEn: nameEn.trim(),
    nameAr: nameAr.trim(),
    country,
    currency: answers.currency ?? country.currency,
  };
  for (const [name, content] of Object.entries(shopFiles(shop, version))) {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const relative = path.relative(cwd, target) || '.';
  const shown = relative.startsWith('..') ? target : relative;
  const typed = /\s/.test(shown) ? `"${shown}"` : shown;
  out(`Created ${shown}. Next:\n\n  cd ${typed}\n  npm install\n  npm run dev\n`);
}

/** Runs `create-diwan-shop`. @returns the exit code: 1 for failure, 2 for incorrect usage */
export async function runCreate(args: readonly string[], call: Call): Promise<number> {
  const program = new Command('create-diwan-shop')
    .description("Makes a shop's folder.")
    .version(call.version)
    .addArgument(new Argument('[folder]', 'a new folder'))
    .option('--name-en <name>', "the shop's name in English")
    .option('--name-ar <name>', "the shop's name in Arabic")
    .addOption(
      new Option('--country <code>', 'of its phones and deliveries').choices(COUNTRIES.map(({ iso }) => iso)),
    )
    .addOption(new Option('--currency <code>', "default: the country's").choices(CURRENCIES))
    .configureOutput({ writeOut: call.out, writeErr: call.error })
    .exitOverride()
    .action((folder: string | undefined, options: Options) => create(folder, options, call));
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UserError)) throw error;
    if (error.message) call.error(`${error.message}\n`);
    return 1;
  }
}
