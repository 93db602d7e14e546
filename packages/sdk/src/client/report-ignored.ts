import { type CallName, IGNORED_HEADER } from '../contract';
import { isDevelopment } from './is-development';

/** Query parameters that the backend doesn't know, so that they had no effect. */
export interface IgnoredReport {
  endpoint: CallName;
  /** Their names, e.g. `colour`. */
  parameters: readonly string[];
}

const warn = ({ endpoint, parameters }: IgnoredReport): void => {
  if (isDevelopment()) console.warn(`${endpoint}: the backend ignores ${parameters.join(', ')}`);
};

/** Reports the parameters that a response names as ignored, each once per endpoint. */
export function createIgnoredReporter(report: (report: IgnoredReport) => void = warn) {
  const reported = new Set<string>();
  return (endpoint: CallName, headers: Headers): void => {
    const names = headers.get(IGNORED_HEADER)?.split(/,\s*/) ?? [];
    const parameters = names.filter((name) => !reported.has(`${endpoint} ${name}`));
    if (parameters.length === 0) return;
    for (const name of parameters) reported.add(`${endpoint} ${name}`);
    report({ endpoint, parameters });
  };
}
