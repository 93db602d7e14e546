import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Pages are chunks of their own, compiled when first asked for, on a machine that may be busy with other work.
configure({
  asyncUtilTimeout: 30_000,
  // What the announcer reads is on the page as well; tests of it look into its regions.
  defaultIgnore: 'script, style, [aria-live] *',
});

// jsdom knows the element but not its methods; server tests have neither.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}

afterEach(cleanup);
