import * as v from 'valibot';
import type { OwnContent } from '../../content/document/own-content';
import { openDatabase } from '../../db/connection';
import type { OpenDatabase } from '../../db/database';
import { askHolder, type RequestHandler } from '../../db/embedded/data-dir-lock';
import type { Config } from '../../platform/config';
import { type Command, type CommandInput, commandSchema, readCommand } from './command';
import { type Output, QUESTIONS } from './output';
import { performCommand } from './perform-command';
import { requireEmbeddedShop, requireServerShop } from './the-shop';
import { reportUserErrors } from './user-errors';
import type { Workplace } from './workplace';

/** A line of the answer of a running shop. */
const answerSchema = v.union([
  v.object({ out: v.string() }),
  v.object({ error: v.string() }),
  v.object({ note: v.string() }),
  v.object({ question: v.picklist(QUESTIONS) }),
  v.object({ progress: v.string() }),
  v.object({ isDone: v.boolean() }),
]);
type Answer = v.InferOutput<typeof answerSchema>;

/**
 * Handles the commands of other processes, which can't open an embedded database that is in use.
 * @param own what the shop's own code adds to what its catalogue may hold, which changes while a shop is edited
 */
export const answerCommands =
  (db: OpenDatabase['db'], config: Workplace['config'], own?: () => OwnContent | undefined): RequestHandler =>
  async (request, send) => {
    const answer = (line: Answer) => send(JSON.stringify(line));
    const output: Output = {
      out: (out) => answer({ out }),
      error: (error) => answer({ error }),
      note: (note) => answer({ note }),
      question: (question) => answer({ question }),
      progress: (progress) => answer({ progress }),
    };
    const command = v.safeParse(commandSchema, JSON.parse(request));
    if (!command.success) {
      output.error('The running shop is of another version of Diwan: restart it, then try again.');
      return answer({ isDone: false });
    }
    try {
      const isDone = await reportUserErrors(output, () =>
        performCommand(command.output, { db, config, output, own: own?.() }),
      );
      answer({ isDone });
    } catch (error) {
      output.error((error as Error).stack ?? String(error));
      answer({ isDone: false });
    }
  };

/** @returns whether it succeeded; undefined if no shop is running */
async function askRunningShop(
  command: Command,
  { dataDir }: Pick<Config, 'dataDir'>,
  output: Output,
): Promise<boolean | undefined> {
  let isDone = false;
  const receive = (line: string) => {
    const answer = v.parse(answerSchema, JSON.parse(line));
    if ('out' in answer) output.out(answer.out);
    else if ('error' in answer) output.error(answer.error);
    else if ('note' in answer) output.note?.(answer.note);
    else if ('question' in answer) output.question?.(answer.question);
    else if ('progress' in answer) output.progress?.(answer.progress);
    else isDone = answer.isDone;
  };
  return (await askHolder(dataDir, JSON.stringify(command), receive)) ? isDone : undefined;
}

async function perform(
  command: Command,
  config: Config,
  output: Output,
  own: OwnContent | undefined,
): Promise<boolean> {
  const answered = config.databaseUrl ? undefined : await askRunningShop(command, config, output);
  if (answered !== undefined) return answered;
  // It makes a shop of an empty database.
  const isCreating = command.name === 'import';
  if (!isCreating && !config.databaseUrl) requireEmbeddedShop(config);
  const database = await openDatabase(config);
  try {
    if (!isCreating && config.databaseUrl) await requireServerShop(database.db, config);
    // A backup can be made before an upgrade, and a database looked at.
    if (!['backup', 'inspect'].includes(command.name)) await database.migrate();
    return await performCommand(command, { db: database.db, config, output, own });
  } finally {
    await database.close();
  }
}

/**
 * Runs a command: by the running shop if one has the embedded database open, which only one process can, else on the
 * database itself.
 * @param own what the shop's own code adds to what its catalogue may hold
 * @returns false for failure, whose reasons are printed
 */
export const runCommand = (
  input: CommandInput,
  config: Config,
  output: Output,
  own?: OwnContent,
): Promise<boolean> => reportUserErrors(output, () => perform(readCommand(input), config, output, own));
