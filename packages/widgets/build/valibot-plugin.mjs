import { fileURLToPath } from 'node:url';

const standIn = fileURLToPath(new URL('./valibot/valibot.mjs', import.meta.url));

/**
 * Builds the contract on our small stand-in instead of valibot. Builds that use it turn `import-is-undefined` into an
 * error: a schema that uses a function the stand-in lacks must not be built.
 * @returns {import('esbuild').Plugin}
 */
export const valibotPlugin = () => ({
  name: 'valibot',
  setup(build) {
    build.initialOptions.logOverride = {
      ...build.initialOptions.logOverride,
      'import-is-undefined': 'error',
    };
    build.onResolve({ filter: /^valibot$/ }, ({ importer }) =>
      // The stand-in itself takes a few constants from the original.
      importer === standIn ? undefined : { path: standIn },
    );
  },
});
