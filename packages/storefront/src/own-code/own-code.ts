import type { ComponentType } from 'react';
import type { Page } from '../navigation/page/define-page';
import type { OwnSection } from './define-section';

/** Parts of the layout that a shop may replace or fill. */
export const LAYOUT_PARTS = ['announcement', 'header', 'footer', 'footerEnd'] as const;

/**
 * `announcement`: a bar above the header, empty by default · `header`: the header of pages, except checkout's ·
 * `footer`: the footer's content · `footerEnd`: the end of our footer, empty by default.
 */
export type LayoutPart = (typeof LAYOUT_PARTS)[number];

type Module<Default> = () => Promise<{ default: Default }>;

/** Code of a shop's own: modules by section type, path of a page, and part of the layout. */
export interface OwnCode {
  readonly sections: Readonly<Record<string, Module<OwnSection>>>;
  readonly pages: Readonly<Record<string, Module<Page>>>;
  readonly layout: { readonly [Part in LayoutPart]?: Module<ComponentType> };
  /** Keys of the modules in the asset map. */
  readonly sources: {
    readonly pages: Readonly<Record<string, string>>;
    readonly layout: { readonly [Part in LayoutPart]?: string };
  };
  /** Files of the modules in the shop's folder, for messages to its maker. */
  readonly files: { readonly [Kind in 'sections' | 'pages' | 'layout']: Readonly<Record<string, string>> };
}
