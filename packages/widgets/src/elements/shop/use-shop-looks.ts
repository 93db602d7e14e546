import type { DisplayedSettings } from '@diwan/sdk/contract';
import { useLayoutEffect, useMemo } from 'react';
import type { I18n } from '../../foundation/i18n';
import { useSignalValue } from '../../foundation/signals';
import { adoptShopStyles } from '../styles/style-registry';
import type { PageShop } from './page-shop';

/** The settings of an element's shop, whose colours, typefaces and names of the currency the element then has. */
export function useShopLooks(
  { settings, prepareLooks }: Pick<PageShop, 'settings' | 'prepareLooks'>,
  element: HTMLElement,
  i18n: I18n,
): DisplayedSettings | null | undefined {
  const shown = useSignalValue(settings);
  // Not in an effect: the first rendering has the names.
  const styles = useMemo(() => shown && prepareLooks(i18n), [shown, prepareLooks, i18n]);
  useLayoutEffect(
    // Elements render into their shadow roots.
    () => (styles ? adoptShopStyles(element.shadowRoot as ShadowRoot, styles) : undefined),
    [element, styles],
  );
  return shown;
}
