import path from 'node:path';
import type { Config } from '@diwan/reference-api';
import { isDatabaseFolder } from '@diwan/reference-api';
import { inspectionSchema, runCommand } from '@diwan/reference-api/commands';
import * as v from 'valibot';
import { error, type Finding, ok, warning } from './finding';

const about = 'Database';

type Inspection = v.InferOutput<typeof inspectionSchema>;

const FILL = 'Write catalogue.json in the folder, then run diwan import or start the shop.';

/** Turns the state of a database into findings. */
export function databaseFindings(
  { migrations, writeProblem, isSynced, hasContent }: Inspection,
  { isServer, hasFiles }: { isServer: boolean; hasFiles: boolean },
): Finding[] {
  if (migrations === 'newer')
    return [
      error(
        about,
        'A newer version of Diwan has upgraded it.',
        'npm install @diwan/shop@latest, or restore the backup that was made before the upgrade.',
      ),
    ];
  if (migrations === 'other')
    return [
      error(
        about,
        "It was created by a version of Diwan that this one can't upgrade.",
        `Export it with that version, then set ${isServer ? 'DATABASE_URL' : 'DATA_DIR'} to an empty one.`,
      ),
    ];
  const findings: Finding[] = [];
  if (writeProblem)
    findings.push(
      error(
        about,
        `It takes no writes: ${writeProblem}.`,
        isServer
          ? 'Name the primary server in DATABASE_URL, and give its user the right to create tables.'
          : 'Free space on its disk, and give the data folder to the user that runs the shop.',
      ),
    );
  if (!isSynced && isServer)
    findings.push(
      warning(
        about,
        "It confirms what isn't on disk yet: a power cut can lose orders.",
        "Set fsync and synchronous_commit to on in PostgreSQL's configuration.",
      ),
    );
  if (migrations === 'behind')
    findings.push(
      warning(about, 'The next start upgrades it.', 'Make a backup first: diwan backup <folder>'),
    );
  if (hasContent === false && !hasFiles) findings.push(error(about, 'The shop has no content.', FILL));
  return findings.length > 0 ? findings : [ok(about, 'reachable, writable and up to date')];
}

/** Looks at the database; the running shop does so where one has the embedded database open. */
export async function checkDatabase(config: Config, { hasFiles }: { hasFiles: boolean }): Promise<Finding[]> {
  const isServer = config.databaseUrl !== undefined;
  try {
    if (!isServer && !isDatabaseFolder(path.join(config.dataDir, 'database')))
      return [
        hasFiles
          ? ok(about, 'the first start creates it')
          : error(about, `There is none in ${config.dataDir}, and no catalogue.`, FILL),
      ];
    const out: string[] = [];
    const errors: string[] = [];
    const isDone = await runCommand({ name: 'inspect' }, config, {
      out: (line) => out.push(line),
      error: (line) => errors.push(line),
    });
    if (isDone)
      return databaseFindings(v.parse(inspectionSchema, JSON.parse(out.join(''))), { isServer, hasFiles });
    return [unusable(errors.join('\n'), isServer)];
  } catch (failure) {
    return [unusable((failure as Error).message, isServer)];
  }
}

const unusable = (message: string, isServer: boolean): Finding =>
  error(
    about,
    message,
    isServer
      ? 'Check that the server runs, and host, user, password and database in DATABASE_URL.'
      : 'Check DATA_DIR; a backup can be restored into an empty one: diwan restore <folder>',
  );
