export type { Deviation } from '../backend/checking/deviation';
export { formatReport } from './format-report';
export { PROFILES, type Profile } from './profile';
export {
  type ConformanceOptions,
  type ConformanceReport,
  type Outcome,
  runConformance,
  Unreachable,
  type Verdict,
} from './run-conformance';
