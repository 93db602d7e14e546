import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const widgets = path.join(repositoryRoot, 'packages/widgets');
const storefront = path.join(repositoryRoot, 'packages/storefront');

/** The only hook that reads signals in React and tracks them. */
const TRACKING_HOOK = 'signals/use-signal-value.ts';

/** Files with components and hooks, which React calls while rendering. */
const isRendered = (file: string): boolean =>
  file.includes('/src/') &&
  !file.includes('/testing/') &&
  !file.endsWith(TRACKING_HOOK) &&
  !/\.(?:test|stories)\.tsx?$/.test(file) &&
  (file.endsWith('.tsx') || /^use-.*\.ts$/.test(path.basename(file)));

/** Seeded files: each line with a comment is a read that must be detected; the others are allowed. */
const seeded: Record<string, string> = {
  'features/basket/SeededCount.tsx': `
    import { useDiwan } from '../../foundation/provider';
    export function SeededCount() {
      const { stores } = useDiwan();
      const { value } = stores.cart.isRestored; // found
      const lines = stores.basket('cart')?.lines.value; // found
      return <p>{stores.cart.itemCount.value} {String(value)} {lines.length}</p>; // found
    }`,
  'features/basket/use-seeded-count.ts': `
    import { computed } from '@preact/signals-core';
    import { useMemo } from 'react';
    import { useDiwan } from '../../foundation/provider';
import { useSignalValue } from '../../foundation/signals';
    export function useSeededCount(field: HTMLInputElement) {
      const { cart } = useDiwan().stores;
      const twice = useMemo(() => computed(() => cart.itemCount.value * 2), [cart]);
      const press = () => cart.itemCount.peek() + field.value.length;
      const late = cart['itemCount']['value']; // found
      return [useSignalValue(twice), press, late];
    }`,
};

const seededFiles = new Map(
  Object.entries(seeded).map(([file, source]) => [path.join(widgets, 'src', file), source]),
);

/** A program of widgets, storefront and the seeded files. */
function createProgram(): ts.Program {
  const configs = [widgets, storefront].map((root) => {
    const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
    return ts.parseJsonConfigFileContent(config, ts.sys, root);
  });
  const options = { ...configs[0]?.options, ...configs[1]?.options };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => seededFiles.get(path.normalize(file)) ?? readFile(file);
  host.fileExists = (file) => seededFiles.has(path.normalize(file)) || fileExists(file);
  const files = configs.flatMap(({ fileNames }) => fileNames.filter(isRendered));
  return ts.createProgram([...files, ...seededFiles.keys()], options, host);
}

const isSignal = (checker: ts.TypeChecker, node: ts.Node): boolean => {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
  return (type.isUnion() ? type.types : [type]).some(({ symbol }) =>
    ['Signal', 'ReadonlySignal', 'Computed'].includes(symbol?.name),
  );
};

/** `computed` and `effect` track reads automatically. */
const isTrackedBy = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(?:computed|effect)$/.test(node.expression.getText());

const isTracked = (node: ts.Node): boolean =>
  ts.findAncestor(node.parent, (ancestor) => isTrackedBy(ancestor)) !== undefined;

const isWrite = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** The expression whose `value` a node reads. */
function readOf(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'value') return node.expression;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return node.argumentExpression.text === 'value' ? node.expression : undefined;
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return undefined;
  const takesValue = node.name.elements.some(
    ({ name, propertyName }) => (propertyName ?? name).getText() === 'value',
  );
  return takesValue ? node.initializer : undefined;
}

/** Signal reads that wouldn't cause a re-render, as `file:line`. */
function untrackedReads(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isRendered(fileName) && !fileName.includes('node_modules'))
    .flatMap((file) => {
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        const source = readOf(node);
        if (source && !isWrite(node) && isSignal(checker, source) && !isTracked(node)) {
          const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
          found.push(`${path.relative(repositoryRoot, file.fileName)}:${line + 1}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
}

describe('components and hooks read signals through useSignalValue, useStore or useBasket', () => {
  let reads: string[];
  beforeAll(() => {
    reads = untrackedReads(createProgram());
  }, 180_000);

  it('detects other reads in a component and in a hook', () => {
    const expected = [...seededFiles].flatMap(([file, source]) =>
      source
        .split('\n')
        .flatMap((line, index) =>
          line.endsWith('// found') ? `${path.relative(repositoryRoot, file)}:${index + 1}` : [],
        ),
    );
    expect(reads.filter((place) => /seeded/i.test(place)).sort()).toEqual(expected.sort());
  });

  it('widgets and storefront have no other reads', () => {
    expect(reads.filter((place) => !/seeded/i.test(place))).toEqual([]);
  });
});
