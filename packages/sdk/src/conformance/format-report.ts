import type { Deviation } from './deviation';
import type { ConformanceReport, Outcome, Verdict } from './run-conformance';

/** Maximum number of deviations printed per check. */
const MAX_PRINTED = 5;

const LABELS: Record<Verdict['status'], string> = {
  ok: 'ok     ',
  failed: 'FAILED ',
  skipped: 'skipped',
};

const deviationLines = (deviations: readonly Deviation[]): string[] => {
  const printed = deviations
    .slice(0, MAX_PRINTED)
    .map(
      ({ path, expected, received }) =>
        `${path ? `${path}: ` : ''}expected ${expected}, received ${received}`,
    );
  const rest = deviations.length - printed.length;
  return rest > 0 ? [...printed, `and ${rest} more`] : printed;
};

const outcomeLines = (outcome: Outcome): string[] => {
  const heading = `  ${LABELS[outcome.status]}  ${outcome.title}`;
  if (outcome.status === 'ok') return [heading];
  if (outcome.status === 'skipped') return [`${heading} (${outcome.reason})`];
  return [heading, ...deviationLines(outcome.deviations).map((line) => `             ${line}`)];
};

const counted = ({ outcomes }: ConformanceReport): string =>
  (['ok', 'failed', 'skipped'] as const)
    .map((status) => `${outcomes.filter((outcome) => outcome.status === status).length} ${status}`)
    .join(' · ');

/** Formats a report as text, grouped by endpoint. */
export function formatReport(report: ConformanceReport): string {
  const endpoints = [...new Set(report.outcomes.map(({ endpoint }) => endpoint))];
  const sections = endpoints.map((endpoint) => {
    const outcomes = report.outcomes.filter((outcome) => outcome.endpoint === endpoint);
    return [endpoint, ...outcomes.flatMap(outcomeLines), ''].join('\n');
  });
  return [
    `${report.baseUrl}${report.profile === 'whole' ? '' : ` · ${report.profile} only`}\n`,
    ...sections,
    counted(report),
    ...report.left.map((what) => `Left in the shop: ${what}`),
    report.conforms ? 'The backend conforms to the contract.' : 'The backend deviates from the contract.',
  ].join('\n');
}
