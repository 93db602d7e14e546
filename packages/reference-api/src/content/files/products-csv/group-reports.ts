import { numbers } from '../../document/counted';
import { quoted, shortened } from '../../document/quoted';
import type { RowReport } from './merge-products';
import { type RowProblem, someOf } from './row-problem';

/** More ranges are no help in a line of a terminal. */
const SHOWN = 8;

/** `2–4, 7, 9` */
export function lineRanges(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line <= last.to + 1) last.to = Math.max(last.to, line);
    else ranges.push({ from: line, to: line });
  }
  const shown = ranges.slice(0, SHOWN).map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  return [...shown, ...(ranges.length > SHOWN ? ['…'] : [])].join(', ');
}

interface Found extends RowProblem {
  line: number;
  code: string;
}

/** `in 3 lines (2–4)` */
function inLines(found: readonly Found[]): string {
  const lines = [...new Set(found.map(({ line }) => line))];
  return lines.length === 1
    ? `in line ${lines[0]}`
    : `in ${numbers.format(lines.length)} lines (${lineRanges(lines)})`;
}

function inWords([first, ...others]: readonly [Found, ...Found[]]): string {
  const start = first.header ? `${first.header}: ` : '';
  if (others.length === 0) return `${shortened(first.code)} ${start}${first.message}`.trim();
  const found = [first, ...others];
  const values = [...new Set(found.flatMap(({ value }) => value ?? []))];
  const missing = [...new Set(found.flatMap(({ missingCategory }) => missingCategory ?? []))];
  if (missing.length > 1)
    return `${start}${missing.length} categories are missing: ${missing.map(quoted).join(', ')}; ${inLines(found)}`;
  if (values.length === 1) return `${start}${first.message}, ${inLines(found)}`;
  return `${start}${first.cause}, ${inLines(found)}${values.length > 0 ? `: ${someOf(values)}` : ''}`;
}

/** The problems or warnings of a spreadsheet's rows: one for each cause, in the order of their first lines. */
export function groupReports(
  reports: readonly RowReport[],
  of: 'problems' | 'warnings',
): { line: number; message: string }[] {
  const causes = new Map<string, [Found, ...Found[]]>();
  for (const { line, code, [of]: found } of reports)
    for (const problem of found) {
      const key = `${problem.header ?? ''}\n${problem.cause}`;
      const same = causes.get(key);
      if (same) same.push({ ...problem, line, code });
      else causes.set(key, [{ ...problem, line, code }]);
    }
  return [...causes.values()].map((found) => ({
    line: found[0].line,
    message: inWords(found),
  }));
}
