import { parseSync } from 'vite';

/**
 * The source of a module without the rows of its tables (constants that are object literals) that nobody names.
 * @param {string} file name of the module
 * @param {string} source TypeScript
 * @param {(key: string) => boolean} isMentioned
 */
export function pruneTable(file, source, isMentioned) {
  const tables = parseSync(file, source).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ init }) => objectIn(init))
      : [];
  });
  const unmentioned = tables.flatMap(
    (table) => table?.properties.filter((row) => row.type === 'Property' && !isMentioned(keyOf(row))) ?? [],
  );
  // From the end, so that the positions before stay right.
  return unmentioned.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''),
    source,
  );
}

/** @param {import('vite').ESTree.Expression | null} expression @returns {import('vite').ESTree.ObjectExpression | undefined} */
function objectIn(expression) {
  if (expression?.type === 'ObjectExpression') return expression;
  if (expression?.type === 'TSAsExpression' || expression?.type === 'TSSatisfiesExpression')
    return objectIn(expression.expression);
  return undefined;
}

/** @param {import('vite').ESTree.ObjectProperty} row */
const keyOf = ({ key }) =>
  String(key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '');
