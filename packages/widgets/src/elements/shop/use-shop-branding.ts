import type { DisplayedSettings } from '@diwan/sdk/contract';
import { useLayoutEffect, useMemo } from 'react';
import type { I18n } from '../../foundation/i18n';
import { useSignalValue } from '../../foundation/signals/use-signal-value';
import { adoptShopStyles } from '../styles/style-registry';
import type { PageShop } from './page-shop';

/** The settings of an element's shop, whose colours, typefaces and names of the currency the element then has. */
export function useShopBranding(
  { settings, prepareBranding }: Pick<PageShop, 'settings' | 'prepareBranding'>,
  element: HTMLElement,
  i18n: I18n,
): DisplayedSettings | null | undefined {
  const shown = useSignalValue(settings);
  // It runs while rendering, so that the first rendering has the names.
  const styles = useMemo(() => shown && prepareBranding(i18n), [shown, prepareBranding, i18n]);
  useLayoutEffect(
    // Elements render into their shadow roots.
    () => (styles ? adoptShopStyles(element.shadowRoot as ShadowRoot, styles) : undefined),
    [element, styles],
  );
  return shown;
}
