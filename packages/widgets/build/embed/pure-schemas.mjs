/**
 * Marks calls of valibot in our own schemas as free of side effects, as valibot declares its functions, so that a bundle
 * keeps only the schemas it uses. Rolldown's `manualPureFunctions` would match the name `v` in every module: it removed
 * the call with which `@preact/signals` ends the subscriptions of an unmounted component.
 * @type {import('vite').Plugin}
 */
export const pureSchemas = {
  name: 'pure-schemas',
  enforce: 'pre',
  transform: {
    filter: { code: /import \* as v from 'valibot'/ },
    handler: (code) => ({ code: code.replace(/\bv\.\w+\(/g, '/*#__PURE__*/ $&'), map: null }),
  },
};
