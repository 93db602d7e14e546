import { whenIdle } from './when-idle';

/** Id of the document's `<template>` with links to the code that the next click is likely to need. */
export const NEXT_CODE_ID = 'next-code';

/** Missing in Safari and Firefox. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Fetches the code that the next click is likely to need, once the page has loaded and the browser is idle. Links only
 * fetch it: evaluating it would keep a slow phone busy. Not for visitors who save data; their click fetches it. Nor
 * offline: many browsers never fetch a module again that failed once.
 */
export function prefetchCode(): void {
  const { connection } = navigator as { connection?: Connection };
  const links = document.getElementById(NEXT_CODE_ID);
  if (connection?.saveData || !(links instanceof HTMLTemplateElement)) return;
  const fetchAll = () => whenIdle(() => navigator.onLine && document.head.append(links.content));
  if (document.readyState === 'complete') fetchAll();
  else window.addEventListener('load', fetchAll, { once: true });
}
