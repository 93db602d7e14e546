import { parseSync } from 'vite';

/**
 * A script in which class names are constants. esbuild makes every variable of a module a `var`; the second minifier
 * writes what a constant holds in the place of its name, but not what a `var` holds.
 * @param {string} file @param {string} code as esbuild writes it
 * @param {(text: string) => boolean} isClasses tells class names of `.css.ts` modules, which never change
 */
export function classNamesAsConstants(file, code, isClasses) {
  const variables = parseSync(file, code).program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' && statement.kind === 'var' ? statement : [],
  );
  // From the end, so that the positions before stay right.
  return variables.reduceRight((script, { start, end, declarations }) => {
    const split = declarations.map((one) => {
      const isConstant =
        one.init?.type === 'Literal' && typeof one.init.value === 'string' && isClasses(one.init.value);
      return `${isConstant ? 'const' : 'var'} ${code.slice(one.start, one.end)};`;
    });
    return script.slice(0, start) + split.join('') + script.slice(end);
  }, code);
}
