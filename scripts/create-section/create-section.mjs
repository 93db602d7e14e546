/**
 * `pnpm create-section opening-hours`: creates a type of CMS section: its fields in the contract, its component, its place
 * in the registry and its story. Everything else, such as the database and the import, takes any type of the contract.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const CONTRACT = 'packages/sdk/src/contract/section.ts';
const REGISTRY = 'packages/widgets/src/sections/section-registry.ts';
const STORIES = 'packages/widgets/src/sections/Sections.stories.tsx';

/** @param {{ kebab: string, pascal: string, type: string }} names */
const component = ({ pascal, type }) => `import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import { text } from '../../foundation/theme';
import { container } from '../../foundation/theme/patterns.css';
import { Button } from '../../foundation/ui/Button';
import { LinkLabel } from '../LinkLabel';
import type { SectionProps } from '../section-props';
import { useEditorialLink } from '../use-editorial-link';

/** Shows the fields that an editor has filled. */
export function ${pascal}Section({ section }: SectionProps<'${type}'>) {
  const { t, locale } = useI18n();
  const link = useEditorialLink(t('common:learn_more'))(section.cta_url);
  const title = localized(section, 'title', locale);
  const description = localized(section, 'description', locale);
  const note = localized(section, 'note', locale);
  return (
    <section className={container}>
      {title && <h2 className={text.h1}>{title}</h2>}
      {description && <p className={text.body}>{description}</p>}
      {note && <p className={text.body}>{note}</p>}
      {link && (
        <Button href={link.href}>
          <LinkLabel label={link.label} about={title} />
        </Button>
      )}
    </section>
  );
}
`;

/**
 * Adds a line before another.
 * @param {string} source @param {string} before @param {string} line
 */
function withLine(source, before, line) {
  const at = source.indexOf(before);
  if (at < 0) throw new Error(`Found no "${before.trim()}" to add "${line.trim()}" before.`);
  return `${source.slice(0, at)}${line}${source.slice(at)}`;
}

/**
 * @param {string} kebab @param {string} root
 * @returns {{ created: string[], changed: string[] }} absolute paths
 * @throws Error when the name is invalid or taken; nothing is written then
 */
export function createSection(kebab, root) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab))
    throw new Error(
      `"${kebab}" is not a valid section type; use lower-case words with hyphens, such as opening-hours.`,
    );
  const pascal = kebab.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const type = kebab.replaceAll('-', '_');
  const at = (/** @type {string} */ file) => path.join(root, file);
  const read = (/** @type {string} */ file) => readFileSync(at(file), 'utf8');
  const view = `packages/widgets/src/sections/${kebab}/${pascal}Section.tsx`;
  if (existsSync(at(view)) || read(CONTRACT).includes(`section('${type}'`))
    throw new Error(`The section type "${type}" already exists.`);

  /** @type {Record<string, string>} */
  const changed = {
    [CONTRACT]: withLine(
      withLine(
        read(CONTRACT),
        '}\n\n/** Types of sections. */',
        `  ${type}: {
    /** A note in English. */
    note_en?: string | null | undefined;
    /** The same in Arabic. */
    note_ar?: string | null | undefined;
  };\n`,
      ),
      ']);\n',
      `  section('${type}', { ...optionalBilingual('note') }),\n`,
    ),
    [REGISTRY]: withLine(
      withLine(
        read(REGISTRY),
        '/** The section types of the contract.',
        `const ${type.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())} = () =>\n  lazy<'${type}'>(async () => (await import('./${kebab}/${pascal}Section')).${pascal}Section);\n\n`,
      ),
      '};\n\n/** A section as a list shows it',
      `  ${type}: { ...${type.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())}(), frame: styles.plain },\n`,
    ),
    [STORIES]: `${read(STORIES).trimEnd()}
export const ${pascal}: Story = {
  name: '${type}',
  args: page(makeSection('${type}', { ...text, note_en: 'A note.', note_ar: 'ملاحظة.' })),
};
`,
  };
  const write = ([file = '', content = '']) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
    return at(file);
  };
  return {
    created: [write([view, component({ kebab, pascal, type })])],
    changed: Object.entries(changed).map(write),
  };
}

const USAGE = 'Usage: pnpm create-section <type>   lower-case words with hyphens, such as opening-hours';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [name, ...rest] = positionals;
    if (!name || rest.length > 0) throw new Error(USAGE);
    const { created, changed } = createSection(name, repository);
    const run = (/** @type {string} */ command, /** @type {string[]} */ ...options) =>
      execFileSync(command, options, { cwd: repository, stdio: 'pipe' });
    run(path.join(repository, 'node_modules/.bin/biome'), 'check', '--write', ...created, ...changed);
    run('npx', '--yes', 'pnpm@12', 'describe-fields');
    const list = (/** @type {string[]} */ files) =>
      files.map((file) => `  ${path.relative(repository, file)}`).join('\n');
    console.log(`Created:
${list(created)}
Changed:
${list(changed)}
  the descriptions of the API, docs/catalogue-fields.md, the starter shop's schema and the packages' API reports

Next:
- give the type its fields in ${CONTRACT}, in the interface with a comment and in the schema, and show them in its component
- see it with pnpm storybook, under "sections/All types"
- a field that is required also needs a value in packages/sdk/src/testing/factories/page.ts
- after another change of the fields: pnpm describe-fields
- run pnpm changeset: both packages have a new type`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
