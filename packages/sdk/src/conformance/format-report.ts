import type { Deviation } from './deviation';
import type { ConformanceReport, Outcome, Verdict } from './run-conformance';

/** Deviations told of one check; the rest is counted. */
const MOST_TOLD = 5;

const LABELS: Record<Verdict['status'], string> = {
  ok: 'ok     ',
  failed: 'FAILED ',
  note: 'note   ',
  skipped: 'skipped',
};

const deviationLines = (deviations: readonly Deviation[]): string[] => {
  const told = deviations
    .slice(0, MOST_TOLD)
    .map(
      ({ path, expected, received }) =>
        `${path ? `${path}: ` : ''}expected ${expected}, received ${received}`,
    );
  const untold = deviations.length - told.length;
  return untold > 0 ? [...told, `and ${untold} more`] : told;
};

const outcomeLines = (outcome: Outcome): string[] => {
  const heading = `  ${LABELS[outcome.status]}  ${outcome.title}`;
  if (outcome.status === 'ok') return [heading];
  if (outcome.status === 'skipped') return [`${heading} (${outcome.reason})`];
  return [heading, ...deviationLines(outcome.deviations).map((line) => `             ${line}`)];
};

const counted = ({ outcomes }: ConformanceReport): string =>
  (['ok', 'failed', 'note', 'skipped'] as const)
    .map((status) => `${outcomes.filter((outcome) => outcome.status === status).length} ${status}`)
    .join(' · ');

/** A report for people: endpoint by endpoint, what holds and what doesn't. */
export function formatReport(report: ConformanceReport): string {
  const endpoints = [...new Set(report.outcomes.map(({ endpoint }) => endpoint))];
  const sections = endpoints.map((endpoint) => {
    const outcomes = report.outcomes.filter((outcome) => outcome.endpoint === endpoint);
    return [endpoint, ...outcomes.flatMap(outcomeLines), ''].join('\n');
  });
  return [
    `${report.baseUrl} · ${report.isWriting ? 'with test data' : 'without test data'}\n`,
    ...sections,
    counted(report),
    report.conforms ? 'The backend keeps the contract.' : 'The backend deviates from the contract.',
  ].join('\n');
}
