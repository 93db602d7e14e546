import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OwnCodeError } from '@diwan/storefront/build';
import type { Hono } from 'hono';
import type { ShopFolder } from '../config/open-folder';
import { placeInFolder } from '../config/place-in-folder';
import { packageRoot } from '../package-root';
import type { Removals } from '../serve/fill-from-folder';
import { builtPages, type Pages, type PagesOptions } from '../serve/open-shop';
import { requireFiles } from '../serve/require-shop';
import { runShop } from '../serve/run-shop';
import { runStorefront } from '../serve/run-storefront';
import type { Lines } from '../terminal';
import { openChanges } from './apply-changes';
import { createDevEvents } from './events';
import { watchFolder } from './watch-folder';

const CLIENT = '/diwan-dev/client.js';
const EVENTS = '/diwan-dev/events';

/**
 * Serves the shop of a folder, applies each saved change of its files and of its own code, and reloads open pages. Problems
 * are printed and shown over the pages, which keep the last content.
 * @throws {StartupError} in a folder without a catalogue, unless its content is at another backend
 */
export async function serveWhileEditing(
  folder: ShopFolder,
  output: Lines,
  removals: Removals = {},
): Promise<void> {
  const { files, api } = folder;
  if (!api) requireFiles(folder);

  const events = createDevEvents();
  const changes = await openChanges(folder, output, events, removals);
  const endWatching = watchFolder(folder, changes.apply);
  const close = async () => {
    events.close();
    await endWatching();
  };

  const client = readFileSync(path.join(packageRoot, 'dist/dev-client.js'), 'utf8');
  const extend = (app: Hono) => {
    app.get(CLIENT, (context) => context.body(client, 200, { 'content-type': 'text/javascript' }));
    events.addTo(app, EVENTS);
  };
  const developmentHead = `<script type="module" src="${CLIENT}"></script>`;

  /** Pages that name the place of an error in the shop's own code, and change with that code. */
  async function openPages(given: PagesOptions): Promise<Pages> {
    const onError = (error: unknown) => {
      const place = placeInFolder(folder.folder, error);
      if (place) output.error(new OwnCodeError(String(error), place).message);
      else given.onError(error);
    };
    const open = () => builtPages({ ...given, onError, developmentHead }, changes.own());
    let { listener } = await open();
    changes.onNewCode(async () => {
      ({ listener } = await open());
    });
    return { listener: (request, response) => listener(request, response), close };
  }

  const env = { NODE_ENV: 'development', LOG_LEVEL: 'warn', ...folder.env };
  const { own, ownContent, onNewCode: onChange, fill } = changes;
  try {
    if (api) await runStorefront(api, env, { own, onChange, extend, developmentHead, close });
    else await runShop(env, { fill, ownContent, extend, openPages });
  } catch (error) {
    // Otherwise the process would go on watching.
    await close();
    throw error;
  }
  output.out(
    files && !api
      ? `  Save ${path.basename(files.catalogue)} or a spreadsheet, and open pages show it.\n`
      : '  Save a module, and open pages show it.\n',
  );
}
