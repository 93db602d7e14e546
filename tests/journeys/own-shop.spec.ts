import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const NPX = 'npx --yes pnpm@12 ';

type Step = { type: 'file'; name: string; content: string } | { type: 'command'; line: string };

/** The steps of the guide in order: commands, and files named at the end of the preceding paragraph. */
function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(/(?:`([^`\n]+)`:\n\n)?```(\w+)\n([\s\S]*?)\n```/g)].flatMap(
    ([, name, language, content = '']): Step[] => {
      if (name) return [{ type: 'file', name, content }];
      return language === 'sh' ? content.split('\n').map((line) => ({ type: 'command', line })) : [];
    },
  );
}

/** A folder that mirrors the repository, so that the guide's files are created elsewhere. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-own-shop-'));
  for (const name of ['packages', 'scripts', 'examples', 'node_modules', 'package.json'])
    await symlink(path.join(repository, name), path.join(folder, name));
  return folder;
}

/** The command of `npx --yes pnpm@12 name` in package.json. */
async function commandOf(line: string): Promise<string> {
  if (!line.startsWith(NPX)) return line;
  const { scripts } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
  const [name = '', ...rest] = line.slice(NPX.length).split(' ');
  expect(scripts, `"${name}" of the guide`).toHaveProperty(name);
  return [scripts[name], ...rest].join(' ');
}

/** Starts the shop; resolves to its URL. */
async function start(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<[string, ChildProcess]> {
  const shop = spawn('bash', ['-c', `exec ${command}`], { cwd, env: { ...env, PORT: '0' } });
  for await (const line of createInterface({ input: shop.stdout })) {
    const address = /^ *Shop +(\S+)\/$/.exec(line)?.[1];
    if (address) return [address, shop];
  }
  throw new Error('the shop exited before it printed its URL');
}

test('the guide “Your own shop in thirty minutes” creates a shop with another name', async () => {
  const guide = await readFile(path.join(repository, 'docs/your-own-shop.md'), 'utf8');
  const folder = await openFolder();
  const env: NodeJS.ProcessEnv = { ...process.env, PICTURES_AHEAD: 'off' };
  const printed: string[] = [];
  let shop: ChildProcess | undefined;
  let address = '';
  try {
    for (const step of stepsOf(guide)) {
      if (step.type === 'file') {
        const file = path.join(folder, step.name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, `${step.content}\n`);
        continue;
      }
      const command = await commandOf(step.line);
      const exported = /^export (.*)$/.exec(command)?.[1];
      if (exported)
        Object.assign(env, Object.fromEntries(exported.split(' ').map((pair) => pair.split('='))));
      else if (step.line === `${NPX}start`) [address, shop] = await start(command, folder, env);
      else {
        const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command], { cwd: folder, env });
        expect(stderr, step.line).not.toMatch(/warning/);
        printed.push(stdout);
      }
    }
    expect(printed.join('')).toContain(
      'Nothing was changed (dry run): 2 new, 1 changed, 0 unchanged, 0 invalid.',
    );

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
    expect(english).toContain('Round cedar table');
    expect(arabic).toContain('بيت الأرز');
    expect(arabic).toContain('٩٠٠\u00a0د.إ');
    expect(table).toContain('AED\u00a02,600');
    expect(table).toContain('VAT (5%)');
    expect(table).toContain('Ready-made furniture: 3–7 days');
    expect(about).toContain('شقيقان ومنشار واحد.');
    expect(styles).toContain('--diwan-color-action-ground:#1d4e3a');
    expect(english + arabic + about).not.toMatch(/Athel|أثل|45 years|Saudi/);
  } finally {
    shop?.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
