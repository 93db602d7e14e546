import { cardImages, formatNumber, percentOff } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { type RefObject, useRef } from 'react';
import { pictureOf } from '../../../foundation/format/picture-of';
import { useI18n } from '../../../foundation/i18n';
import { Badge } from '../../../foundation/ui/Badge';
import { classNames } from '../../../foundation/ui/class-names';
import { IconButton } from '../../../foundation/ui/IconButton';
import { checkIcon } from '../../../foundation/ui/icons';
import { Picture } from '../../../foundation/ui/Picture';
import { Spoken } from '../../../foundation/ui/Spoken';
import { useFinePointer } from '../../../foundation/ui/use-fine-pointer';
import { useSinglePress } from '../../../foundation/ui/use-single-press';
import { useBasketButton } from '../../basket/addition/use-basket-button';
import { QuickViewButton } from '../quick-view/QuickViewButton';
import { cardSizes } from './card-picture';
import * as styles from './ProductCard.css';

const noPicture = { width: 1000, height: 1000 };

export interface CardTileProps {
  product: ProductSummary;
  isWide?: boolean;
  priority?: boolean;
  sizes?: string;
}

/** A card's image, with a second one on hover, badges and buttons. */
export function CardTile(props: CardTileProps) {
  const { product, isWide = false, priority = false, sizes = cardSizes(isWide) } = props;
  const { t, locale } = useI18n();
  const tile = useRef<HTMLDivElement>(null);
  const [first, other] = cardImages(product.images).map((image) => pictureOf(image, locale));
  // A touch screen would keep showing it after a tap.
  const second = useFinePointer() && other;
  const reduction = percentOff(product);
  return (
    <div className={classNames(styles.tile, isWide && styles.wideTile)} ref={tile}>
      {/* The images are decorative: the name is next to them. */}
      <Picture
        {...(first ?? noPicture)}
        alt=""
        sizes={sizes}
        priority={priority}
        fit="whole"
        className={classNames(styles.picture, second && styles.firstOfTwo)}
      />
      {second && (
        <Picture
          {...second}
          alt=""
          sizes={sizes}
          fit="whole"
          className={`${styles.picture} ${styles.secondOfTwo}`}
        />
      )}
      {(reduction !== null || product.is_featured) && (
        <div className={styles.badges}>
          {reduction !== null && (
            <Badge tone="reduction">
              <Spoken text={t('product:badges.off_spoken', { value: reduction })}>
                {t('product:badges.off', { value: formatNumber(reduction, locale) })}
              </Spoken>
            </Badge>
          )}
          {product.is_featured && <Badge>{t('product:badges.featured')}</Badge>}
        </div>
      )}
      <div className={styles.actions}>
        <QuickViewButton
          product={product}
          picture={() => tile.current?.querySelector('img')}
          className={styles.quickView}
        />
        <BasketToggle product={product} tile={tile} />
      </div>
    </div>
  );
}

interface BasketToggleProps {
  product: ProductSummary;
  /** Contains the image that flies to the basket. */
  tile: RefObject<HTMLElement | null>;
}

/** The round button that adds a product to its basket or removes it (spec §4). */
function BasketToggle({ product, tile }: BasketToggleProps) {
  const { icon, isIn, label, onToggle } = useBasketButton(product);
  const press = useSinglePress(() => onToggle(tile.current?.querySelector('img') ?? document.body));
  return (
    <IconButton
      icon={isIn ? checkIcon : icon}
      variant={isIn ? 'active' : 'raised'}
      label={label}
      {...press}
    />
  );
}
