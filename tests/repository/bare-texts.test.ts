import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const packages = ['widgets', 'storefront'].map((name) => path.join(repositoryRoot, 'packages', name));

const isView = (file: string): boolean =>
  file.endsWith('.tsx') && file.includes('/src/') && !/\/testing\/|\.(?:test|stories)\.tsx$/.test(file);

const seededFile = path.join(packages[0] ?? '', 'src/Seeded.tsx');
/** Each line with a comment must be detected; the others are allowed. */
const seeded = `
  export function Seeded({ name, count, isNew }: { name: string; count: number; isNew: boolean }) {
    return (
      <div>
        <p>{isNew && <b />}{name}</p>{/* found */}
        <p>{count} <b>{name}</b></p>{/* found */}
        <p>{isNew && 'new'}<b /></p>{/* found */}
        <>– <b>{name}</b></>{/* found */}
        <p>{isNew && <b />}<span>{name}</span></p>
        <p><b>{count}</b>{' '}<span>{name}</span></p>
        <p>{isNew ? name : <b />}</p>
      </div>
    );
  }`;

function createProgram(): ts.Program {
  const configs = packages.map((root) => {
    const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
    return ts.parseJsonConfigFileContent(config, ts.sys, root);
  });
  const options = { ...configs[0]?.options, ...configs[1]?.options };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => (path.normalize(file) === seededFile ? seeded : readFile(file));
  host.fileExists = (file) => path.normalize(file) === seededFile || fileExists(file);
  return ts.createProgram(
    [...configs.flatMap(({ fileNames }) => fileNames.filter(isView)), seededFile],
    options,
    host,
  );
}

/** Whether an expression renders text. `ReactNode` isn't: such props are elements unless a component says otherwise. */
function isText(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  if (members.some(({ symbol }) => symbol?.name === 'ReactPortal' || symbol?.name === 'Iterable'))
    return false;
  return members.some((member) =>
    member.isStringLiteral()
      ? member.value.trim() !== ''
      : // `0` is what `count && <Count />` renders at worst.
        Boolean(member.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.Number | ts.TypeFlags.Enum)),
  );
}

/** Elements with a text beside other children, as `file:line`. */
function bareTexts(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const isTextChild = (child: ts.JsxChild): boolean =>
    ts.isJsxText(child)
      ? child.text.trim() !== ''
      : ts.isJsxExpression(child) &&
        child.expression !== undefined &&
        isText(checker.getTypeAtLocation(child.expression));
  const isEmpty = (child: ts.JsxChild): boolean =>
    (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) ||
    (ts.isJsxExpression(child) && child.expression === undefined);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isView(fileName) && !fileName.includes('node_modules'))
    .flatMap((file) => {
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
          const children = node.children.filter((child) => !isEmpty(child));
          if (children.length > 1 && children.some(isTextChild)) {
            const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
            found.push(`${path.relative(repositoryRoot, file.fileName)}:${line + 1}`);
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
}

// A browser's page translation replaces text nodes. React then fails to insert an element before a text, and changes a
// text that is no longer in the page (facebook/react#11538), unless the text is the only child of its element.
describe('a text is the only child of its element', () => {
  let found: string[];
  beforeAll(() => {
    found = bareTexts(createProgram());
  }, 180_000);

  it('detects texts beside elements', () => {
    const expected = seeded
      .split('\n')
      .flatMap((line, index) =>
        line.includes('found') ? [`packages/widgets/src/Seeded.tsx:${index + 1}`] : [],
      );
    expect(found.filter((place) => place.includes('Seeded'))).toEqual(expected);
  });

  it('in widgets and storefront', () => {
    expect(found.filter((place) => !place.includes('Seeded'))).toEqual([]);
  });
});
