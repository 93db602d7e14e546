import './native-dialog';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Drafts of forms; tests of the server have no such storage.
  globalThis.sessionStorage?.clear();
});

// jsdom keeps no timeline.
performance.getEntriesByType ??= () => [];

// A busy machine needs longer than the default second for what a test waits for.
configure({
  asyncUtilTimeout: 30_000,
  // What the announcer reads is on the page as well; tests of it look into its regions.
  defaultIgnore: 'script, style, [aria-live] *',
});
