import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const repository = fileURLToPath(new URL('../..', import.meta.url));
type Step =
  | { type: 'file'; name: string; content: string }
  | { type: 'addition'; name: string; content: string }
  | { type: 'command'; line: string };

/** The steps of the guide in order: commands, files named at the end of the preceding paragraph, and fields added to one. */
function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(/(?:(Add to\s)?`([^`\n]+)`:\n\n)?```(\w+)\n([\s\S]*?)\n```/g)].flatMap(
    ([, isAddition, name, language, content = '']): Step[] => {
      if (name) return [{ type: isAddition ? 'addition' : 'file', name, content }];
      return language === 'sh' ? content.split('\n').map((line) => ({ type: 'command', line })) : [];
    },
  );
}

/** Programs of this repository by the words with which the guide calls them. */
const programs: Readonly<Record<string, string>> = {
  'npm create diwan-shop': 'packages/create-diwan-shop/dist/cli.js',
  'npx diwan': 'packages/shop/dist/cli.js',
  'npm run dev': 'packages/shop/dist/cli.js',
  'npm start': 'packages/shop/dist/cli.js',
};

/** Stands in for `npm install`, which `scripts/check-packages/check-shop.mjs` tries: links the workspace's packages. */
async function install(folder: string): Promise<void> {
  const { dependencies, scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['@diwan/shop', '@diwan/catalogue-pdf']);
  expect(scripts).toMatchObject({ dev: 'diwan dev', start: 'diwan start' });
  await mkdir(path.join(folder, 'node_modules/@diwan'), { recursive: true });
  for (const name of ['catalogue-pdf', 'shop'])
    await symlink(path.join(repository, 'packages', name), path.join(folder, 'node_modules/@diwan', name));
}

/** A line of the guide as a command that runs this repository's programs. */
function commandOf(line: string): string {
  const name = Object.keys(programs).find((words) => line.startsWith(words));
  if (!name) throw new Error(`The guide has another command: ${line}`);
  const action = { 'npm run dev': 'dev', 'npm start': 'start' }[name] ?? '';
  const rest = line.slice(name.length).replace(' -- ', ' ');
  return `${process.execPath} ${path.join(repository, programs[name] ?? '')} ${action} ${rest}`;
}

/** Starts a command that serves the shop; resolves to its URL. */
async function serve(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<[string, ChildProcess]> {
  const shop = spawn('bash', ['-c', `exec ${command}`], { cwd, env });
  for await (const line of createInterface({ input: shop.stdout })) {
    const address = /^ *Shop +(\S+)\/$/.exec(line)?.[1];
    if (address) return [address, shop];
  }
  throw new Error('the shop exited before it printed its URL');
}

async function stop(shop: ChildProcess | undefined): Promise<void> {
  if (!shop || shop.exitCode !== null) return;
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
}

test('the guide “Your own shop in thirty minutes” creates a shop with another name', async () => {
  const guide = await readFile(path.join(repository, 'docs/your-own-shop.md'), 'utf8');
  const outside = await mkdtemp(path.join(tmpdir(), 'diwan-own-shop-'));
  let folder = outside;
  const env = {
    ...process.env,
    PICTURES_AHEAD: 'off',
    PORT: '0',
    DATA_DIR: '',
    MEDIA_DIR: '',
    ALLOWED_ORIGINS: '',
  };
  const printed: string[] = [];
  let shop: ChildProcess | undefined;
  let address = '';
  try {
    for (const step of stepsOf(guide)) {
      if (step.type === 'file') await writeFile(path.join(folder, step.name), `${step.content}\n`);
      else if (step.type === 'addition') {
        const file = path.join(folder, step.name);
        const added = { ...JSON.parse(await readFile(file, 'utf8')), ...JSON.parse(`{${step.content}}`) };
        await writeFile(file, JSON.stringify(added, null, 2));
      } else if (step.line.startsWith('cd ')) folder = path.join(folder, step.line.slice(3));
      else if (step.line === 'npm install') await install(folder);
      else if (/^npm (run dev|start)$/.test(step.line)) {
        await stop(shop);
        [address, shop] = await serve(commandOf(step.line), folder, env);
      } else {
        const options = { cwd: folder, env };
        const { stdout, stderr } = await promisify(execFile)('bash', ['-c', commandOf(step.line)], options);
        expect(stderr, step.line).not.toMatch(/warning/);
        printed.push(stdout);
      }
    }
    expect(printed.join('')).toMatch(/Created my-shop[\s\S]*\(dry run\); products: 3 \(/);

    const page = async (at: string) => (await fetch(address + at)).text();
    const [english, arabic, table, about, styles] = await Promise.all([
      page('/?lang=en'),
      page('/?lang=ar'),
      page('/product/cedar-table-CT1?lang=en'),
      page('/about?lang=ar'),
      page('/theme.css'),
    ]);
    expect(english).toContain('Cedar House');
    expect(english).toContain('src="/files/media/logo.svg"');
    expect(english).toContain('One tree, one table');
    // A product of the spreadsheet, which a section names by its code.
    expect(english).toContain('Round cedar table');
    expect(await page('/products?lang=en')).toContain('Round cedar table');
    expect(await page('/pa/workshop?lang=ar')).toContain('تشرفنا زيارتكم');
    expect(arabic).toContain('بيت الأرز');
    expect(await page('/products?lang=ar')).toContain('٩٠٠\u00a0د.إ');
    expect(table).toContain('AED\u00a02,600');
    expect(table).toContain('VAT (5%)');
    expect(table).toContain('Ready-made furniture: 3–7 days');
    expect(about).toContain('شقيقان ومنشار واحد.');
    expect(styles).toContain('--diwan-color-action-ground:#1d4e3a');
    expect(english + arabic + about).not.toMatch(/Athel|أثل|45 years|Saudi/);
  } finally {
    await stop(shop);
    await rm(outside, { recursive: true, force: true });
  }
});
