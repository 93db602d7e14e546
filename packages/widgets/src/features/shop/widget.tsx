import { RIYAL } from '@diwan/sdk/commerce';
import { type ComponentType, type ReactNode, Suspense, useContext } from 'react';
import { useI18n } from '../../foundation/i18n';
import { common, currencies, errors } from '../../foundation/i18n/text-files';
import { InSettings } from '../../foundation/provider';
import { ShopStartContext, type WidgetTexts } from './shop-start';

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
  const Widget = (props: Props) => (
    <Suspense fallback={null}>
      <Started texts={needed}>
        <Component {...props} />
      </Started>
    </Suspense>
  );
  Widget.displayName = name;
  return Widget;
}

function Started({ texts, children }: { texts: WidgetTexts; children: ReactNode }) {
  const start = useContext(ShopStartContext);
  // Another language of the application's needs its texts.
  useI18n();
  if (!start) return children;
  const settings = start.settings();
  const isForeign = settings.currency !== undefined && settings.currency !== RIYAL;
  start.requireTexts(isForeign ? { ...texts, currencies } : texts);
  return <InSettings settings={settings}>{children}</InSettings>;
}
