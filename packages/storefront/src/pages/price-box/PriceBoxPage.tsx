import { type BasketLine, localized, MAX_QUANTITY } from '@diwan/sdk/commerce';
import {
  CartLineView,
  EmptyCartView,
  SkeletonGroup,
  SkeletonLine,
  useBasket,
  useDiwan,
  useI18n,
  useMoney,
} from '@diwan/widgets';
import { useEffect } from 'react';
import * as containerStyles from '../../layout/container.css';
import * as styles from './PriceBoxPage.css';

/** The pieces a visitor wants a price for (spec §2 «Cart and price box pages»). */
export function PriceBoxPage() {
  const { paths } = useDiwan();
  const { t } = useI18n();
  const { lines, itemCount, isRestored, refreshPrices } = useBasket('price-box');

  useEffect(() => {
    void refreshPrices();
  }, [refreshPrices]);

  return (
    <div className={`${containerStyles.container} ${styles.page}`}>
      {!isRestored && <PriceBoxSkeleton />}
      {isRestored && lines.length === 0 && (
        <EmptyCartView
          title={t('priceBox:empty_title')}
          text={t('priceBox:empty_text')}
          browse={{ label: t('priceBox:browse'), href: paths.products }}
        />
      )}
      {lines.length > 0 && (
        <>
          <div className={styles.head}>
            <h1 className={styles.title}>{t('priceBox:items_title', { count: itemCount })}</h1>
            <p className={styles.subtitle}>{t('priceBox:subtitle')}</p>
          </div>
          <ul>
            {lines.map((line) => (
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
  const { stores, paths, locale } = useDiwan();
  const { t } = useI18n();
  const { price } = useMoney();
  const priceBox = useBasket('price-box');
  const name = localized(product, 'name', locale);
  const remove = () => {
    const undo = priceBox.remove(id);
    stores.toasts.show(t('cart:line.removed', { name }), {
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
      gone={priceBox.flags.get(id) === 'gone' ? t('cart:line.gone') : undefined}
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
      <h1 className={styles.title}>{t('priceBox:title')}</h1>
      <SkeletonLine width={60} />
      <SkeletonLine width={40} />
    </SkeletonGroup>
  );
}
