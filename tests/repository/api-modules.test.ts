import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const modules = path.join(repositoryRoot, 'packages/reference-api/src/modules');

/** Modules without routes: `events` delivers messages, `mail` composes and sends those by e-mail. */
const WITHOUT_ROUTES = ['events', 'mail'];

const importsDatabase = /^import (?!type )[^;]* from '(?:drizzle-orm[^']*|[./]+db\/schema)';/m;

/** Violations of ARCHITECTURE.md in a module with these files. */
function deviations(name: string, files: Record<string, string>): string[] {
  const sources = Object.entries(files).filter(([file]) => !file.endsWith('.test.ts'));
  const strayQueries = sources
    .filter(([file, source]) => importsDatabase.test(source) && !file.endsWith('.repository.ts'))
    .map(([file]) => `${name}/${file} has queries; move them to a *.repository.ts`);
  const hasQueries = sources.some(([, source]) => importsDatabase.test(source));
  return [
    ...(WITHOUT_ROUTES.includes(name) || files[`${name}.routes.ts`]
      ? []
      : [`${name} has no ${name}.routes.ts`]),
    ...(!hasQueries || sources.some(([file]) => file.endsWith('.repository.ts'))
      ? []
      : [`${name} has no repository`]),
    ...(Object.keys(files).some((file) => file.endsWith('.test.ts')) ? [] : [`${name} has no test`]),
    ...strayQueries,
  ];
}

it('detects queries outside a repository, and modules without handlers or tests', () => {
  const query = "import { eq } from 'drizzle-orm';";
  expect(deviations('shoes', { 'shoes.routes.ts': query, 'shoes.test.ts': '' })).toEqual([
    'shoes has no repository',
    'shoes/shoes.routes.ts has queries; move them to a *.repository.ts',
  ]);
  expect(deviations('shoes', { 'shoes.repository.ts': query })).toEqual([
    'shoes has no shoes.routes.ts',
    'shoes has no test',
  ]);
  const whole = {
    'shoes.routes.ts': "import type { shoes } from '../../db/schema';",
    'shoes.repository.ts': query,
    'shoes.test.ts': query,
  };
  expect(deviations('shoes', whole)).toEqual([]);
});

it('every module of the API has the same files', () => {
  const names = readdirSync(modules);
  expect(names.length).toBeGreaterThan(10);
  const found = names.flatMap((name) => {
    const folder = path.join(modules, name);
    const files = readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
    return deviations(name, Object.fromEntries(files));
  });
  expect(found).toEqual([]);
});
