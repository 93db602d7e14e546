import type { PurchaseMode } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { Button } from '../../foundation/ui/Button';
import { EmptyState } from '../../foundation/ui/EmptyState';
import { StateSlot } from '../../foundation/ui/StateSlot';

const texts = {
  cart: { title: 'cart:empty_title', text: 'cart:empty_text', browse: 'cart:browse' },
  'price-box': { title: 'priceBox:empty_title', text: 'priceBox:empty_text', browse: 'priceBox:browse' },
} as const;

/** The empty state, with a link to the products. */
export function EmptyBasket({ kind, headingLevel }: { kind: PurchaseMode; headingLevel: 1 | 2 | 3 }) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  const keys = texts[kind];
  return (
    <StateSlot name="empty">
      <EmptyState
        headingLevel={headingLevel}
        title={t(keys.title)}
        hint={t(keys.text)}
        action={<Button href={paths.products}>{t(keys.browse)}</Button>}
      />
    </StateSlot>
  );
}
