import { expect, it } from 'vitest';
import { DEFAULT_COLORS } from '../../packages/reference-api/src/catalogue/theme/default-colors';
import { theme } from '../../packages/widgets/src/theme/themes/athel';

type Tree = { readonly [name: string]: string | Tree };

const roleOf = (path: string) => path.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[roleOf(path + name), value]] : flat(value, `${path}${name}_`),
  );

// The import checks a maker's colours against those the widgets have, which the API may not import.
it('the colours an import knows are those of the theme', () => {
  expect({ ...DEFAULT_COLORS }).toEqual(Object.fromEntries(flat(theme.color)));
});
