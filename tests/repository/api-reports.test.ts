import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { packageEntries } from '../../scripts/package-entries.mjs';
import { repositoryRoot } from './repository-root';

const printer = ts.createPrinter({ removeComments: true });

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.InTypeAlias;

/** The compiler orders members of a union by when it first met them. */
const inOrder = (text: string): string =>
  text.replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | '));

/** Longer types take a line for each member, so that a change is read in the report's diff. */
const LINE_LENGTH = 160;

function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  const line = inOrder(checker.typeToString(type, undefined, flags));
  if (line.length <= LINE_LENGTH) return line;
  const node = checker.typeToTypeNode(
    type,
    undefined,
    ts.NodeBuilderFlags.NoTruncation |
      ts.NodeBuilderFlags.InTypeAlias |
      ts.NodeBuilderFlags.MultilineObjectLiterals |
      ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope,
  );
  if (!node) {
    const members = checker
      .getPropertiesOfType(type)
      .map(
        (one) =>
          `    ${one.name}: ${inOrder(checker.typeToString(checker.getTypeOfSymbol(one), undefined, flags))}`,
      );
    return ['{', ...members.sort(), '}'].join('\n');
  }
  const file = ts.createSourceFile('report.ts', '', ts.ScriptTarget.Latest);
  return inOrder(printer.printNode(ts.EmitHint.Unspecified, node, file));
}

/** The type that a declaration is written with, if it is: `ObjectSchemaOf<Product>`, not the schema itself. */
function writtenType(declaration: ts.Declaration | undefined): string | undefined {
  const isTyped =
    declaration &&
    (ts.isVariableDeclaration(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isPropertySignature(declaration));
  if (!isTyped || !declaration.type) return undefined;
  return printer.printNode(ts.EmitHint.Unspecified, declaration.type, declaration.getSourceFile());
}

/** What an export is: its type as it is written, else as it is inferred, without comments. */
function describeExport(exported: ts.Symbol, checker: ts.TypeChecker): string {
  const symbol = resolved(exported, checker);
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${exported.name} has no declaration.`);
  const written = () => printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
  const typeOf = (one: ts.Symbol) =>
    writtenType(one.declarations?.[0]) ?? typeText(checker.getTypeOfSymbol(one), checker);
  const memberList = (members: readonly ts.Symbol[]) =>
    members
      .filter(({ declarations = [] }) =>
        declarations.every((one) => !one.getSourceFile().fileName.includes('node_modules')),
      )
      .map(
        (member) => `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${typeOf(member)}`,
      )
      .sort();

  const withMembers = (head: string) =>
    [head, ...memberList(checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)))].join('\n  ');

  if (ts.isClassDeclaration(declaration)) return withMembers(`class ${exported.name}`);
  // Of a schema: its members are written nowhere.
  if (ts.isInterfaceDeclaration(declaration))
    return declaration.members.length === 0 ? withMembers(`interface ${exported.name}`) : written();
  if (ts.isTypeAliasDeclaration(declaration)) {
    // What the type is derived from is an export, too, so a longer one isn't spelled out twice.
    const type = typeText(checker.getDeclaredTypeOfSymbol(symbol), checker);
    const isSpelledOut =
      /typeof|Infer/.test(written()) && (type.length <= LINE_LENGTH || /ReturnType/.test(written()));
    return isSpelledOut ? `${written()} // ${type}` : written();
  }
  const statics = ts.isFunctionDeclaration(declaration)
    ? memberList(checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)))
    : [];
  return [`${exported.name}: ${typeOf(symbol)}`, ...statics.map((line) => `  .${line}`)].join('\n');
}

interface Entry {
  /** As imported: `@diwan/sdk/contract`. */
  name: string;
  exports: readonly ts.Symbol[];
}

/** Whether a shop's entry passes on what the report of the SDK or of the widgets describes, or a library's. */
const isOfOtherReport = (name: string, { declarations = [] }: ts.Symbol): boolean =>
  name === 'shop' &&
  declarations.some((one) => /node_modules|packages\/(sdk|widgets)\//.test(one.getSourceFile().fileName));

interface ReadPackage {
  entries: Entry[];
  checker: ts.TypeChecker;
}

const readPackages = new Map<string, ReadPackage>();

/** The entries of a package that are published with types; compiled once for all tests. */
function readPackage(name: string): ReadPackage {
  const read = readPackages.get(name) ?? compilePackage(name);
  readPackages.set(name, read);
  return read;
}

function compilePackage(name: string): ReadPackage {
  const folder = path.join(repositoryRoot, 'packages', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = packageEntries(folder);
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(
    files.map(({ file }) => file),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const entries = files.map(({ entry, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) as ts.Symbol;
    const exports = checker
      .getExportsOfModule(module)
      .filter((one) => !isOfOtherReport(name, resolved(one, checker)))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return { name: path.posix.join(manifest.name, entry), exports };
  });
  return { entries, checker };
}

const resolved = (exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;

describe.each(['sdk', 'widgets', 'shop'])('the public API of %s', (name) => {
  /** A change is a mistake, or belongs into a changeset: `vitest run --project repository api-reports -u` accepts it. */
  it('is as reported, types included', { timeout: 120_000 }, async () => {
    const { entries, checker } = readPackage(name);
    const sections = entries.map((entry) => {
      const lines = entry.exports.map((exported) => describeExport(exported, checker));
      return `## ${entry.name}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
    });
    const file = path.join(repositoryRoot, 'packages', name, 'api-report.md');
    await expect(sections.join('\n')).toMatchFileSnapshot(file);
  });
});

/** A component describes its props, and an icon is its name. */
const describesItself = (name: string) => /Props$|Icon$/.test(name);

describe.each(['sdk', 'widgets'])('every export of %s', (name) => {
  it('has a description', { timeout: 120_000 }, () => {
    const { entries, checker } = readPackage(name);
    const undescribed = entries.flatMap(({ exports }) =>
      exports
        .filter((one) => resolved(one, checker).getDocumentationComment(checker).length === 0)
        .map(({ name }) => name),
    );
    expect(undescribed.filter((name) => !describesItself(name))).toEqual([]);
  });
});

describe('every export of the widgets', () => {
  const { entries, checker } = readPackage('widgets');

  it('has a story or a test', () => {
    const texts = execFileSync(
      'git',
      [
        'grep',
        '-h',
        '-E',
        '\\w',
        '--',
        'packages/widgets/src/*.stories.tsx',
        'packages/widgets/src/*.test.ts*',
      ],
      { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 << 20 },
    );
    const words = new Set(texts.match(/\w+/g));
    // Style sheets use what `styles` exports.
    const values = entries
      .filter(({ name }) => !name.endsWith('/styles'))
      .flatMap(({ exports }) =>
        exports.filter((one) => resolved(one, checker).flags & ts.SymbolFlags.Value).map(({ name }) => name),
      );
    expect(values.length).toBeGreaterThan(100);
    // A widget's story and tests show what it connects.
    const isShown = (name: string) => words.has(name) || words.has(`${name}Widget`);
    expect(values.filter((name) => !describesItself(name) && !isShown(name))).toEqual([]);
  });
});
