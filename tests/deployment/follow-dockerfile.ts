import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The Dockerfile's working directory. */
const WORK_DIR = '/shop';

interface Instruction {
  name: string;
  /** The arguments, with continuation lines joined. */
  rest: string;
}

export interface Image {
  /** Local folder with the contents of `WORK_DIR`. */
  folder: string;
  env: Record<string, string>;
  command: string[];
}

/** Instructions by stage name; the unnamed last stage is ''. */
function readStages(dockerfile: string): Map<string, { base: string; instructions: Instruction[] }> {
  const stages = new Map<string, { base: string; instructions: Instruction[] }>();
  let instructions: Instruction[] = [];
  for (const line of dockerfile.replace(/\\\n/g, ' ').split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, base = '', stage = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      instructions = [];
      stages.set(stage, { base, instructions });
    } else if (name) instructions.push({ name, rest: rest.trim() });
  }
  return stages;
}

/** Files matched by a source of `COPY`, which may be a glob like `*.mjs`. */
async function matching(from: string, source: string): Promise<string[]> {
  const [folder = '', end] = source.split('*');
  if (end === undefined) return [source];
  const names = await readdir(path.join(from, folder));
  return names.filter((name) => name.endsWith(end)).map((name) => path.join(folder, name));
}

/** Copies like `COPY`: a folder's contents to the target; a file into the target if that ends with a slash. */
async function copy(from: string, sources: string[], to: string): Promise<void> {
  for (const source of sources)
    for (const found of await matching(from, source)) {
      const target = to.endsWith('/') && path.extname(found) ? path.join(to, path.basename(found)) : to;
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(from, found), target, { recursive: true, verbatimSymlinks: true });
    }
}

/**
 * Creates the contents of the shop's image without Docker: executes `COPY` and the installation of production packages
 * of every stage except `build`, for which it uses this repository's build.
 */
export async function followDockerfile(): Promise<Image> {
  const stages = readStages(await readFile(path.join(repositoryRoot, 'deploy/Dockerfile'), 'utf8'));
  const folders = new Map([['build', repositoryRoot]]);
  await mkdir(path.join(repositoryRoot, '.build'), { recursive: true });
  const workspace = await mkdtemp(path.join(repositoryRoot, '.build/image-'));
  const image: Image = { folder: '', env: {}, command: [] };

  for (const [stage, { base, instructions }] of stages) {
    if (stage === 'build') continue;
    const folder = path.join(workspace, stage || 'image');
    await mkdir(folder);
    folders.set(stage, folder);
    const inherited = folders.get(base);
    if (inherited) await cp(inherited, folder, { recursive: true, verbatimSymlinks: true });
    for (const { name, rest } of instructions) {
      if (name === 'COPY') {
        const [, from = '', places = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(rest) ?? [];
        const names = places.split(/\s+/);
        const to = path.join(folder, names.pop() ?? '');
        const inImage = names.map((place) => path.relative(WORK_DIR, path.resolve(WORK_DIR, place)));
        await copy((from ? folders.get(from) : repositoryRoot) ?? '', inImage, to);
      }
      if (name === 'RUN' && rest.startsWith('pnpm install')) {
        const args = rest.split(/\s+/).slice(1);
        await run('npx', ['--yes', 'pnpm@12', ...args, '--prefer-offline'], { cwd: folder });
      }
      if (name === 'ENV')
        Object.assign(image.env, Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('='))));
      if (name === 'CMD') image.command = JSON.parse(rest) as string[];
    }
    image.folder = folder;
  }
  return image;
}
