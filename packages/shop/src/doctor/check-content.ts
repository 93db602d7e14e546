import path from 'node:path';
import {
  checkFiles,
  findTypesetter,
  missingCatalogueFix,
  type OwnContent,
  ownCatalogue,
} from '@diwan/reference-api';
import { hasOwnModules, type ShopFolder } from '../config/open-folder';
import { openOwnCode, ownContentOf } from '../own-code/open-own-code';
import { error, type Finding, ok, warning } from './finding';

/** More would hide the other findings. */
const SHOWN = 10;

type Problem = Awaited<ReturnType<typeof checkFiles>>['problems'][number];

const lineOf = ({ file, line, column, message }: Problem): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')} ${message}`;

const some = (problems: readonly Problem[]): string =>
  [
    ...problems.slice(0, SHOWN).map(lineOf),
    ...(problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : []),
  ].join('\n');

/** Checks that `/catalog` has a PDF to open. */
export async function checkCatalogue(media: string, typesetter: string | undefined): Promise<Finding> {
  const about = 'Catalogue';
  const own = await ownCatalogue(media);
  if (own) return ok(about, `/catalog opens ${own.file}`);
  if (typesetter) return ok(about, '/catalog opens a PDF made of the products');
  return warning(about, '/catalog has no PDF.', missingCatalogueFix(media));
}

/** The shop's own code, the catalogue, the spreadsheets and the pictures that they name. */
export async function checkContent(shop: ShopFolder): Promise<Finding[]> {
  const { files, media } = shop;
  if (!files) return [];
  let own: OwnContent | undefined;
  // The code that shows own types of sections also defines their fields.
  if (hasOwnModules(shop)) {
    const silent = { out: () => {}, error: () => {} };
    try {
      own = await ownContentOf(await openOwnCode(shop, silent, { isForCommand: true }));
    } catch (failure) {
      return [
        error('Own code', (failure as Error).message, 'Correct it; the content is checked after that.'),
      ];
    }
  }
  const { problems, warnings } = await checkFiles(files, { mediaFolder: media, own });
  const names = [files.catalogue, ...files.spreadsheets].map((file) => path.basename(file)).join(', ');
  return [
    problems.length > 0
      ? error('Content', some(problems), 'Correct the files; the shop keeps its last content until then.')
      : ok('Content', names),
    ...(warnings.length > 0
      ? [warning('Content', some(warnings), `Correct the files, or put missing pictures into ${media}.`)]
      : []),
    await checkCatalogue(media, findTypesetter()),
  ];
}
