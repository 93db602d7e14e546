import path from 'node:path';
import type { Plugin } from 'vite';

/** Source paths of the pages that most visits start on. */
export const FIRST_PAGES = [
  'home',
  'category',
  'subcategory',
  'products',
  'product',
  'interiors',
  'cms-page',
].map((name) => `src/pages/${name}/index.ts`);

/** Their dynamic imports that the server renders, or that show without any interaction. */
export const FIRST_PARTS = [
  'src/start.tsx',
  'src/layout/footer/Footer.tsx',
  'src/layout/later/index.ts',
  'src/layout/consent/ConsentBanner.tsx',
  '../widgets/src/product-detail/further-down.ts',
  '../widgets/src/sections/late-sections.ts',
  '../widgets/src/lead-form/index.ts',
];

const MARK = /\.diwan-styles-(\d+)\{[^}]*\}/;

/** The style sheet split in two. Each part keeps the original order, because later rules override earlier ones. */
export interface StyleSheets {
  first: string;
  later: string;
}

export interface StyleMarks {
  plugin: Plugin;
  /** Splits the style sheet by whether a module's styles are needed first. */
  cut: (sheet: string, isFirst: (moduleId: string) => boolean) => StyleSheets;
}

/** Marks where the styles of each module begin in the combined style sheet, so that it can be split. */
export function createStyleMarks(): StyleMarks {
  const modules: string[] = [];
  return {
    plugin: {
      name: 'diwan:style-marks',
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        filter: { id: /\.css$/ },
        handler: (css, id) => ({
          code: `.diwan-styles-${modules.push(id) - 1} { --begins: 0 }\n${css}`,
          map: null,
        }),
      },
    },
    cut(sheet, isFirst) {
      const [before = '', ...parts] = sheet.split(MARK);
      const sheets = { first: before, later: '' };
      for (let index = 0; index < parts.length; index += 2) {
        const id = modules[Number(parts[index])] ?? '';
        sheets[isFirst(id) ? 'first' : 'later'] += parts[index + 1] ?? '';
      }
      return sheets;
    },
  };
}

export const relativeToPackage = (id: string) =>
  path
    .relative(import.meta.dirname, id)
    .split(path.sep)
    .join('/');
