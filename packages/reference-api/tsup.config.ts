import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'tsup';

const swagger = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

export default defineConfig({
  entry: {
    index: 'src/app/index.ts',
    main: 'src/app/main.ts',
    commands: 'src/admin/commands/index.ts',
    'create-database': 'src/db/create-database.ts',
    // An entry of its own, because the rest of the API takes a while to load.
    'startup-error': 'src/db/startup-error.ts',
  },
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  // Bundle workspace packages from source, so that the API doesn't need a built SDK.
  noExternal: [/^@diwan\//],
  onSuccess: async () => {
    const target = path.join(import.meta.dirname, 'dist/swagger-ui');
    await mkdir(target, { recursive: true });
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png', 'LICENSE'])
      await cp(path.join(swagger, file), path.join(target, file));
  },
  esbuildOptions: (options) => {
    options.conditions = ['diwan-source'];
  },
});
