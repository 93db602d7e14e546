import {
  type BasketLine,
  formatNumber,
  type LineCustomization,
  lineTotal,
  localized,
  MAX_QUANTITY,
  orderTotals,
  priceTag,
} from '@diwan/sdk/commerce';
import { useEffect, useState } from 'react';
import { useI18n } from '../i18n';
import { useBasket, useDiwan, useMoney } from '../provider';
import type { Undo } from '../stores';
import type { CartLineViewProps } from './CartLineView';
import { CartSkeleton } from './CartSkeleton';
import { CartView, EmptyCartView } from './CartView';
import { ClearCartDialog } from './ClearCartDialog';

export interface CartWidgetProps {
  /** Where ordering goes on; without it there is no button for it. */
  checkoutHref?: string;
  /** `1` where the cart is all the page has; by default it is a part of somebody's page. */
  headingLevel?: 1 | 2 | 3;
}

/** What the visitor is about to buy (spec §4 «Cart»). */
export function CartWidget({ checkoutHref, headingLevel = 2 }: CartWidgetProps) {
  const { stores, settings, paths, locale } = useDiwan();
  const { t } = useI18n();
  const { money, price, amountInWords } = useMoney();
  const [isAskingToClear, setIsAskingToClear] = useState(false);
  const cart = useBasket('cart');
  const { lines, refreshPrices } = cart;

  useEffect(() => {
    void refreshPrices();
  }, [refreshPrices]);

  if (!cart.isRestored) return <CartSkeleton label={t('common:loading')} />;
  if (lines.length === 0) {
    return (
      <EmptyCartView
        headingLevel={headingLevel}
        title={t('cart:empty_title')}
        text={t('cart:empty_text')}
        browse={{ label: t('cart:browse'), href: paths.products }}
      />
    );
  }

  const offerUndo = (message: string, undo: Undo) =>
    stores.toasts.show(message, { delay: 0, action: { label: t('common:undo'), onPress: undo } });
  const remove = ({ id, product }: BasketLine) =>
    offerUndo(t('cart:line.removed', { name: localized(product, 'name', locale) }), cart.remove(id));

  const lineView = (line: BasketLine): CartLineViewProps & { key: string } => {
    const { id, product, quantity, customization } = line;
    const name = localized(product, 'name', locale);
    const flag = cart.flags.get(id);
    return {
      key: id,
      name,
      href: paths.product(product),
      picture: product.image
        ? {
            src: product.image.src_url,
            width: product.image.width ?? 1000,
            height: product.image.height ?? 1000,
          }
        : undefined,
      choices: choicesOf(customization),
      unitPrice: price(product),
      priceOnRequest: t('product:price_on_request'),
      lineTotal: priceTag(product) ? money(lineTotal(line)) : undefined,
      priceChanged: flag === 'price_changed' ? t('cart:line.price_changed') : undefined,
      gone: flag === 'gone' ? t('cart:line.gone') : undefined,
      quantity,
      maxQuantity: MAX_QUANTITY,
      onQuantity: (next) => cart.setQuantity(id, next),
      onRemove: () => remove(line),
      labels: {
        field: t('cart:line.quantity_of', { name }),
        increase: t('cart:line.increase', { name }),
        decrease: t('cart:line.decrease', { name }),
        remove: t('cart:line.remove', { name }),
        removeShort: t('common:remove'),
        lineTotal: t('cart:line.total'),
      },
      announcement: t('cart:line.quantity_updated', { name, count: quantity }),
    };
  };

  const available = cart.availableLines;
  const totals = orderTotals({ lines: available, settings });
  return (
    <CartView
      headingLevel={headingLevel}
      title={t('cart:items_title', { count: cart.itemCount })}
      lines={lines.map(lineView)}
      summary={{
        title: t('cart:summary.title'),
        rows: [
          { label: t('cart:summary.subtotal'), value: money(totals.subtotal) },
          {
            label: t('cart:summary.shipping'),
            value: t(
              settings.free_shipping ? 'cart:summary.free_shipping' : 'cart:summary.shipping_at_checkout',
            ),
          },
          ...(settings.allow_tax_rate ? [{ label: t('cart:summary.tax'), value: money(totals.tax) }] : []),
        ],
        total: { label: t('cart:summary.total'), value: money(totals.total) },
        savings:
          totals.savings > 0
            ? t('cart:summary.you_save', { amount: amountInWords(totals.savings) })
            : undefined,
        note: t('cart:secure_note'),
      }}
      checkout={
        checkoutHref && available.length > 0 ? { label: t('cart:checkout'), href: checkoutHref } : undefined
      }
      continueShopping={{ label: t('cart:continue'), href: paths.products }}
      onClear={() => setIsAskingToClear(true)}
      clearLabel={t('cart:clear')}
      dialog={
        <ClearCartDialog
          open={isAskingToClear}
          onClose={() => setIsAskingToClear(false)}
          onConfirm={() => {
            setIsAskingToClear(false);
            offerUndo(t('cart:cleared'), cart.clear());
          }}
          labels={{
            title: t('cart:clear_confirm_title'),
            text: t('cart:clear_confirm_text'),
            confirm: t('cart:clear'),
            cancel: t('common:cancel'),
            close: t('common:close'),
          }}
        />
      }
    />
  );

  function choicesOf(customization: LineCustomization | null): string[] {
    if (!customization) return [];
    const { color, fabrics, width } = customization;
    return [
      ...(color ? [localized(color, 'name', locale)] : []),
      ...fabrics.map((fabric) => localized(fabric, 'name', locale)),
      ...(width
        ? [t('common:unit_value', { value: formatNumber(width.value, locale), unit: t('common:cm') })]
        : []),
    ];
  }
}
