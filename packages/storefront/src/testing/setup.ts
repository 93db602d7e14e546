import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { quickenStyles } from '../../../widgets/src/testing/quick-styles';

// Server tests have no document.
if (globalThis.window) quickenStyles(window);

// Each page is a chunk that is compiled on first import, on a machine that may be busy with other work.
configure({
  asyncUtilTimeout: 30_000,
  // Announced text is also on the page; tests of announcements query the live regions explicitly.
  defaultIgnore: 'script, style, [aria-live] *',
});

// jsdom has the element but not its methods; server tests have neither.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}

// jsdom has no layout whose sizes could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);
