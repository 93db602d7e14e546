/**
 * Packs the SDK and the widgets as they are published, lints the SDK's package, and compiles against both what an
 * application would write: the examples of the widgets' README, and `tests/package-consumer`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = path.join(root, '.build');
const consumer = path.join(build, 'package-consumer');
const installed = path.join(consumer, 'node_modules');

/** @param {string} command @param {readonly string[]} args */
const run = (command, args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });
const pnpm = (/** @type {string[]} */ ...args) => run('npx', ['--yes', 'pnpm@12', ...args]);

/** Unpacks `name` and installs what it depends on, as the workspace has it. @param {string} name */
function install(name) {
  const target = path.join(installed, '@diwan', name);
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', path.join(build, `diwan-${name}.tgz`), '-C', target, '--strip-components=1']);
  /** @type {{ dependencies: Record<string, string>, peerDependencies?: Record<string, string> }} */
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(target, 'package.json'), 'utf8'),
  );
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (dependency.startsWith('@diwan/')) continue;
    const link = path.join(installed, dependency);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, 'packages', name, 'node_modules', dependency), link);
  }
}

/** The README's examples, each as a module. @param {string} readme */
const examplesIn = (readme) =>
  [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code]) => `${code}export {};\n`);

pnpm('-C', 'packages/sdk', 'run', 'check:package');
pnpm('-C', 'packages/widgets', 'pack', '--out', path.join(build, 'diwan-widgets.tgz'));

rmSync(consumer, { recursive: true, force: true });
install('sdk');
install('widgets');
mkdirSync(path.join(installed, '@types'));
for (const name of ['react', 'react-dom'])
  symlinkSync(path.join(root, 'node_modules/@types', name), path.join(installed, '@types', name));

cpSync(path.join(root, 'tests/package-consumer'), consumer, { recursive: true });
const examples = examplesIn(readFileSync(path.join(root, 'packages/widgets/README.md'), 'utf8'));
if (examples.length === 0) throw new Error('The README of the widgets has no examples.');
for (const [index, code] of examples.entries())
  writeFileSync(path.join(consumer, `readme-example-${index + 1}.tsx`), code);
writeFileSync(
  path.join(consumer, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['react', 'react-dom'],
      noUncheckedSideEffectImports: false,
    },
    include: ['*.tsx'],
  }),
);
run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', consumer]);
console.log(
  `${readdirSync(consumer).filter((file) => file.endsWith('.tsx')).length} modules compile against the packages.`,
);
