export type { CommandInput } from './command';
export { inspectionSchema } from './inspect-database';
export type { Output, Question } from './output';
export { printApplied, unconfirmed } from './print-applied';
export { runRestore } from './restore-command';
export { runCommand } from './run-command';
