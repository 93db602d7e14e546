import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from '../command-context';

const daysOf = (text: string): number => {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It must be a number of days.');
  return Number(text);
};

/** Commands for the tokens of the staff's programs. */
export function addStaff(program: Command, { run }: CommandContext): void {
  const staff = program.command('staff').description("tokens for the staff's programs");
  staff
    .command('add')
    .description('prints a new token')
    .argument('<name>', 'shown in the history of records')
    .addOption(
      new Option(
        '--scopes <scopes>',
        'separated by commas: orders:read, records:write, personal-data:erase, maintenance',
      ).makeOptionMandatory(),
    )
    .option('--days <days>', 'how long it is valid', daysOf, 365)
    .action((name: string, { scopes, days }: { scopes: string; days: number }) =>
      run({
        name: 'staff',
        staff: { action: 'add', name, scopes: scopes.split(/[\s,]+/) as ['orders:read'], days },
      }),
    );
  staff
    .command('list')
    .description("lists the tokens' names, scopes and validity")
    .action(() => run({ name: 'staff', staff: { action: 'list' } }));
  staff
    .command('revoke')
    .description('ends a token at once')
    .argument('<name>', "the token's name")
    .action((name: string) => run({ name: 'staff', staff: { action: 'revoke', name } }));
}
