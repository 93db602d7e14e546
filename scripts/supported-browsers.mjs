/**
 * The oldest browsers that shop and embed script support, as README and `packages/widgets/docs/embed/paste.md` promise. In
 * older ones pages are legible, and the embed script keeps the content between its tags.
 */
export const oldestBrowsers = /** @type {const} */ ({
  safari: '16.4',
  ios: '16.4',
  chrome: '111',
  edge: '111',
  firefox: '121',
});

/** The target of every build for browsers, scripts and styles. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
