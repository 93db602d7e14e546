import { writeFile } from 'node:fs/promises';
import type { CommandInput } from '@diwan/reference-api/commands';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context';

/** Records that visitors sent, and the statuses they can have. */
const records = [
  ['orders', 'orders'],
  ['requests', 'quote, contact and project requests'],
  ['leads', 'leads'],
] as const;

interface RecordsOptions {
  json?: true;
  status?: string;
  from?: string;
  to?: string;
  query?: string;
}

/** Commands for what visitors sent. */
export function addRecords(program: Command, { inCwd, print, perform, run, end }: CommandContext): void {
  for (const [kind, things] of records)
    program
      .command(kind)
      .description(`prints ${things} as CSV, oldest first`)
      .argument('[file]', 'a .csv or .json file to write instead')
      .option('--json', 'print JSON')
      .option('--status <status>', 'only those with this status')
      .option('--from <date>', 'only those since this date, such as 2026-01-31')
      .option('--to <date>', 'only those before this date')
      .option('--query <text>', 'only those with this text')
      .action(async (file: string | undefined, { json, ...filters }: RecordsOptions) => {
        const format = json || file?.endsWith('.json') ? 'json' : 'csv';
        const input = { name: 'records', request: { kind, format, ...filters } } as CommandInput;
        if (file === undefined) return run(input);
        const lines: string[] = [];
        if (!(await perform(input, (line) => lines.push(line)))) return end(1);
        // Contains names, phones and addresses.
        await writeFile(inCwd(file), `${lines.join('\n')}\n`, { mode: 0o600 });
        print(`Wrote the ${kind} to ${file}.`);
        end(0);
      });

  program
    .command('forget')
    .description("erases a person's data; orders keep their lines and amounts")
    .argument('<phone or e-mail>', "the person's phone, or e-mail")
    .option('--open-orders', 'include orders under way, which then cannot be delivered')
    .action((text: string, { openOrders = false }: { openOrders?: boolean }) => {
      const person = text.includes('@') ? { email: text } : { phone: text };
      return run({ name: 'forget', person: { ...person, open_orders: openOrders } });
    });
}
