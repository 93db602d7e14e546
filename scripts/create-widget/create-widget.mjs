/**
 * `pnpm create-widget fabric-guide`: creates a widget with component, styles, story, guide, test, texts and element,
 * and adds it to all lists.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writtenFiles } from '../element-docs/write.mjs';
import { addedLines, addedTexts, widgetFiles } from './templates.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} kebab @returns {import('./templates.mjs').Names} */
function namesOf(kebab) {
  const camel = kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const capital = (/** @type {string} */ text) => (text[0] ?? '').toUpperCase() + text.slice(1);
  return { kebab, camel, pascal: capital(camel), words: capital(kebab.replaceAll('-', ' ')) };
}

/** @param {string} text @param {{ among: RegExp, line: string }} addition */
function withLine(text, { among, line }) {
  const lines = text.split('\n');
  const like = lines.flatMap((candidate, index) => (among.test(candidate) ? [index] : []));
  const last = like.at(-1);
  if (last === undefined) throw new Error(`Found no line matching ${among} to add "${line}" to.`);
  // An entry of several lines ends with one of the same indentation.
  const [indentation = ''] = /^ */.exec(line) ?? [];
  const isEnd = new RegExp(`^${indentation}(?! ).*[,;]$`);
  const end = lines.findIndex((candidate, index) => index >= last && isEnd.test(candidate));
  const place = like.find((index) => (lines[index] ?? '') > line) ?? end + 1;
  return lines.toSpliced(place, 0, line).join('\n');
}

/** @param {string} json @param {Record<string, Record<string, string>>} additions texts by group */
function withTexts(json, additions) {
  const texts = JSON.parse(json);
  // Another widget may have an attribute of that name.
  for (const [group, added] of Object.entries(additions))
    texts[group] = { ...texts[group], ...added, ...texts[group] };
  return `${JSON.stringify(texts, undefined, 2)}\n`;
}

/**
 * @param {string} kebab @param {string} root
 * @returns {{ created: string[], changed: string[] }} absolute paths
 * @throws Error when the name is invalid or taken; nothing is written then
 */
export function createWidget(kebab, root) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab))
    throw new Error(
      `"${kebab}" is not a valid widget name; use lower-case words with hyphens, such as fabric-guide.`,
    );
  const source = (/** @type {string} */ file) => path.join(root, 'packages/widgets/src', file);
  const names = namesOf(kebab);
  const created = widgetFiles(names);
  const folders = readdirSync(source('features'), { recursive: true, encoding: 'utf8' });
  const isTaken =
    folders.some((folder) => path.basename(folder) === kebab) ||
    Object.keys(created).some((file) => existsSync(source(file)));
  if (isTaken) throw new Error(`The widget "${kebab}" already exists.`);

  const changed = [
    ...Object.entries(addedLines(names)).map(([file, additions]) => [
      file,
      additions.reduce(withLine, readFileSync(source(file), 'utf8')),
    ]),
    ...Object.entries(addedTexts(names)).map(([file, additions]) => [
      file,
      withTexts(readFileSync(source(file), 'utf8'), additions),
    ]),
  ];
  const write = (/** @type {string[]} */ [file = '', content = '']) => {
    mkdirSync(path.dirname(source(file)), { recursive: true });
    writeFileSync(source(file), content);
    // Some are outside of `src`.
    return path.resolve(source(file));
  };
  return { created: Object.entries(created).map(write), changed: changed.map(write) };
}

const USAGE = `Usage: pnpm create-widget <name>   lower-case words with hyphens, such as fabric-guide

To remove a widget again, delete its folder, its element's definition and its two text files, then the lines that
\`git grep -i\` finds for its name, and run \`node scripts/element-docs/write.mjs\`.`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [name, ...rest] = positionals;
    if (!name || rest.length > 0) throw new Error(USAGE);
    const { created, changed } = createWidget(name, repository);
    execFileSync(
      path.join(repository, 'node_modules/.bin/biome'),
      ['check', '--write', ...created, ...changed],
      {
        cwd: repository,
        stdio: 'pipe',
      },
    );
    const generated = [...writtenFiles()].map(([file, content]) => {
      writeFileSync(file, content);
      return file;
    });
    const list = (/** @type {string[]} */ files) =>
      files.map((file) => `  ${path.relative(repository, file)}`).join('\n');
    console.log(`Created:
${list(created)}
Changed:
${list([...changed, ...generated])}

Next:
- see it with pnpm storybook
- replace its placeholders; pnpm test unit lists the files that still have some
- translate its name in packages/widgets/src/foundation/i18n/locales/ar, also in embed.json
- add it to the table in packages/widgets/README.md
- accept its exports with npx vitest run --project repository api-reports -u, and run pnpm changeset
- raise the budget of all elements in bench/size.mjs (CONTRIBUTING.md, "A new widget")`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
