import { parseSync } from 'vite';

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {string | undefined} text its value, where that is a string
 * @property {number} start
 * @property {number} end
 */

/**
 * Constants of a module that are object literals.
 * @param {string} file name of the module
 * @param {string} source TypeScript or JavaScript
 * @returns {{ name: string, start: number, end: number, rows: Row[] }[]} with positions in the source
 */
export function tablesIn(file, source) {
  return parseSync(file, source).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const object = objectIn(init);
      if (id.type !== 'Identifier' || !object) return [];
      const rows = object.properties.flatMap((row) => (row.type === 'Property' ? [rowOf(row)] : []));
      return [{ name: id.name, start: declaration.start, end: declaration.end, rows }];
    });
  });
}

/**
 * The source of a module without the rows of its tables that nobody names.
 * @param {string} file name of the module
 * @param {string} source TypeScript
 * @param {(key: string, text: string | undefined) => boolean} isMentioned
 */
export function pruneTable(file, source, isMentioned) {
  const unmentioned = tablesIn(file, source).flatMap(({ rows }) =>
    rows.filter(({ key, text }) => !isMentioned(key, text)),
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

/** @param {import('vite').ESTree.ObjectProperty} property @returns {Row} */
const rowOf = ({ key, value, start, end }) => ({
  key: String(key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : ''),
  text: value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined,
  start,
  end,
});
