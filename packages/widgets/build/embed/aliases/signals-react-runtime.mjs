import '@preact/signals';

/** With `@preact/signals` every component tracks the signals it reads: a hook has nothing left to begin or end. */
export const useSignals = () => ({ f() {} });
