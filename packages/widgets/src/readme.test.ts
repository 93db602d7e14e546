// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(path.join(packageRoot, 'README.md'), 'utf8');

/** Every TSX block of the README, as a module of this package. */
const examples = new Map(
  [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = ''], index) => [
    path.join(packageRoot, `src/readme-example-${index}.tsx`),
    `${code}export {};\n`,
  ]),
);

/** What the compiler has against the examples. */
function typeProblems(): string[] {
  const config = ts.readConfigFile(path.join(packageRoot, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageRoot);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => examples.get(path.normalize(file)) ?? readFile(file);
  host.fileExists = (file) => examples.has(path.normalize(file)) || fileExists(file);
  const program = ts.createProgram([...examples.keys()], options, host);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => examples.has(path.normalize(fileName)))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

it('the examples of the README compile', { timeout: 120_000 }, () => {
  expect(examples.size).toBe(4);
  expect(typeProblems()).toEqual([]);
});
