import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Applied, ContentProblem } from '@diwan/reference-api';
import { printApplied } from '@diwan/reference-api/commands';
import { OwnCodeError } from '@diwan/storefront/build';
import { watch } from 'chokidar';
import type { Hono } from 'hono';
import { openFolder, type ShopFolder } from '../config/open-folder';
import { acceptOwnCode, openOwnCode } from '../own-code/open-own-code';
import { placeInFolder } from '../own-code/place-in-folder';
import { packageRoot } from '../package-root';
import { type Fill, fillFromFolder } from '../serve/fill-from-folder';
import { builtPages } from '../serve/open-shop';
import { requireFiles } from '../serve/require-shop';
import { runShop } from '../serve/run-shop';
import { runStorefront } from '../serve/run-storefront';
import type { Lines } from '../terminal';
import { createDevEvents } from './events';

const CLIENT = '/diwan-dev/client.js';
const EVENTS = '/diwan-dev/events';

/** Editors save in steps, and pictures are copied one after the other. */
const QUIET_MS = 60;

/** Whether a file belongs to a program, such as the database or an editor, not to the shop's content. */
const isOfTools = (file: string, { folder, env: { DATA_DIR = '' } }: ShopFolder): boolean =>
  file.startsWith(DATA_DIR) || /(^|[\\/])(\.[^\\/]*|node_modules)([\\/]|$)/.test(path.relative(folder, file));

/** A problem of the shop's own code as pages show it. */
const problemOf = (error: unknown): ContentProblem => {
  const { name, message, stack } = error as Error;
  const { file = 'diwan.config.ts', line, column, problem } = error as Partial<OwnCodeError>;
  if (name !== 'StartupError') return { file, message: stack ?? message };
  return { file, line, column, message: problem ?? message };
};

/**
 * Serves the shop of a folder, applies each saved change of its files and of its own code, and reloads open pages. Problems
 * are printed and shown over the pages, which keep the last content.
 * @throws {StartupError} in a folder without a catalogue, unless its content is at another backend
 */
export async function serveWhileEditing(folder: ShopFolder, output: Lines): Promise<void> {
  const { files, media, api } = folder;
  if (!api) requireFiles(folder);

  let own = await openOwnCode(folder, output, { isDevelopment: true });
  if (!api) await acceptOwnCode(own);
  let version: string = randomUUID();
  const events = createDevEvents({ version, problems: [] });
  let hadProblems = false;
  const showProblems = (problems: readonly ContentProblem[]) => {
    hadProblems = problems.length > 0;
    events.change({ version, problems });
  };
  const report = (applied: Applied) => {
    if (applied.outcome !== 'same') printApplied(applied, { output });
    else if (hadProblems) output.out('The mistakes are gone; the shop shows these files.');
    if (applied.outcome === 'applied') version = randomUUID();
    showProblems(applied.outcome === 'refused' ? applied.problems : []);
  };

  /** Whether the latest kept content is of this session: of many saves, only the last is kept. */
  let amends = false;
  /** Applies the content's files again. */
  let applyContent = async (_present: ShopFolder) => showProblems([]);
  const fill: Fill = async (db, reference) => {
    await fillFromFolder(folder, report, output)?.(db, reference);
    applyContent = async (present) => {
      // There may be a new spreadsheet, or the configuration names others.
      const from = present.files ?? files;
      if (!from) return;
      const options = { mediaFolder: media, amends };
      const applied = await reference.applyFiles(db, from, options);
      amends ||= applied.outcome === 'applied';
      report(applied);
    };
  };

  /** Opens the shop's own code again, and shows pages made by it. */
  let showPages = async () => {};
  async function applyCode(present: ShopFolder): Promise<void> {
    own = await openOwnCode(present, output, { isDevelopment: true });
    if (!api) await acceptOwnCode(own);
    await showPages();
    version = randomUUID();
  }

  const isContent = (file: string) =>
    file.startsWith(media) || /\.csv$/i.test(file) || file === files?.catalogue;
  let applying = Promise.resolve();
  /** One application at a time. */
  const apply = (hasNewCode: boolean) => {
    applying = applying
      .then(async () => {
        const present = await openFolder(folder.folder, process.env);
        if (hasNewCode) await applyCode(present);
        await applyContent(present);
      })
      .catch((error: Error) => {
        output.error(error.name === 'StartupError' ? error.message : (error.stack ?? error.message));
        showProblems([problemOf(error)]);
      });
    return applying;
  };

  const watcher = watch([folder.folder, media], {
    ignoreInitial: true,
    ignored: (file) => file !== folder.folder && file !== media && isOfTools(file, folder),
  });
  let due: NodeJS.Timeout | undefined;
  let hasNewPictures = false;
  let hasNewCode = false;
  watcher.on('all', (_event, changed) => {
    hasNewPictures ||= changed.startsWith(media);
    hasNewCode ||= !isContent(changed);
    clearTimeout(due);
    due = setTimeout(async () => {
      if (hasNewPictures) version = randomUUID();
      const isCode = hasNewCode;
      hasNewPictures = false;
      hasNewCode = false;
      await apply(isCode);
    }, QUIET_MS);
  });
  const stopWatching = async () => {
    events.close();
    await watcher.close();
  };

  const client = readFileSync(path.join(packageRoot, 'dist/dev-client.js'), 'utf8');
  const extend = (app: Hono) => {
    app.get(CLIENT, (context) => context.body(client, 200, { 'content-type': 'text/javascript' }));
    events.addTo(app, EVENTS);
  };
  const developmentHead = `<script type="module" src="${CLIENT}"></script>`;
  const env = { NODE_ENV: 'development', LOG_LEVEL: 'warn', ...folder.env };
  try {
    if (api) {
      await runStorefront(api, env, {
        own: () => own,
        onChange: (show) => {
          showPages = show;
        },
        extend,
        developmentHead,
        close: stopWatching,
      });
    } else
      await runShop(env, {
        fill,
        extend,
        openPages: async (given) => {
          const onError = (error: unknown) => {
            const place = placeInFolder(folder.folder, error);
            if (place) output.error(new OwnCodeError(String(error), place).message);
            else given.onError(error);
          };
          const options = { ...given, onError, developmentHead };
          let { listener } = await builtPages(options, own);
          showPages = async () => {
            ({ listener } = await builtPages(options, own));
          };
          return {
            listener: (request, response) => listener(request, response),
            close: stopWatching,
          };
        },
      });
  } catch (error) {
    // Otherwise the process would go on watching.
    await stopWatching();
    throw error;
  }
  output.out(
    files && !api
      ? `  Save ${path.basename(files.catalogue)} or a spreadsheet, and open pages show it.\n`
      : '  Save a module, and open pages show it.\n',
  );
}
