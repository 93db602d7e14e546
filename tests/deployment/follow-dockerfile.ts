import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

export interface Image {
  /** Local folder with the contents of the working directory. */
  folder: string;
  env: Record<string, string>;
  command: string[];
}

/** Instructions with their arguments; continuation lines are joined. */
const instructionsOf = (dockerfile: string): [name: string, rest: string][] =>
  dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, name, rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return name ? [[name, rest.trim()]] : [];
    });

/** Names in a folder that a source of `COPY` names; with a star at its end, there may be none. */
async function matching(folder: string, source: string, ignored: readonly string[]): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !ignored.includes(name));
  if (source === '.') return names;
  return source.endsWith('*') ? names.filter((name) => name.startsWith(source.slice(0, -1))) : [source];
}

/**
 * Creates the contents of a shop's image without Docker: copies and installs as the `Dockerfile` of its folder says.
 * @param to a new folder inside of this one
 * @param env of the installation
 */
export async function followDockerfile(
  context: string,
  { to, env }: { to: string; env: NodeJS.ProcessEnv },
): Promise<Image> {
  const read = (name: string) => readFile(path.join(context, name), 'utf8');
  const ignored = (await read('.dockerignore'))
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))
    .filter(Boolean);
  await mkdir(to, { recursive: true });
  const image: Image = { folder: await mkdtemp(path.join(to, 'image-')), env: {}, command: [] };
  for (const [name, rest] of instructionsOf(await read('Dockerfile'))) {
    if (name === 'COPY') {
      const places = rest.split(/\s+/);
      const target = path.join(image.folder, places.pop() ?? '');
      for (const source of places)
        for (const found of await matching(context, source, ignored)) {
          const isFolder = source !== '.' && !rest.endsWith(' ./');
          const copy = isFolder ? target : path.join(target, found);
          await cp(path.join(context, found), copy, { recursive: true });
        }
    }
    if (name === 'RUN' && rest.startsWith('npm install')) {
      const args = rest.split(/\s+/).slice(1);
      await run('npm', [...args, '--no-audit', '--no-fund'], { cwd: image.folder, env });
    }
    if (name === 'ENV')
      Object.assign(image.env, Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('='))));
    if (name === 'CMD') image.command = JSON.parse(rest) as string[];
  }
  return image;
}
