import {
  type BasketLine as Line,
  type LineFlag,
  localized,
  type PurchaseMode,
  shownLineTotal,
} from '@diwan/sdk/commerce';
import { useEffect, useRef } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { useAnnounce, useAnnouncement } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { ContentText } from '../../../foundation/ui/ContentText';
import { classNames } from '../../../foundation/ui/class-names';
import { InlineError } from '../../../foundation/ui/InlineError';
import { Money } from '../../../foundation/ui/Money';
import { Price } from '../../../foundation/ui/Price';
import { QuantityStepper } from '../../../foundation/ui/QuantityStepper';
import { useQuantityField } from '../use-quantity-field';
import * as styles from './BasketLine.css';
import { Choices } from './Choices';
import { LinePicture } from './LinePicture';

export interface BasketLineProps {
  line: Line;
  flag: LineFlag | undefined;
  /** A cart shows totals; in a price box a customised piece has no standard price. */
  kind: PurchaseMode;
  headingLevel: 2 | 3 | 4;
  /** If its removal has just been undone: announced as it takes the focus. Otherwise empty. */
  restored: string;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of a basket. */
export function BasketLine({
  line,
  flag,
  kind,
  headingLevel,
  restored,
  onQuantity,
  onRemove,
}: BasketLineProps) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  const { product, quantity, customization } = line;
  const name = localized(product, 'name', locale);
  const isGone = flag === 'gone';
  const Heading = `h${headingLevel}` as const;
  useAnnouncement(t('cart:line.quantity_updated', { name, count: quantity }));
  const quantityField = useQuantityField();
  const announce = useAnnounce();
  const removeButton = useRef<HTMLElement>(null);
  const isRestored = restored !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, not whenever the text changes
  useEffect(() => {
    if (!isRestored) return;
    announce(restored);
    removeButton.current?.focus();
  }, [isRestored]);

  return (
    <article className={styles.line}>
      <div className={styles.tile}>
        <LinePicture image={product.image} sizes="120px" />
      </div>
      <div className={styles.head}>
        <div className={styles.facts}>
          <Heading className={styles.name}>
            {isGone ? (
              <ContentText text={name} locale={locale} />
            ) : (
              <a className={styles.link} href={paths.chosenProduct(product, customization, quantity)}>
                <ContentText text={name} locale={locale} />
              </a>
            )}
          </Heading>
          {product.is_sku_show && (
            <p className={styles.code}>
              <span>{t('product:code')}</span>{' '}
              <bdi dir="ltr" translate="no">
                {product.code}
              </bdi>
            </p>
          )}
          {kind === 'cart' && !isGone && <UnitPrice line={line} />}
          {flag === 'price_changed' && <p className={styles.notice}>{t('cart:line.price_changed')}</p>}
          {isGone && <InlineError>{t('cart:line.gone')}</InlineError>}
        </div>
        {!isGone && (kind === 'cart' ? <LineTotal line={line} /> : <PriceOrOnRequest line={line} />)}
      </div>
      {customization && (
        <div className={styles.choices}>
          <Choices customization={customization} />
        </div>
      )}
      <div className={styles.controls}>
        {!isGone && (
          <QuantityStepper
            size="compact"
            value={quantity}
            {...quantityField.stepper}
            onChange={onQuantity}
            onRemove={onRemove}
            labels={{
              field: t('cart:line.quantity_of', { name }),
              increase: t('cart:line.increase', { name }),
              decrease: t('cart:line.decrease', { name }),
              remove: t('cart:line.remove_last', { name }),
            }}
          />
        )}
        <div className={styles.actions}>
          {customization && !isGone && (
            <Button
              variant="link"
              href={paths.editedLine(product, customization)}
              aria-label={t('cart:line.edit_choices_of', { name })}
            >
              {t('cart:line.edit_choices')}
            </Button>
          )}
          <Button
            ref={removeButton}
            variant="link"
            className={styles.remove}
            onClick={onRemove}
            aria-label={t('cart:line.remove', { name })}
          >
            {t('common:remove')}
          </Button>
        </div>
        {quantityField.refusal && <div className={styles.limits}>{quantityField.refusal}</div>}
      </div>
    </article>
  );
}

function UnitPrice({ line: { product } }: { line: Line }) {
  const { t } = useI18n();
  const price = useMoney().price(product);
  return (
    <p className={styles.unitPrice}>
      {price ? (
        <>
          <span>{t('cart:line.unit_price')}</span> <Price {...price} />
        </>
      ) : (
        t('common:price_on_request')
      )}
    </p>
  );
}

function LineTotal({ line }: { line: Line }) {
  const { t } = useI18n();
  const { settings } = useDiwan();
  const { money } = useMoney();
  const total = shownLineTotal(line, settings);
  return (
    total !== null && (
      <p className={styles.price}>
        <span className={styles.priceLabel}>{t('cart:line.total')}</span> <Money {...money(total)} />
      </p>
    )
  );
}

function PriceOrOnRequest({ line: { product, customization } }: { line: Line }) {
  const { t } = useI18n();
  const price = useMoney().price(product);
  return price && !customization ? (
    <p className={styles.price}>
      <Price {...price} />
    </p>
  ) : (
    <p className={classNames(styles.price, styles.onRequest)}>{t('common:price_on_request')}</p>
  );
}
