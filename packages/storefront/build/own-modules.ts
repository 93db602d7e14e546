import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { OwnCodeError } from './own-build';

/** Options of `diwan.config.ts` that hold modules of a shop's own. */
const KINDS = ['sections', 'pages', 'layout'] as const;

/** Files of a shop's own code: relative to its folder, by section type, path of a page, and part of the layout. */
export type OwnModules = Readonly<Record<(typeof KINDS)[number], Readonly<Record<string, string>>>>;

const keyOf = ({ key, computed }: ESTree.ObjectProperty): string | undefined => {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
};

/** The properties of an object literal; undefined if it has others than plain ones. */
function propertiesOf(node: unknown): [name: string, value: ESTree.Expression][] | undefined {
  const { type, properties } = node as Partial<ESTree.ObjectExpression>;
  if (type !== 'ObjectExpression' || !properties) return undefined;
  const entries = properties.map((property) => {
    const key = property.type === 'Property' ? keyOf(property) : undefined;
    return property.type === 'Property' && key !== undefined ? ([key, property.value] as const) : undefined;
  });
  return entries.every((entry) => entry !== undefined)
    ? entries.map(([key, value]) => [key, value as ESTree.Expression])
    : undefined;
}

/** The file of `() => import('./file')`. */
function importedFile(node: ESTree.Expression): string | undefined {
  if (node.type !== 'ArrowFunctionExpression' || node.body.type !== 'ImportExpression') return undefined;
  const { source } = node.body;
  return source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined;
}

/**
 * Reads which modules a configuration names. Only they become part of the pages: the configuration itself, which may hold
 * secrets and use Node, stays on the server.
 * @param file the configuration's file
 * @throws OwnCodeError naming what isn't written as `name: () => import('./file')`
 */
export function readOwnModules(file: string): OwnModules {
  const name = path.basename(file);
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  const options = exported?.type === 'CallExpression' ? exported.arguments[0] : exported;
  const given = new Map(propertiesOf(options));
  const modules = KINDS.map((kind) => {
    const value = given.get(kind);
    if (!value) return [kind, {}] as const;
    const entries = propertiesOf(value);
    if (!entries)
      throw new OwnCodeError(`"${kind}" must be an object written in place: { … }.`, { file: name });
    const files = entries.map(([key, imported]) => {
      const source = importedFile(imported);
      if (source === undefined)
        throw new OwnCodeError(`"${kind}.${key}" must be written as () => import('./file').`, {
          file: name,
        });
      return [key, source] as const;
    });
    return [kind, Object.fromEntries(files)] as const;
  });
  return Object.fromEntries(modules) as OwnModules;
}
