import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import type { Plugin } from 'vite';

/** An export of the SDK, as its comments describe it. */
export interface DescribedExport {
  readonly name: string;
  /** Classes, functions, types … */
  readonly kind: string;
  /** Markdown: declaration, description, members. Links to other exports are links to their pages. */
  readonly text: string;
}

const root = fileURLToPath(new URL('../packages/sdk', import.meta.url));

const options: TypeDocOptions & Partial<PluginOptions> = {
  tsconfig: path.join(root, 'tsconfig.json'),
  basePath: path.join(root, 'src'),
  plugin: ['typedoc-plugin-markdown'],
  router: 'module',
  readme: 'none',
  logLevel: 'Error',
  // `pnpm test types` does.
  skipErrorChecking: true,
  disableSources: true,
  excludeExternals: true,
  excludeInternal: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  propertiesFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
  enumMembersFormat: 'table',
  typeDeclarationVisibility: 'compact',
  tableColumnSettings: {
    hideDefaults: true,
    hideInherited: true,
    hideModifiers: true,
    hideOverrides: true,
    hideSources: true,
  },
};

/** The published entries by the name of their folder: `client`, `contract` … */
async function readEntries(): Promise<Map<string, string>> {
  const { exports } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, { 'diwan-source': string }>;
  };
  return new Map(
    Object.values(exports).map(({ 'diwan-source': file }) => [
      path.basename(path.dirname(file)),
      path.join(root, file),
    ]),
  );
}

/** What TypeDoc writes about each entry. */
async function writePages(entryPoints: string[]): Promise<[entry: string, page: string][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-sdk-reference-'));
  try {
    const app = await Application.bootstrapWithPlugins({
      ...options,
      entryPoints,
      outputs: [{ name: 'markdown', path: folder }],
    });
    const project = await app.convert();
    if (!project) throw new Error('TypeDoc could not read the SDK.');
    await app.generateOutputs(project);
    const files = (await readdir(folder)).filter((file) => file !== 'README.md');
    return await Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [
          path.basename(file, '.md'),
          await readFile(path.join(folder, file), 'utf8'),
        ],
      ),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The exports on a page, in its order. */
const exportsOf = (page: string): DescribedExport[] =>
  page.split(/^## /m).flatMap((group) => {
    const [kind = '', ...sections] = group.split(/^### /m);
    return sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { name: heading.replace(/\(\)$|\\/g, ''), kind: kind.trim(), text: lines.join('\n') };
    });
  });

/** Links to an export, or none: those to members and to what isn't exported lead nowhere. */
function withLinks(
  text: string,
  entry: string,
  pages: ReadonlyMap<string, readonly DescribedExport[]>,
): string {
  const named = (page: string, anchor: string) => {
    const [, slug = '', nth = '0'] = /^(.*?)(?:-(\d+))?$/.exec(anchor) ?? [];
    const same = pages.get(page)?.filter(({ name }) => name.toLowerCase() === slug.toLowerCase());
    return (same?.[Number(nth)] ?? same?.[0])?.name;
  };
  return text.replace(
    /\[((?:[^\]\\]|\\.)+)\]\(([\w-]*?)(?:\.md)?#([\w-]+)\)/g,
    (_, label: string, page: string, anchor: string) => {
      const name = named(page || entry, anchor);
      if (!name) return label;
      return page && page !== entry
        ? `[${label}](?path=/docs/sdk-${page}--docs#${name})`
        : `[${label}](#${name})`;
    },
  );
}

/** `type Items = ReturnType<typeof createItems>` names where its members are. */
const withOrigin = (text: string, names: ReadonlySet<string>): string => {
  const [, origin = ''] = /^type .*typeof (\w+)/m.exec(text) ?? [];
  return names.has(origin)
    ? `${text.trimEnd()}\n\nIts members are listed at [\`${origin}\`](#${origin}).\n`
    : text;
};

const tidied = (text: string) =>
  text
    .replace(/<a id="[^"]*"><\/a> /g, '')
    .replace(/^\*\*\*$/gm, '')
    // Parameters that are taken apart have no name.
    .replaceAll('\\_\\_namedParameters', 'parameters')
    .replaceAll('__namedParameters', 'parameters')
    // Readers don't have the specification.
    .replace(/\s+\(spec [^)]*\)|, spec §[\d.]+(?:, §[\d.]+)*(?=\))/g, '')
    .replace(/spec §[\d.]+(?:(?:, | and )§[\d.]+)*(?: «[^»]*»)?/g, 'the specification')
    .trim();

/** All exports of the SDK by entry, described by their comments and types. */
export async function readSdkReference(): Promise<Map<string, readonly DescribedExport[]>> {
  const entries = await readEntries();
  const pages = new Map(
    (await writePages([...entries.values()])).map(([entry, page]) => [entry, exportsOf(page)]),
  );
  return new Map(
    [...pages].map(([entry, exports]) => {
      const names = new Set(exports.map(({ name }) => name));
      return [
        entry,
        exports.map((one) => ({
          ...one,
          text: tidied(withLinks(withOrigin(one.text, names), entry, pages)),
        })),
      ];
    }),
  );
}

const PREFIX = 'virtual:sdk-reference/';

/** Modules with the exports of each entry, read when the first of their pages is built or opened. */
export function sdkReference(): Plugin {
  let reference: ReturnType<typeof readSdkReference> | undefined;
  return {
    name: 'diwan-sdk-reference',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      reference ??= readSdkReference();
      const exports = (await reference).get(id.slice(PREFIX.length + 1));
      if (!exports) throw new Error(`The SDK has no entry for ${id.slice(1)}.`);
      return `export default ${JSON.stringify(exports)}`;
    },
  };
}
