import type { Command } from 'commander';
import type { CommandContext } from '../command-context';

/** Commands for the database as a whole. */
export function addDatabase(program: Command, { shopFolder, inCwd, output, run, end }: CommandContext): void {
  program
    .command('backup')
    .description('writes everything, orders and images too, to a new folder')
    .argument('<folder>', 'the new folder')
    .action((folder: string) => run({ name: 'backup', folder: inCwd(folder) }));

  program
    .command('restore')
    .description('restores a backup into an empty database')
    .argument('<folder>', "the backup's folder")
    .action(async (folder: string) => {
      const [{ readConfig }, { runRestore }] = await Promise.all([
        import('@diwan/reference-api'),
        import('@diwan/reference-api/commands'),
      ]);
      const config = readConfig((await shopFolder()).env);
      const isDone = await runRestore(inCwd(folder), config, output);
      end(isDone ? 0 : 1);
    });

  program
    .command('migrate')
    .description('upgrades the database, as starting the shop does')
    .action(() => run({ name: 'migrate' }));
}
