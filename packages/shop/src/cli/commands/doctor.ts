import type { Command } from 'commander';
import type { CommandContext } from '../command-context';

/** The command that looks for problems. */
export function addDoctor(program: Command, { folderPath, env, print, end }: CommandContext): void {
  program
    .command('doctor')
    .description('looks for what keeps the shop from running well, and says how to fix it')
    .option('--production', 'also what only matters where visitors come')
    .option('--json', 'print JSON')
    .action(async ({ production = false, json }: { production?: boolean; json?: true }) => {
      const { printFindings, runDoctor } = await import('../../doctor/run-doctor');
      const findings = await runDoctor(folderPath(), env, { isProduction: production });
      if (json) print(JSON.stringify(findings, null, 2));
      else printFindings(findings, print);
      end(findings.some(({ level }) => level === 'error') ? 1 : 0);
    });
}
