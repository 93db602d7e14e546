import { type BasketLine, localized, MAX_QUANTITY } from '@diwan/sdk/commerce';
import {
  CartLineView,
  EmptyCartView,
  SkeletonGroup,
  SkeletonLine,
  useDiwan,
  useI18n,
  useMoney,
} from '@diwan/widgets';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { container } from '../../layout/container.css';
import { head, page, subtitle, title } from './PriceBoxPage.css';

/** The pieces a visitor wants a price for (spec §2 «Cart and price box pages»). */
export function PriceBoxPage() {
  useSignals();
  const { stores, paths } = useDiwan();
  const { t } = useI18n();
  const { priceBox } = stores;

  useEffect(() => {
    void priceBox.refreshPrices();
  }, [priceBox]);

  return (
    <div className={`${container} ${page}`}>
      {!priceBox.isRestored.value && <PriceBoxSkeleton />}
      {priceBox.isRestored.value && priceBox.lines.value.length === 0 && (
        <EmptyCartView
          title={t('priceBox:empty_title')}
          text={t('priceBox:empty_text')}
          browse={{ label: t('priceBox:browse'), href: paths.products }}
        />
      )}
      {priceBox.lines.value.length > 0 && (
        <>
          <div className={head}>
            <h1 className={title}>{t('priceBox:items_title', { count: priceBox.itemCount.value })}</h1>
            <p className={subtitle}>{t('priceBox:subtitle')}</p>
          </div>
          <ul>
            {priceBox.lines.value.map((line) => (
              <li key={line.id}>
                <PriceBoxLine line={line} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function PriceBoxLine({ line: { id, product, quantity } }: { line: BasketLine }) {
  useSignals();
  const { stores, paths, locale } = useDiwan();
  const { t } = useI18n();
  const { price } = useMoney();
  const { priceBox, toasts } = stores;
  const name = localized(product, 'name', locale);
  const remove = () => {
    const undo = priceBox.remove(id);
    toasts.show(t('cart:line.removed', { name }), {
      delay: 0,
      action: { label: t('common:undo'), onPress: undo },
    });
  };
  return (
    <CartLineView
      name={name}
      href={paths.product(product)}
      picture={
        product.image
          ? {
              src: product.image.src_url,
              width: product.image.width ?? 1000,
              height: product.image.height ?? 1000,
            }
          : undefined
      }
      choices={[]}
      unitPrice={price(product)}
      priceOnRequest={t('product:price_on_request')}
      lineTotal={undefined}
      gone={priceBox.flags.value.get(id) === 'gone' ? t('cart:line.gone') : undefined}
      quantity={quantity}
      maxQuantity={MAX_QUANTITY}
      onQuantity={(next) => priceBox.setQuantity(id, next)}
      onRemove={remove}
      labels={{
        field: t('cart:line.quantity_of', { name }),
        increase: t('cart:line.increase', { name }),
        decrease: t('cart:line.decrease', { name }),
        remove: t('priceBox:remove', { name }),
        removeShort: t('common:remove'),
        lineTotal: t('cart:line.total'),
      }}
    />
  );
}

function PriceBoxSkeleton() {
  const { t } = useI18n();
  return (
    <SkeletonGroup label={t('common:loading')}>
      <h1 className={title}>{t('priceBox:title')}</h1>
      <SkeletonLine width={60} />
      <SkeletonLine width={40} />
    </SkeletonGroup>
  );
}
