import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sectionTypes } from '@diwan/reference-api';
import { StartupError } from '@diwan/reference-api/startup-error';
import type { ShopFolder } from '../config/open-folder';
import type { Lines } from '../terminal';

/** `opening_hours` → `OpeningHours` */
const componentName = (type: string): string =>
  type
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `opening_hours` → `Opening hours` */
const titleOf = (type: string): string => {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const moduleText = (
  name: string,
): string => `import { bilingual, container, defineSection, localized, text, useI18n } from '@diwan/shop/storefront';

export default defineSection({
  // Its own fields; every section has a title, a description and a cta_url as well.
  fields: { ...bilingual('note') },
  component: function ${name}({ section }) {
    const { locale } = useI18n();
    return (
      <section className={container}>
        <h2 className={text.h2}>{localized(section, 'title', locale)}</h2>
        <p>{localized(section, 'note', locale)}</p>
      </section>
    );
  },
});
`;

/**
 * Writes a module with a type of section of the shop's own, and prints what to add to its other files.
 * @throws {StartupError} when the name isn't one or is taken, or the module exists
 */
export async function addSection(
  { folder, config: { sections = {} } }: Pick<ShopFolder, 'folder' | 'config'>,
  type: string,
  { out }: Lines,
): Promise<void> {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(type))
    throw new StartupError('Name the type in lower-case words with underscores, such as opening_hours.');
  if ((sectionTypes as readonly string[]).includes(type))
    throw new StartupError(`${type} is a type of section that every shop has; choose another name.`);
  if (Object.hasOwn(sections, type))
    throw new StartupError(`diwan.config.ts has a section ${type} already; choose another name.`);
  const name = componentName(type);
  const file = path.join('sections', `${name}.tsx`);
  const target = path.join(folder, file);
  if (existsSync(target)) throw new StartupError(`${file} exists already; choose another name.`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, moduleText(name));
  const tsconfig = path.join(folder, 'tsconfig.json');
  if (!existsSync(tsconfig)) await writeFile(tsconfig, '{ "extends": "@diwan/shop/tsconfig.json" }\n');
  const section = {
    id: 901,
    type,
    title_en: titleOf(type),
    title_ar: titleOf(type),
    note_en: 'We look forward to your visit.',
    note_ar: 'يسعدنا استقبالكم.',
  };
  const slug = type.replaceAll('_', '-');
  const page = { name_en: section.title_en, name_ar: section.title_ar, sections: [section] };
  out(`Wrote ${file}. To show it:

1. Name it in defineShop({ … }) of diwan.config.ts:

   sections: { ${type}: () => import('./sections/${name}') },

2. Add it to the sections of a page in catalogue.json, with an id that no other section has:

   ${JSON.stringify(section)}

   Or give it a page of its own, /pa/${slug}; "home" in its place is a home page in place of the usual one:

   "pages": {"${slug}":${JSON.stringify(page)}}

   title_ar and name_ar are still in English: translate them.

While diwan dev runs, open pages then show it. What a section may use: https://www.npmjs.com/package/@diwan/shop#extend`);
}
