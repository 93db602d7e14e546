import type { OwnCode } from './own-code';

// A shop without code of its own. The build of a shop that has some replaces this module (`build/own-code-plugin.ts`).
export const sections: OwnCode['sections'] = {};
export const pages: OwnCode['pages'] = {};
export const layout: OwnCode['layout'] = {};
export const sources: OwnCode['sources'] = { pages: {}, layout: {} };
export const files: OwnCode['files'] = { sections: {}, pages: {}, layout: {} };
