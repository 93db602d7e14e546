import { lazyWithPreload } from '@diwan/widgets/internal';
import { layout } from '#shop';
import { LAYOUT_PARTS, type LayoutPart } from './own-code';

type Lazy = ReturnType<typeof lazyWithPreload<object>>;

/** The parts of the layout that the shop has replaced or filled. */
export const layoutParts: { readonly [Part in LayoutPart]?: Lazy } = Object.fromEntries(
  LAYOUT_PARTS.flatMap((part) => {
    const load = layout[part];
    return load ? [[part, lazyWithPreload<object>(load)]] : [];
  }),
);

/** Parts in view when a page opens. */
export const FIRST_PARTS = ['announcement', 'header'] as const;

/** Loads the code of parts that the first render shows. */
export const preloadLayoutParts = (parts: readonly LayoutPart[]): Promise<unknown> =>
  Promise.all(parts.map((part) => layoutParts[part]?.preload()));
