import { readConfig } from '@diwan/reference-api';
import { isExplained } from '@diwan/reference-api/startup-error';
import { openFolder, type ShopFolder } from '../config/open-folder';
import { checkContent } from './check-content';
import { checkDatabase } from './check-database';
import { checkNode } from './check-node';
import { checkSettings } from './check-settings';
import { error, type Finding, ok, warning } from './finding';

const FIX_SETTINGS = 'Correct it in .env, or where the shop is started.';

async function checkFolder(
  folder: ShopFolder,
  { isProduction }: { isProduction: boolean },
): Promise<Finding[]> {
  const { env, files } = folder;
  const { NODE_ENV } = env;
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig({ ...env, ...(isProduction && { NODE_ENV: 'production' }) });
  } catch (failure) {
    return [error('Settings', (failure as Error).message, FIX_SETTINGS), ...(await checkContent(folder))];
  }
  const isStrict = isProduction || config.isProduction;
  return [
    ...(isProduction && NODE_ENV !== 'production'
      ? [warning('NODE_ENV', "It isn't production here.", 'Start the shop with NODE_ENV=production.')]
      : []),
    ...(await checkDatabase(config, { hasFiles: files !== undefined })),
    ...(await checkContent(folder)),
    ...checkSettings(config, isStrict),
  ];
}

/**
 * Looks for what keeps a shop from running well; changes no content and sends nothing, but builds own code if that is due.
 * @param options.isProduction also what only matters where visitors come
 */
export async function runDoctor(
  folder: string,
  env: NodeJS.ProcessEnv,
  options: { isProduction: boolean; nodeVersion?: string },
): Promise<Finding[]> {
  const node = checkNode(options.nodeVersion ?? process.versions.node);
  try {
    const opened = await openFolder(folder, env);
    return [node, ok('Folder', opened.folder), ...(await checkFolder(opened, options))];
  } catch (failure) {
    if (!isExplained(failure)) throw failure;
    return [node, error('Folder', failure.message, 'Correct it, or name another folder with -C.')];
  }
}

const MARKS = { ok: '✓', warning: '!', error: '✗' } as const;

/** Lines for a terminal: a finding, and below it how to fix it. */
export function printFindings(findings: readonly Finding[], print: (line: string) => void): void {
  const indented = (text: string) => text.replaceAll('\n', '\n    ');
  for (const { about, level, message, fix } of findings) {
    print(`${MARKS[level]} ${about}: ${indented(message)}`);
    if (level !== 'ok' && fix) print(`    → ${indented(fix)}`);
  }
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  print(`\nErrors: ${count('error')}, warnings: ${count('warning')}.`);
}
