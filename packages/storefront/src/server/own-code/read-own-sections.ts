import { files, layout, pages, sections } from '#shop';
import type { Page } from '../../navigation/page/define-page';
import type { OwnSection, SectionFields } from '../../own-code/define-section';
import type { OwnCode } from '../../own-code/own-code';

type Modules = Readonly<Record<string, () => Promise<{ default: unknown }>>>;

/** The default export that modules must have, by the option that names them. */
const kinds: readonly [
  kind: keyof OwnCode['files'],
  modules: Modules,
  words: string,
  isRight: (given: object) => boolean,
][] = [
  [
    'sections',
    sections,
    'defineSection({ fields, component })',
    (given) => 'fields' in given && 'component' in given,
  ],
  [
    'pages',
    pages,
    'definePage({ title, component })',
    (given) => typeof (given as Partial<Page>).render === 'function',
  ],
  ['layout', layout as Modules, 'a component', (given) => typeof given === 'function'],
];

/**
 * The fields of a shop's own types of sections. Loads all code of its own.
 * @throws Error with the `file` whose default export is wrong, and whatever a module throws
 */
export async function readOwnSections(): Promise<Record<string, SectionFields>> {
  const found: Record<string, SectionFields> = {};
  for (const [kind, modules, words, isRight] of kinds) {
    for (const [name, load] of Object.entries(modules)) {
      const { default: exported } = await load();
      if (Object(exported) !== exported || !isRight(exported as object)) {
        const message = `The default export isn't ${words}, as "${kind}.${name}" of diwan.config.ts needs.`;
        throw Object.assign(new Error(message), { file: files[kind][name] });
      }
      if (kind === 'sections') found[name] = (exported as OwnSection).fields;
    }
  }
  return found;
}
