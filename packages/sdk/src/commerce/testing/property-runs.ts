import fc from 'fast-check';

/*
 * Setup of every project with property tests: each run draws the same inputs, so that a failure can be repeated and is due
 * to the change being tested. `pnpm fuzz` draws new inputs, for some seconds per property.
 */

declare global {
  interface ImportMetaEnv {
    readonly FUZZ_SECONDS?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const seconds = Number(import.meta.env.FUZZ_SECONDS ?? 0);

fc.configureGlobal(
  seconds > 0 ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1_000 } : { seed: 1 },
);
