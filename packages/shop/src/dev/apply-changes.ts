import type { Applied, ContentProblem, OwnContent } from '@diwan/reference-api';
import { printApplied, unconfirmed } from '@diwan/reference-api/commands';
import { isExplained } from '@diwan/reference-api/startup-error';
import type { OwnCodeError } from '@diwan/storefront/build';
import { openFolder, type ShopFolder } from '../config/open-folder';
import { openOwnCode, ownContentOf } from '../own-code/open-own-code';
import { type Fill, fillFromFolder, type Removals } from '../serve/fill-from-folder';
import type { Lines } from '../terminal';
import type { DevEvents } from './events';
import type { Changes } from './watch-folder';

/** A problem of the shop's own code as pages show it. */
const problemOf = (error: unknown): ContentProblem => {
  const { message, stack } = error as Error;
  const { file = 'diwan.config.ts', line, column, problem } = error as Partial<OwnCodeError>;
  if (!isExplained(error)) return { file, message: stack ?? message };
  return { file, line, column, message: problem ?? message };
};

/** What keeps files from being the content, as pages show it. */
function problemsOf(applied: Applied): ContentProblem[] {
  if (applied.outcome === 'refused') return applied.problems;
  if (applied.outcome !== 'unconfirmed') return [];
  const message = `${unconfirmed(applied.changes)} If that is right: npx diwan import --yes`;
  return [{ file: 'products', message }];
}

/** Applies changes of a folder that is being edited: to the database, to the shop's own code, and to open pages. */
export async function openChanges(
  folder: ShopFolder,
  output: Lines,
  events: DevEvents,
  removals: Removals = {},
) {
  const { files, media, api } = folder;
  let ownContent: OwnContent | undefined;
  const openCode = async (present: ShopFolder) => {
    const opened = await openOwnCode(present, output, { isDevelopment: true });
    if (!api) ownContent = await ownContentOf(opened);
    return opened;
  };
  let own = await openCode(folder);

  const report = (applied: Applied) => {
    if (applied.outcome !== 'same') printApplied(applied, { output });
    else if (events.hasProblems()) output.out('The mistakes are gone; the shop shows these files.');
    if (applied.outcome === 'applied') events.renew();
    events.show(problemsOf(applied));
  };

  /** Whether the latest kept content is of this session: of many saves, only the last is kept. */
  let amends = false;
  /** Applies the content's files again. */
  let applyContent = async (_present: ShopFolder) => events.show([]);
  const fill: Fill = async (db, reference) => {
    await fillFromFolder(folder, report, { progress: output.progress, own: () => ownContent, removals })?.(
      db,
      reference,
    );
    applyContent = async (present) => {
      // There may be a new spreadsheet, or the configuration names others.
      const from = present.files ?? files;
      if (!from) return;
      const options = { mediaFolder: media, own: ownContent, amends, unaskedRemovals: removals.unasked };
      const applied = await reference.applyFiles(db, from, options);
      amends ||= applied.outcome === 'applied';
      report(applied);
    };
  };

  let showPages = async () => {};
  async function applyAll({ hasNewCode }: Changes): Promise<void> {
    const present = await openFolder(folder.folder, process.env);
    if (hasNewCode) {
      own = await openCode(present);
      await showPages();
      events.renew();
    }
    await applyContent(present);
  }

  let applying = Promise.resolve();
  return {
    own: () => own,
    ownContent: () => ownContent,
    /** Brings the content into the database as the shop starts. */
    fill,
    /** @param show shows pages made by the own code that was opened last */
    onNewCode: (show: () => Promise<void>) => {
      showPages = show;
    },
    /** Applies changes, one after the other. */
    apply: (changes: Changes): Promise<void> => {
      if (changes.hasNewPictures) events.renew();
      applying = applying
        .then(() => applyAll(changes))
        .catch((error: Error) => {
          output.error(isExplained(error) ? error.message : (error.stack ?? error.message));
          events.show([problemOf(error)]);
        });
      return applying;
    },
  };
}
