import { expect, it } from 'vitest';
import { DEFAULT_COLORS } from '../../packages/reference-api/src/content/document/theme/default-colors';
import { theme } from '../../packages/widgets/src/foundation/theme/themes/athel';

type Tree = { readonly [name: string]: string | Tree };

const roleOf = (path: string) => path.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[roleOf(path + name), value]] : flat(value, `${path}${name}_`),
  );

// Imports validate theme colours against a list, because the API may not import the widgets' theme.
it('the list of colours matches the theme', () => {
  expect({ ...DEFAULT_COLORS }).toEqual(Object.fromEntries(flat(theme.color)));
});
