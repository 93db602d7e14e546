import path from 'node:path';
import ts from 'typescript';

const folder = import.meta.dirname;
const file = path.join(folder, 'described-types.ts');

function openProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(folder, '../../../tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  return ts.createProgram([file], config?.options ?? {});
}

const languages: Readonly<Record<string, string>> = { en: 'English', ar: 'Arabic' };

/** Bilingual texts need no comment: `footer_text_ar` becomes "Footer text in Arabic." */
function bilingualDescription(name: string): string {
  const [, noun = '', language = ''] = /^(\w+)_(en|ar)$/.exec(name) ?? [];
  const words = noun.replaceAll('_', ' ');
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)} in ${languages[language]}.`;
}

/**
 * Reads the comments of the contract's fields with the TypeScript compiler, so that they are written only once.
 * @returns a function that returns the description of a field by its `mapFields` path, such as `Product.price` or
 *   `items.list/query.page`; empty if there is none
 */
export function readDescriptions(): (path: string) => string {
  const program = openProgram();
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`cannot read ${file}`);

  const roots = new Map<string, ts.Type>();
  source.forEachChild((node) => {
    if (ts.isTypeAliasDeclaration(node)) roots.set(node.name.text, checker.getTypeAtLocation(node));
  });

  /** Object types in a type, unwrapping unions and arrays. */
  const objectsOf = (type: ts.Type): ts.Type[] => {
    if (type.isUnion()) return type.types.flatMap(objectsOf);
    return checker.isArrayType(type)
      ? checker.getTypeArguments(type as ts.TypeReference).flatMap(objectsOf)
      : [type];
  };
  const fieldsOf = (types: readonly ts.Type[], name: string): ts.Symbol[] =>
    types.flatMap(objectsOf).flatMap((type) => checker.getPropertyOfType(type, name) ?? []);
  const typesOf = (symbols: readonly ts.Symbol[]): ts.Type[] =>
    symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
  const commentOf = (symbol: ts.Symbol | undefined): string =>
    ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
  /** The comment of a named type. */
  const typeCommentOf = (type: ts.Type): string =>
    commentOf(type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined));
  /** The comment of `schema` in `field: schema`. */
  const schemaCommentOf = ({ declarations: [declaration] = [] }: ts.Symbol): string => {
    if (!declaration || !ts.isPropertyAssignment(declaration)) return '';
    const schema = checker.getSymbolAtLocation(declaration.initializer);
    const isImported = schema && schema.flags & ts.SymbolFlags.Alias;
    return commentOf(isImported ? checker.getAliasedSymbol(schema) : schema);
  };

  return (fieldPath) => {
    // Only endpoint names contain dots, and only their paths contain a slash.
    const slash = fieldPath.indexOf('/');
    const isCall = slash > 0;
    const names = isCall
      ? [fieldPath.slice(0, slash), ...fieldPath.slice(slash + 1).split('.')]
      : fieldPath.split('.');
    const root = roots.get(isCall ? 'DescribedCalls' : 'DescribedComponents');
    if (!root) throw new Error('the described types are missing');
    let fields: ts.Symbol[] = [];
    let types = [root];
    for (const name of names) {
      fields = fieldsOf(types, name);
      types = typesOf(fields);
    }
    const name = names.at(-1) ?? '';
    return (
      [
        ...fields.map(commentOf),
        ...types.map(typeCommentOf),
        bilingualDescription(name),
        ...fields.map(schemaCommentOf),
      ].find((text) => text !== '') ?? ''
    );
  };
}
