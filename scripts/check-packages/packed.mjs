/** Packs the packages as for publishing, checks them, and installs them into other projects. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const build = path.join(root, '.build');
/** What other projects import. */
const libraries = /** @type {const} */ (['sdk', 'widgets']);
/** In the order of their dependencies; the others are what `npm create diwan-shop` and a shop's folder need besides. */
export const names = /** @type {const} */ ([
  ...libraries,
  ...['storefront', 'reference-api', 'catalogue-pdf', 'shop', 'create-diwan-shop'],
]);

/** @param {string} command @param {readonly string[]} args @param {string} [cwd] */
export const run = (command, args, cwd = root) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });

/** @param {string} name folder of a package */
export const tarball = (name) => path.join(build, `diwan-${name}.tgz`);

/** @param {string} name */
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * Fails when a tarball lacks a document, or the licence of a font.
 * @param {string} name
 */
function checkDocuments(name) {
  const files = execFileSync('tar', ['-tzf', tarball(name)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const fonts = files.flatMap((file) => file.match(/dist\/fonts\/([a-z-]+?)-(?:latin|arabic)/)?.[1] ?? []);
  if (name === 'widgets' && fonts.length < 3) throw new Error(`Only ${fonts.length} fonts in the tarball.`);
  const expected = ['README.md', 'LICENSE', 'CHANGELOG.md', ...fonts.map((font) => `${font}-OFL.txt`)];
  for (const document of expected)
    if (!files.some((file) => path.basename(file) === document))
      throw new Error(`@diwan/${name} is packed without ${document}.`);
}

/**
 * Fails when the package, or what describes its elements, refers to a file that the tarball lacks.
 * @param {string} name
 */
function checkReferences(name) {
  const files = new Set(execFileSync('tar', ['-tzf', tarball(name)], { encoding: 'utf8' }).split('\n'));
  const text = (/** @type {string} */ file) =>
    execFileSync('tar', ['-xzOf', tarball(name), `package/${file}`], { encoding: 'utf8' });
  const { exports, imports = {}, customElements, 'web-types': webTypes } = JSON.parse(text('package.json'));
  /** @param {unknown} value @returns {string[]} all texts in it */
  const textsIn = (value) =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
  /** @type {{ path: string }[]} */
  const modules = customElements ? JSON.parse(text(customElements)).modules : [];
  const named = [
    ...textsIn({ exports, imports, customElements, webTypes }),
    ...modules.map(({ path: file }) => file),
  ];
  const isThere = (/** @type {string} */ file) => {
    const [start = '', end] = `package/${file}`.split('*');
    return end === undefined ? files.has(start) : [...files].some((one) => one.startsWith(start));
  };
  for (const file of named.map((one) => one.replace(/^\.\//, '')))
    if (!isThere(file)) throw new Error(`@diwan/${name} refers to ${file}, which it lacks.`);
}

/** Declarations of all entries together. They are 0.3 MB, and were 1.85 MB when they spelled out every schema. */
const MAX_SDK_DECLARATIONS = 400_000;

/** Fails when the SDK's declarations are too large, or a module is empty or has no source map. */
function checkSdkModules() {
  const listed = execFileSync('tar', ['-tvzf', tarball('sdk')], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const sizes = new Map(
    listed.map((line) => {
      const [, , size = '', , , name = ''] = line.trim().split(/\s+/);
      return [name, Number(size)];
    }),
  );
  const declarations = [...sizes].filter(([name]) => name.endsWith('.d.ts'));
  const total = declarations.reduce((sum, [, size]) => sum + size, 0);
  console.log(`@diwan/sdk: ${total} bytes of declarations`);
  if (declarations.length === 0 || total > MAX_SDK_DECLARATIONS)
    throw new Error(`@diwan/sdk has ${total} bytes of declarations; at most ${MAX_SDK_DECLARATIONS}.`);
  for (const [name, size] of sizes) {
    if (!name.endsWith('.js')) continue;
    if (size === 0) throw new Error(`@diwan/sdk: ${name} is empty.`);
    if (!sizes.has(`${name}.map`)) throw new Error(`@diwan/sdk: ${name} has no source map.`);
  }
}

/**
 * Fails when types aren't found or don't fit. Packages are ESM alone, which CommonJS may require in every supported Node, with
 * types (`tests/package-consumer/node`): the ignored rule is about older ones. No supported Node has the resolution `node10`, nor
 * TypeScript 7.
 * @param {string} name of a package with types
 */
const checkTypes = (name) =>
  run(bin('attw'), [tarball(name), '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm']);

const hooks = fileURLToPath(new URL('manifest-hooks.mjs', import.meta.url));

/** Prints what packing printed, thousands of names, only when it fails. @param {string} name */
function packOne(name) {
  const args = [
    ...['--yes', 'pnpm@12', `--config.pnpmfile=${hooks}`],
    ...['-C', `packages/${name}`, 'pack', '--out', tarball(name)],
  ];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr, error } = spawnSync('npx', args, {
    ...{ cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 },
  });
  if (status !== 0) throw new Error(`packages/${name} can't be packed:\n${stdout}${stderr}${error ?? ''}`);
  console.log(`packed packages/${name}`);
}

/** Packs every package, which builds itself. The run of all checks does it once, first, for those that need tarballs. */
export function pack() {
  if (process.env.TARBALLS === 'packed') return;
  // Left-overs of an earlier build would hide a package that doesn't build itself.
  rmSync(path.join(root, 'packages/sdk/dist'), { recursive: true, force: true });
  rmSync(path.join(root, 'packages/widgets/dist/index.js'), { force: true });
  mkdirSync(build, { recursive: true });
  for (const name of names) packOne(name);
}

/** Checks what {@link pack} packed. @throws when a check fails */
export function checkTarballs() {
  for (const name of names) {
    checkDocuments(name);
    checkReferences(name);
    run(bin('publint'), ['--strict', tarball(name)]);
  }
  for (const name of [...libraries, 'shop']) checkTypes(name);
  checkSdkModules();
}

/**
 * @param {string} folder @param {string} name @param {string} from folder of a package with the dependency installed
 */
export function link(folder, name, from) {
  const target = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(path.join(root, from, 'node_modules', name), target);
}

/**
 * Unpacks SDK and widgets into a project and links exactly their declared dependencies from the workspace.
 * @param {string} folder
 * @param {object} [options]
 * @param {string} [options.react] folder of a package with React and the packages that depend on its version; without
 * it the project has no React
 */
export function install(folder, { react } = {}) {
  for (const name of libraries) {
    const target = path.join(folder, 'node_modules/@diwan', name);
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', tarball(name), '-C', target, '--strip-components=1']);
    /** @type {{ dependencies: Record<string, string>, peerDependencies?: Record<string, string> }} */
    const { dependencies, peerDependencies = {} } = JSON.parse(
      readFileSync(path.join(target, 'package.json'), 'utf8'),
    );
    const range = dependencies['@diwan/sdk'] ?? '^';
    if (!range.startsWith('^'))
      throw new Error(`@diwan/${name} depends on the SDK at ${range}, so users would get two copies.`);
    /** @type {Record<string, string>} */
    const ofReact = react
      ? JSON.parse(readFileSync(path.join(root, react, 'package.json'), 'utf8')).dependencies
      : {};
    for (const dependency of Object.keys({ ...dependencies, ...(react && peerDependencies) })) {
      if (dependency.startsWith('@diwan/')) continue;
      link(folder, dependency, react && dependency in ofReact ? react : `packages/${name}`);
    }
  }
}
