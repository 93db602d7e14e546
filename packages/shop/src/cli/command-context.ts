import path from 'node:path';
import type { CommandInput, Question } from '@diwan/reference-api/commands';
import { StartupError } from '@diwan/reference-api/startup-error';
import { hasOwnModules, openFolder, type ShopFolder } from '../config/open-folder';
import type { Lines } from '../terminal';

export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  /** Shows the progress of long work, until something is printed. */
  progress?: ((text: string) => void) | undefined;
  /** Asks for yes or no; undefined where nobody can answer. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** Where and with which environment the command was called. */
export interface Call {
  cwd: string;
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
}

/** All commands use the shop's folder, the terminal and the API's commands through it. */
export interface CommandContext {
  env: NodeJS.ProcessEnv;
  /** Absolute path of a file that the caller named. */
  inCwd(file: string): string;
  /** Absolute path of the shop's folder. */
  folderPath(): string;
  shopFolder(): Promise<ShopFolder>;
  /** Prints lines. */
  lines: Lines;
  /** Prints lines and the progress of long work. */
  output: Lines & { note(line: string): void };
  print(line: string): void;
  /** Asks for yes or no; undefined where nobody can answer. */
  ask: Terminal['ask'];
  /**
   * @param question receives the option with which the command would go on
   * @returns whether the command of the API succeeded
   */
  perform(
    input: CommandInput,
    out?: (line: string) => void,
    question?: (option: Question) => void,
  ): Promise<boolean>;
  /** Performs a command of the API and ends. */
  run(input: CommandInput): Promise<void>;
  /** Receives the exit code. */
  end(code: number): void;
}

/** Commands that read a catalogue, which may hold sections of the shop's own types. */
const READS_CATALOGUE = new Set<CommandInput['name']>(['import', 'undo']);

/** @param folder the shop's folder, as the caller named it */
export function createCommandContext(
  { cwd, env, terminal }: Call,
  { folder, end }: { folder: () => string; end: (code: number) => void },
): CommandContext {
  const print = (line: string) => terminal.out(`${line}\n`);
  const printError = (line: string) => terminal.error(`${line}\n`);
  const lines = { out: print, error: printError };
  const output = { ...lines, note: printError, progress: terminal.progress };
  const inCwd = (file: string): string => path.resolve(cwd, file);
  const folderPath = () => inCwd(folder());
  const shopFolder = () => openFolder(folderPath(), env);

  async function ownContent(opened: ShopFolder) {
    const { openOwnCode, ownContentOf } = await import('../own-code/open-own-code');
    return ownContentOf(await openOwnCode(opened, lines, { isForCommand: true }));
  }

  async function perform(
    input: CommandInput,
    out = print,
    question?: (option: Question) => void,
  ): Promise<boolean> {
    const [{ readConfig }, { runCommand }] = await Promise.all([
      import('@diwan/reference-api'),
      import('@diwan/reference-api/commands'),
    ]);
    const opened = await shopFolder();
    if (opened.api)
      throw new StartupError(
        `This shop's content and records are at ${opened.api}; use that backend's commands.`,
      );
    const readsSections = READS_CATALOGUE.has(input.name) && hasOwnModules(opened);
    const own = readsSections ? await ownContent(opened) : undefined;
    return runCommand(input, readConfig(opened.env), { ...output, out, ...(question && { question }) }, own);
  }
  const run = async (input: CommandInput) => end((await perform(input)) ? 0 : 1);

  return {
    env,
    inCwd,
    folderPath,
    shopFolder,
    lines,
    output,
    ask: terminal.ask,
    print,
    perform,
    run,
    end,
  };
}
