import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

/** Longer types, which are inferred from schemas, are reported as a hash. */
const MAX_LENGTH = 400;

const printer = ts.createPrinter({ removeComments: true });

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.InTypeAlias;

/** The compiler orders members of a union by when it first met them. */
const inOrder = (text: string): string =>
  text.replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | '));

const shortened = (text: string): string =>
  text.length <= MAX_LENGTH
    ? text
    : `(sha256 ${createHash('sha256').update(text).digest('hex').slice(0, 12)})`;

/** What an export is: its declared type or signature, without comments. */
function describeExport(exported: ts.Symbol, checker: ts.TypeChecker): string {
  const symbol = resolved(exported, checker);
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${exported.name} has no declaration.`);
  const written = () => printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
  const typeOf = (member: ts.Symbol) =>
    shortened(inOrder(checker.typeToString(checker.getTypeOfSymbol(member), undefined, flags)));
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
    const type = checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), undefined, flags);
    return /typeof|Infer/.test(written()) ? `${written()} // ${shortened(inOrder(type))}` : written();
  }
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const own =
    signature && ts.isFunctionDeclaration(declaration)
      ? shortened(inOrder(checker.signatureToString(signature, undefined, flags)))
      : typeOf(symbol);
  const statics = ts.isFunctionDeclaration(declaration)
    ? memberList(checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)))
    : [];
  return [`${exported.name}: ${own}`, ...statics.map((line) => `  .${line}`)].join('\n');
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
  const files = Object.entries<string | Record<string, string>>(manifest.exports).flatMap(
    ([entry, target]) => {
      const source = typeof target === 'object' && 'types' in target ? target['diwan-source'] : undefined;
      return source ? [{ entry, file: path.join(folder, source) }] : [];
    },
  );
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
    expect(values.filter((name) => !describesItself(name) && !words.has(name))).toEqual([]);
  });
});
