import { RIYAL } from '@diwan/sdk/commerce';
import { type ComponentType, type ReactNode, Suspense, useContext } from 'react';
import { useI18n } from '../../foundation/i18n';
import { common, currencies, errors } from '../../foundation/i18n/text-files';
import { InSettings } from '../../foundation/provider';
import { type ShopStart, ShopStartContext, type WidgetTexts } from './shop-start';

/**
 * A widget as applications use it: it loads its own texts, and appears once they and the shop's settings are there. On a
 * server, and while a server's markup is taken over, React waits for them.
 * @param texts of the widget, besides those of every widget
 */
export function widget<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  texts: WidgetTexts = {},
): ComponentType<Props> {
  const needed = { common, errors, ...texts };
  function Widget(props: Props) {
    const start = useContext(ShopStartContext);
    const shown = <Component {...props} />;
    // Decided by what is given, so that a server and a browser decide alike.
    if (!start || start.isGiven(needed)) return shown;
    return (
      <Suspense fallback={null}>
        <Started start={start} texts={needed}>
          {shown}
        </Started>
      </Suspense>
    );
  }
  Widget.displayName = name;
  return Widget;
}

interface StartedProps {
  start: ShopStart;
  texts: WidgetTexts;
  children: ReactNode;
}

function Started({ start, texts, children }: StartedProps) {
  // Another language of the application's needs its texts.
  useI18n();
  const settings = start.settings();
  const isForeign = settings.currency !== undefined && settings.currency !== RIYAL;
  start.requireTexts(isForeign ? { ...texts, currencies } : texts);
  return <InSettings settings={settings}>{children}</InSettings>;
}
