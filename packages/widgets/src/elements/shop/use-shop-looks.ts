import { RIYAL } from '@diwan/sdk/commerce';
import type { DisplayedSettings } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';
import type { I18n } from '../../i18n';

const needsMore = ({ currency, theme }: DisplayedSettings): boolean => currency !== RIYAL || theme != null;

/**
 * Settings once the element has what they ask for, null when there are none to wait for. Colours and names of currencies are downloaded only for shops that have
 * their own.
 */
export function useShopLooks(
  settings: DisplayedSettings | null | undefined,
  { element, i18n, fileUrl }: { element: HTMLElement; i18n: I18n; fileUrl: (src: string) => string },
): DisplayedSettings | null | undefined {
  const [dressed, setDressed] = useState<{ settings: DisplayedSettings; i18n: I18n }>();
  const isPlain = settings && !needsMore(settings);

  useEffect(() => {
    const root = element.shadowRoot;
    if (!settings || isPlain || !root) return;
    let isCurrent = true;
    let undress = () => {};
    import('./apply-shop-looks')
      .then(({ applyShopLooks }) => applyShopLooks(settings, { root, i18n, fileUrl }))
      .then(
        (undo) => {
          if (!isCurrent) return undo();
          undress = undo;
          setDressed({ settings, i18n });
        },
        // Without them prices carry the currency's code, and the default looks stay.
        () => isCurrent && setDressed({ settings, i18n }),
      );
    return () => {
      isCurrent = false;
      undress();
    };
  }, [element, settings, isPlain, i18n, fileUrl]);

  if (isPlain || settings === null) return settings;
  return dressed?.i18n === i18n ? dressed.settings : undefined;
}
