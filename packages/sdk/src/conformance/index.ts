export { TEST_SHOP } from './checks/order-cases';
export type { Deviation } from './deviation';
export { formatReport } from './format-report';
export {
  type ConformanceOptions,
  type ConformanceReport,
  type Outcome,
  PROFILES,
  type Profile,
  runConformance,
  Unreachable,
  type Verdict,
} from './run-conformance';
