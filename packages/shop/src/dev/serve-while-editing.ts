import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Applied } from '@diwan/reference-api';
import { printApplied } from '@diwan/reference-api/commands';
import { watch } from 'chokidar';
import type { Hono } from 'hono';
import { openFolder, type ShopFolder } from '../config/open-folder';
import { packageRoot } from '../package-root';
import { type Fill, fillFromFolder } from '../serve/fill-from-folder';
import { builtPages } from '../serve/open-shop';
import { runShop } from '../serve/run-shop';
import { StartupError } from '../startup-error';
import type { Lines } from '../terminal';
import { createDevEvents } from './events';

const CLIENT = '/diwan-dev/client.js';
const EVENTS = '/diwan-dev/events';

/** Editors save in steps, and pictures are copied one after the other. */
const QUIET_MS = 60;

/** Whether a file belongs to a program, such as the database or an editor, not to the shop's content. */
const isOfTools = (file: string, { folder, env: { DATA_DIR = '' } }: ShopFolder): boolean =>
  file.startsWith(DATA_DIR) || /(^|[\\/])(\.[^\\/]*|node_modules)([\\/]|$)/.test(path.relative(folder, file));

/**
 * Serves the shop of a folder, applies each saved change of its files, and reloads open pages. Problems are printed and
 * shown over the pages, which keep the last content.
 * @throws {StartupError} where the database rules, and in a folder without a catalogue
 */
export async function serveWhileEditing(folder: ShopFolder, output: Lines): Promise<void> {
  const { files, contentIn, media } = folder;
  if (!files || contentIn === 'database')
    throw new StartupError(
      "diwan dev shows changes of the folder's files, but this shop's content is in its database: use diwan start.",
    );

  let version: string = randomUUID();
  const events = createDevEvents({ version, problems: [] });
  const report = (applied: Applied) => {
    if (applied.outcome !== 'same') printApplied(applied, { output });
    if (applied.outcome === 'applied') version = randomUUID();
    events.change({ version, problems: applied.outcome === 'refused' ? applied.problems : [] });
  };

  /** Applies the files again; one application at a time. */
  let apply = async () => {};
  const fill: Fill = async (db, reference) => {
    await fillFromFolder(folder, report)?.(db, reference);
    let applying = Promise.resolve();
    apply = () => {
      applying = applying
        .then(async () => {
          // There may be a new spreadsheet, or the configuration names others.
          const { files: present = files } = await openFolder(folder.folder, process.env);
          report(await reference.applyFiles(db, present, { mediaFolder: media }));
        })
        .catch((error: Error) => output.error(error.message));
      return applying;
    };
  };

  const watcher = watch([folder.folder, media], {
    ignoreInitial: true,
    ignored: (file) => file !== folder.folder && file !== media && isOfTools(file, folder),
  });
  let due: NodeJS.Timeout | undefined;
  let hasNewPictures = false;
  watcher.on('all', (_event, changed) => {
    hasNewPictures ||= changed.startsWith(media);
    clearTimeout(due);
    due = setTimeout(async () => {
      if (hasNewPictures) version = randomUUID();
      hasNewPictures = false;
      await apply();
    }, QUIET_MS);
  });

  const client = readFileSync(path.join(packageRoot, 'dist/dev-client.js'), 'utf8');
  const extend = (app: Hono) => {
    app.get(CLIENT, (context) => context.body(client, 200, { 'content-type': 'text/javascript' }));
    events.addTo(app, EVENTS);
  };
  const env = { NODE_ENV: 'development', LOG_LEVEL: 'warn', ...folder.env };
  await runShop(env, {
    fill,
    extend,
    openPages: async (options) => {
      const head = `<script type="module" src="${CLIENT}"></script>`;
      const { listener } = await builtPages({ ...options, developmentHead: head });
      return {
        listener,
        close: async () => {
          events.close();
          await watcher.close();
        },
      };
    },
  });
  output.out(`  Save ${path.basename(files.catalogue)} or a spreadsheet, and open pages show it.\n`);
}
