import './native-dialog';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { quickenStyles } from './quick-styles';

afterEach(() => {
  cleanup();
  // Form drafts; server tests have no sessionStorage.
  globalThis.sessionStorage?.clear();
});

// Server tests have no document.
if (globalThis.window) quickenStyles(window);

// jsdom doesn't implement it.
performance.getEntriesByType ??= () => [];

// A busy machine may need longer than the default of one second.
configure({
  asyncUtilTimeout: 30_000,
  // Announced text is usually on the page too; tests of announcements query the live regions directly.
  defaultIgnore: 'script, style, [aria-live] *',
});
