/** Consumer projects made only of the examples in the widgets' README. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, install, link, root } from './packed.mjs';
import { checkSingleImports } from './single-imports.mjs';

const REACT_18 = 'tests/package-consumer/react-18';
const NEXT = 'tests/package-consumer/next';
const readme = readFileSync(path.join(root, 'packages/widgets/README.md'), 'utf8');

/**
 * The README's examples by file name, given in their first line; others are numbered.
 * @param {string} [shop] URL of the shop, replacing the README's
 * @returns {[file: string, code: string][]}
 */
const examples = (shop = 'https://shop.example') =>
  [...readme.matchAll(/^```tsx\n(?:\/\/ (\S+)\n)?(.*?)^```/gms)].map(([, file, code = ''], index) => [
    file ?? `readme-example-${index + 1}.tsx`,
    `${code.replaceAll('https://shop.example', shop)}${/^(im|ex)port /m.test(code) ? '' : 'export {};\n'}`,
  ]);

/** Examples in the documentation of the widgets, one file each. @returns {[file: string, code: string][]} */
const documentationExamples = () =>
  ['packages/widgets/src', '.storybook/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/^```tsx\n(.*?)^```/gms)].map(
          /** @returns {[file: string, code: string]} */
          ([, code = ''], index) => [`docs/${file.replace(/\W/g, '-')}-${index + 1}.tsx`, code],
        ),
      ),
  );

/** @param {string} folder @param {Record<string, string>} files */
function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Outside the repository, so that only installed packages are resolved. */
const outside = mkdtempSync(path.join(tmpdir(), 'diwan-consumers-'));

/** @param {string} name */
const emptyFolder = (name) => mkdtempSync(path.join(outside, `${name}-`));

export const removeConsumers = () => rmSync(outside, { recursive: true });

/**
 * Runs a tool asynchronously, because this process serves the shop it may call.
 * @param {string} folder @param {readonly string[]} args @param {'production' | 'development'} [mode]
 * @returns {Promise<string>} its output
 */
const runNode = (folder, args, mode = 'production') =>
  new Promise((resolve, reject) => {
    let printed = '';
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${args.join(' ')} in ${folder}\n${printed}`)),
    );
  });

const tool = (/** @type {string} */ file) => path.join(root, file);

/**
 * Type-checks the examples of the README and of the documentation, and the types of the elements.
 * @param {{ react?: string, types?: string, typescript?: string }} [versions] folders with React and its types
 * installed, and the folder of a version of TypeScript
 */
export async function compile({
  react = 'packages/widgets',
  types = '.',
  typescript = 'node_modules/typescript',
} = {}) {
  const folder = emptyFolder('types');
  install(folder, { react });
  for (const name of ['@types/react', '@types/react-dom']) link(folder, name, types);
  cpSync(path.join(root, 'tests/package-consumer/types'), folder, { recursive: true });
  write(folder, {
    ...Object.fromEntries([...examples(), ...documentationExamples()]),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        types: ['react', 'react-dom'],
      },
      include: ['**/*.tsx'],
    }),
  });
  await runNode(folder, [path.resolve(root, typescript, 'bin/tsc'), '-p', '.']);
}

/** Also with the native compiler, TypeScript 7. */
export const compileWithReact18 = () =>
  compile({ react: REACT_18, types: REACT_18, typescript: 'node_modules/typescript-native' });

/** Bundles single widgets, and compares their size with their budgets. */
export async function bundleSingleWidgets() {
  const folder = emptyFolder('single');
  install(folder, { react: 'packages/widgets' });
  write(folder, { 'package.json': '{ "type": "module" }' });
  await checkSingleImports(folder);
}

/**
 * Compiles and runs a script in a project without React, and one that requires the packages from CommonJS.
 * @param {string} shop @returns {Promise<string>} output of the first
 */
export async function runScript(shop) {
  const folder = emptyFolder('node');
  install(folder);
  link(folder, '@types/node', '.');
  cpSync(path.join(root, 'tests/package-consumer/node'), folder, { recursive: true });
  const options = ['--noEmit', '--allowJs', '--checkJs', '--strict', '--target', 'es2023', '--types', 'node'];
  const tsc = tool('node_modules/typescript-native/bin/tsc');
  await runNode(folder, [tsc, ...options, '--module', 'nodenext', 'index.mjs', 'require.cjs']);
  await runNode(folder, ['require.cjs', `${shop}/api`]);
  return runNode(folder, ['index.mjs', `${shop}/api`]);
}

/**
 * Builds a project like that of `npm create vite`, with the README's first example.
 * @param {{ shop: string, base: string, react?: string }} options
 * @returns {Promise<string>} folder of the built site
 */
export async function buildWithVite({ shop, base, react = 'packages/widgets' }) {
  const folder = emptyFolder('vite');
  install(folder, { react });
  for (const name of ['vite', '@vitejs/plugin-react']) link(folder, name, '.');
  write(folder, {
    ...Object.fromEntries(examples(shop).filter(([file]) => file.startsWith('src/'))),
    'package.json': '{ "type": "module" }',
    'vite.config.js':
      "import react from '@vitejs/plugin-react';\nimport { defineConfig } from 'vite';\nexport default defineConfig({ plugins: [react()] });\n",
    'index.html':
      '<!doctype html><html lang="ar" dir="rtl"><head><title>Vite</title><link rel="icon" href="data:,"></head><body><script type="module" src="/src/main.tsx"></script></body></html>',
  });
  await runNode(folder, [tool('node_modules/vite/bin/vite.js'), 'build', `--base=${base}/`]);
  return path.join(folder, 'dist');
}

export const buildWithReact18 = (/** @type {{ shop: string, base: string }} */ options) =>
  buildWithVite({ ...options, react: REACT_18 });

/**
 * Renders a page with the home page's sections in Node, and builds the script that hydrates it. With React's development
 * build, which warns.
 * @param {{ shop: string, base: string, react?: string }} options
 * @returns {Promise<string>} folder of the built site
 */
export async function buildServerRendered({ shop, base, react = 'packages/widgets' }) {
  const folder = emptyFolder('server-rendered');
  install(folder, { react });
  cpSync(path.join(root, 'tests/package-consumer/server-rendered'), folder, { recursive: true });
  write(folder, {
    'package.json': '{ "type": "module" }',
    'vite.config.js': `export default ${JSON.stringify({
      base: `${base}/`,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"development"' },
      build: { target: 'es2022', minify: false },
    })};\n`,
  });
  await runNode(folder, [tool('node_modules/vite/bin/vite.js'), 'build']);
  const file = path.join(folder, 'dist/index.html');
  const printed = await runNode(folder, ['server.mjs', shop, file, file], 'development');
  if (printed) throw new Error(`The server printed:\n${printed}`);
  return path.join(folder, 'dist');
}

export const buildServerRenderedWithReact18 = (/** @type {{ shop: string, base: string }} */ options) =>
  buildServerRendered({ ...options, react: REACT_18 });

/**
 * Builds a Next.js application with the README's three files as a static site.
 * @param {{ shop: string, base: string }} options
 * @returns {Promise<string>} folder of the built site
 */
export async function buildWithNext({ shop, base }) {
  // Inside the repository, because its bundler reads no files outside its root and dependencies are linked into the
  // repository.
  const folder = path.join(build, 'consumer-next');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  install(folder, { react: NEXT });
  link(folder, 'next', NEXT);
  write(folder, {
    ...Object.fromEntries(examples(shop).filter(([file]) => file.startsWith('app/'))),
    'package.json': '{ "type": "module" }',
    'jsconfig.json': '{}',
    'next.config.mjs': `export default ${JSON.stringify({
      output: 'export',
      basePath: base,
      turbopack: { root },
      typescript: { ignoreBuildErrors: true },
    })};\n`,
  });
  await runNode(folder, [path.join(folder, 'node_modules/next/dist/bin/next'), 'build']);
  return path.join(folder, 'out');
}
