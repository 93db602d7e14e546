import { cardContentEntries, formatNumber, joinList, localized } from '@diwan/sdk/commerce';
import type { Color, ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { ContentText } from '../../../foundation/ui/ContentText';
import { usePart } from '../../../foundation/ui/part';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import { Separated } from '../product/Separated';
import { ShownPrice } from '../product/ShownPrice';
import { CardTile } from './CardTile';
import * as styles from './ProductCard.css';

export interface ProductCardProps {
  /** A product as lists return it. */
  product: ProductSummary;
  /** Level of the heading with the name: `2` is an `<h2>`. */
  headingLevel?: 2 | 3 | 4;
  /** Spans two columns of the grid. */
  isWide?: boolean;
  /** Loads the image eagerly; for the first images of a page. */
  priority?: boolean;
  /** Width of the card, as a `sizes` attribute. */
  sizes?: string;
}

/** A product in a list: the card links to its page, the round button adds it to its basket. */
export function ProductCard({ product, headingLevel = 3, ...tile }: ProductCardProps) {
  const part = usePart();
  const { paths } = useDiwan();
  const { locale } = useI18n();
  const details = product.is_content_show ? cardContentEntries(product, locale) : [];
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} part={part('card')}>
      <div className={styles.facts}>
        <Heading className={styles.name} part={part('card-name')}>
          <a className={styles.link} href={paths.product(product)}>
            <ContentText text={localized(product, 'name', locale)} locale={locale} />
          </a>
        </Heading>
        {details.length > 0 && (
          <p className={styles.details}>
            <Separated entries={details} />
          </p>
        )}
        <p className={styles.price} part={part('card-price')}>
          <ShownPrice product={product} />
        </p>
        {product.has_colors && product.colors.length > 0 && <ColorDots colors={product.colors} />}
      </div>
      {/* Shown first, read last: name and price before badges and buttons. */}
      <CardTile product={product} {...tile} />
    </article>
  );
}

const MAX_DOTS = 4;

/** The colours of a product as dots; screen readers get all the names. */
function ColorDots({ colors }: { colors: readonly Color[] }) {
  const { t, locale } = useI18n();
  const names = colors.map((color) => localized(color, 'name', locale));
  return (
    <p className={styles.dots}>
      <VisuallyHidden>{`${t('product:available_colors')}: ${joinList(names, locale)}`}</VisuallyHidden>
      {colors.slice(0, MAX_DOTS).map(({ hex }) => (
        <span key={hex} className={styles.dot} style={{ backgroundColor: hex }} />
      ))}
      {colors.length > MAX_DOTS && (
        <bdi className={styles.moreDots} aria-hidden="true">
          {`+${formatNumber(colors.length - MAX_DOTS, locale)}`}
        </bdi>
      )}
    </p>
  );
}
