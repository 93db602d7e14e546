import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compileMdx from '@storybook/addon-docs/mdx-loader';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parseGuide } from '../../.storybook/blocks/guide';
import manifest from '../../packages/widgets/custom-elements.json';
import { repositoryRoot } from './repository-root';

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((file) => ({ file, text: readFileSync(path.join(repositoryRoot, file), 'utf8') }));

const storyFiles = filesOf('packages/widgets/src/*.stories.tsx');
const pages = filesOf('.storybook/pages/*.mdx');
/** A widget connects a component of this name, which has its story. */
const withConnected = (names: readonly string[]) => new Set(names.flatMap((name) => [name, `${name}Widget`]));

/** Components exported by the package: exported values with a PascalCase name. */
const publicComponents = (): string[] => ['index', 'ui'].flatMap((entry) => componentsIn(`${entry}.ts`));

function componentsIn(entry: string): string[] {
  const file = path.join(repositoryRoot, 'packages/widgets/src', entry);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.exportClause) return [];
    if (!ts.isNamedExports(statement.exportClause)) return [];
    return statement.exportClause.elements
      .filter(({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z][a-z]/.test(name.text))
      .map(({ name }) => name.text);
  });
}

/** Props of components of the package, their own and inherited ones, without a comment; as `Component.prop`. */
function undescribedProps(names: ReadonlySet<string>): string[] {
  const file = path.join(repositoryRoot, 'packages/widgets/src/index.ts');
  const { config } = ts.readConfigFile(
    path.join(repositoryRoot, 'packages/widgets/tsconfig.json'),
    ts.sys.readFile,
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  const program = ts.createProgram([file], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) as ts.Symbol;
  const isOwn = (prop: ts.Symbol) =>
    prop.declarations?.some((declaration) =>
      declaration.getSourceFile().fileName.includes('packages/widgets/src'),
    );
  return checker.getExportsOfModule(module).flatMap((component) => {
    if (!names.has(component.name)) return [];
    const type = checker.getTypeOfSymbol(component);
    const [props] = type.getCallSignatures()[0]?.getParameters() ?? [];
    if (!props) return [];
    return checker
      .getPropertiesOfType(checker.getTypeOfSymbol(props))
      .filter((prop) => isOwn(prop) && prop.getDocumentationComment(checker).length === 0)
      .map(({ name }) => `${component.name}.${name}`);
  });
}

/** Components documented by a story file. */
function componentsOf(text: string): string[] {
  const [, component] = /^ {2}component: (\w+),$/m.exec(text) ?? /component: (\w+)/.exec(text) ?? [];
  const [, others = ''] = /subcomponents: \{([^}]*)\}/.exec(text) ?? [];
  return [component, ...others.split(',').map((name) => name.trim())].filter((name) => name !== undefined);
}

const docIds = new Set(
  [...storyFiles, ...pages].map(({ text }) => {
    const [, title = ''] = /title[:=] ?['"]([^'"]+)['"]/.exec(text) ?? [];
    return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
  }),
);

describe('every prop of a public widget', () => {
  it('has a description', { timeout: 120_000 }, () => {
    const widgets = storyFiles.filter(({ text }) => /title: '(?:widgets|sections)\//.test(text));
    const names = new Set(
      widgets.flatMap(({ text }) => componentsOf(text)).map((name) => name.replace(/Widget$/, '')),
    );
    expect(undescribedProps(names)).toEqual([]);
  });
});

describe('story files', () => {
  it('of a widget have a guide', () => {
    const known = withConnected(publicComponents());
    const widgets = storyFiles.filter(
      ({ text }) =>
        /title: '(?:widgets|sections)\//.test(text) && componentsOf(text).some((name) => known.has(name)),
    );
    expect(widgets.length).toBeGreaterThan(20);
    for (const { file } of widgets) {
      const guide = path.join(repositoryRoot, file.replace('.stories.tsx', '.md'));
      expect(existsSync(guide), `${file} needs a guide`).toBe(true);
      expect(() => parseGuide(readFileSync(guide, 'utf8')), guide).not.toThrow();
    }
  });

  it('cover every element', () => {
    const tags = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    const covered = new Set(
      storyFiles.flatMap(({ text }) => [...text.matchAll(/elementOf\('([\w-]+)'/g)].map(([, tag]) => tag)),
    );
    expect(tags.length).toBeGreaterThan(10);
    expect(tags.filter((tag) => !covered.has(tag))).toEqual([]);
  });
});

describe('pages', () => {
  it.each(pages.map(({ file, text }) => [file, text] as const))('%s compiles', async (file, text) => {
    const problem = await new Promise((resolve) =>
      compileMdx.call({ async: () => resolve, getOptions: () => ({}), resourcePath: file }, text),
    );
    expect(problem).toBeNull();
    const folder = path.dirname(path.join(repositoryRoot, file));
    for (const [, name = '', module = ''] of text.matchAll(/^import \* as (\w+) from '(\..*)';$/gm)) {
      const stories = readFileSync(path.join(folder, `${module}.tsx`), 'utf8');
      const exported = [...stories.matchAll(/^export const (\w+)/gm)].map(([, story]) => story);
      for (const [, story] of text.matchAll(new RegExp(`of=\\{${name}\\.(\\w+)\\}`, 'g')))
        expect(exported).toContain(story);
    }
    for (const [, source = '', list = ''] of text.matchAll(
      /<Excerpt\s+file="([^"]+)"(?:\s+sections=\{\[([^\]]*)\]\})?/g,
    )) {
      const guide = readFileSync(path.join(repositoryRoot, source), 'utf8');
      for (const [, heading] of list.matchAll(/'([^']+)'/g)) expect(guide).toContain(`\n## ${heading}\n`);
    }
  });

  it('and guides link to pages that exist', () => {
    const texts = [...pages, ...filesOf('packages/widgets/src/*.md')];
    const links = texts.flatMap(({ text }) =>
      [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id),
    );
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((id) => !docIds.has(id))).toEqual([]);
  });
});
