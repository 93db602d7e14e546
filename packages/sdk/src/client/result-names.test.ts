import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The return type of every client method as shown by editors, e.g. `items.get: Promise<Product>`. */
function resultsOfMethods(): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(packageRoot, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    packageRoot,
  );
  const file = path.join(packageRoot, 'src/client/create-resources.ts');
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const client = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Client');
  if (!client) throw new Error('the type Client is missing');
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(client)).flatMap((resource) =>
    checker.getPropertiesOfType(checker.getTypeOfSymbol(resource)).flatMap((method) =>
      checker
        .getTypeOfSymbol(method)
        .getCallSignatures()
        .map((call) => {
          const result = checker.typeToString(
            call.getReturnType(),
            undefined,
            ts.TypeFormatFlags.NoTruncation,
          );
          return `${resource.name}.${method.name}: ${result}`;
        }),
    ),
  );
}

it('editors show return types by name, not as anonymous objects', () => {
  const results = resultsOfMethods();
  expect(results).toContain('items.get: Promise<Product>');
  expect(results).toContain('orders.create: Promise<OrderReceipt>');
  expect(results.length).toBeGreaterThan(20);
  expect(results.filter((result) => result.includes('{'))).toEqual([]);
});
