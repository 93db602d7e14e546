import type { Locale } from '@diwan/sdk/commerce';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInLocale } from './render-in-locale';
import { Shop, type ShopProps } from './Shop';

/** Renders a widget in an in-memory shop. */
export function renderInShop(
  content: ReactNode,
  { locale = 'en', ...shop }: Omit<ShopProps, 'children'> & { locale?: Locale } = {},
): RenderResult {
  return renderInLocale(<Shop {...shop}>{content}</Shop>, locale);
}
