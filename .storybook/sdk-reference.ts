import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Application,
  type Comment,
  type DeclarationReflection,
  makeRecursiveVisitor,
  PageKind,
  type Reflection,
  ReflectionKind,
  type RouterTarget,
  type TypeDocOptions,
} from 'typedoc';
import { MarkdownPageEvent, MarkdownTheme, MemberRouter, type PluginOptions } from 'typedoc-plugin-markdown';
import type { Plugin } from 'vite';
import { packageEntries } from '../scripts/package-entries.mjs';

/** An export of the SDK, as its comments describe it. */
export interface DescribedExport {
  readonly name: string;
  /** Classes, functions, types … */
  readonly kind: string;
  /** The first sentence of its comment. */
  readonly summary: string;
  /** Markdown: declaration, description, members. Links to other exports are links to their pages. */
  readonly text: string;
}

const root = fileURLToPath(new URL('../packages/sdk', import.meta.url));

const options: TypeDocOptions & Partial<PluginOptions> = {
  tsconfig: path.join(root, 'tsconfig.json'),
  basePath: path.join(root, 'src'),
  plugin: ['typedoc-plugin-markdown'],
  logLevel: 'Error',
  // `pnpm test types` does.
  skipErrorChecking: true,
  disableSources: true,
  excludeExternals: true,
  excludeInternal: true,
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

/** Each entry has a page in Storybook, groups of one entry share it; each export has a place there, its members have none. */
class StorybookRouter extends MemberRouter {
  override buildAnchors(): void {}

  override relativeUrl(from: RouterTarget, { name, parent }: RouterTarget): string {
    const pageOf = (entry: RouterTarget | undefined) => entry?.name.split('/')[0];
    return pageOf(parent) === pageOf(from.parent)
      ? `#${name}`
      : `?path=/docs/sdk-${pageOf(parent)}--docs#${name}`;
  }
}

const commentOf = ({ comment, signatures }: DeclarationReflection): Comment | undefined =>
  comment ?? signatures?.[0]?.comment;

function firstSentence(comment: Comment | undefined): string {
  const [paragraph = ''] = (comment?.summary ?? [])
    .map(({ text }) => text.replaceAll('`', ''))
    .join('')
    .split('\n\n');
  const [sentence = ''] = paragraph.replaceAll('\n', ' ').split(/(?<=\.) /);
  return sentence;
}

/** In `type Items = ReturnType<typeof createItems>`, the export that has its members. */
function originOf({ parent, type }: DeclarationReflection): Reflection | undefined {
  let origin: Reflection | undefined;
  type?.visit(makeRecursiveVisitor({ query: ({ queryType }) => (origin ??= queryType.reflection) }));
  return origin?.parent === parent ? origin : undefined;
}

/** Readers don't have the specification. */
const withoutSpec = (text: string) => text.replace(/\s\(spec [^)]*\)|, spec [^)]*(?=\))/g, '');

/** All exports of the SDK by entry, described by their comments and types. */
export async function readSdkReference(): Promise<Map<string, readonly DescribedExport[]>> {
  const app = await Application.bootstrapWithPlugins({
    ...options,
    entryPoints: packageEntries(root).map(({ file }) => file),
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the SDK.');
  // A parameter that is taken apart has no name.
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter))
    if (parameter.name === '__namedParameters') parameter.name = 'parameters';

  const router = new StorybookRouter(app);
  router.buildPages(project);
  app.renderer.router = router;
  const theme = new MarkdownTheme(app.renderer);
  const describe = (model: DeclarationReflection): DescribedExport => {
    const page = Object.assign(new MarkdownPageEvent(model), { project, pageKind: PageKind.Reflection });
    const text = theme.getRenderContext(page).partials.member(model, { headingLevel: 3 });
    const origin = originOf(model);
    const members = origin ? `\n\nIts members are listed at [\`${origin.name}\`](#${origin.name}).` : '';
    return {
      name: model.name,
      kind: ReflectionKind.pluralString(model.kind),
      summary: withoutSpec(firstSentence(commentOf(model))),
      text: withoutSpec(text) + members,
    };
  };
  const entries = project.children ?? [];
  return new Map(entries.map(({ name, children = [] }) => [name, children.map(describe)]));
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
