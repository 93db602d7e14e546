import { RIYAL } from '@diwan/sdk/commerce';
import { type ComponentType, type ReactNode, Suspense, useContext } from 'react';
import { type Namespace, useI18n } from '../../foundation/i18n';
import { InSettings } from '../../foundation/provider';
import { ShopStartContext } from './shop-start';

/** Texts of every widget. */
const COMMON: readonly Namespace[] = ['common', 'errors'];

/**
 * A widget as applications use it: it loads its own texts, and appears once they and the shop's settings are there. On a
 * server, and while a server's markup is taken over, React waits for them.
 * @param namespaces of the widget's texts, besides the common ones
 */
export function widget<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  namespaces: readonly Namespace[] = [],
): ComponentType<Props> {
  const needed = [...COMMON, ...namespaces];
  const Widget = (props: Props) => (
    <Suspense fallback={null}>
      <Started namespaces={needed}>
        <Component {...props} />
      </Started>
    </Suspense>
  );
  Widget.displayName = name;
  return Widget;
}

function Started({ namespaces, children }: { namespaces: readonly Namespace[]; children: ReactNode }) {
  const start = useContext(ShopStartContext);
  // Another language of the application's needs its texts.
  useI18n();
  if (!start) return children;
  const settings = start.settings();
  start.requireTexts(
    settings.currency && settings.currency !== RIYAL ? [...namespaces, 'currencies'] : namespaces,
  );
  return <InSettings settings={settings}>{children}</InSettings>;
}
