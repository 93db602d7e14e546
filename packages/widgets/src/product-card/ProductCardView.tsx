import { useRef } from 'react';
import { Badge } from '../ui/badge';
import { classNames } from '../ui/class-names';
import type { IconShape } from '../ui/icon';
import { checkIcon } from '../ui/icon/icons/check';
import { IconButton } from '../ui/icon-button';
import { Price, type PriceProps } from '../ui/money';
import { Picture } from '../ui/picture';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as styles from './ProductCardView.css';

export interface CardPicture {
  src: string;
  width: number;
  height: number;
  /** Empty where the name beside it says enough. */
  alt: string;
}

export interface ProductCardViewProps {
  name: string;
  href: string;
  /** Two entries at most of what it is made of. */
  details: readonly string[];
  /** The picture, and the one that hovering shows. None: the placeholder. */
  pictures: readonly CardPicture[];
  /** "−15%". */
  reduction?: string | undefined;
  /** "Featured". */
  featured?: string | undefined;
  /** Undefined: `priceOnRequest` stands in its place. */
  price: PriceProps | undefined;
  priceOnRequest: string;
  colors?:
    | {
        hexes: readonly string[];
        /** "Available colours: Sage, Oat". */
        label: string;
        /** "+2", for the colours that have no dot. */
        more: (count: number) => string;
      }
    | undefined;
  basket: {
    icon: IconShape;
    isIn: boolean;
    /** What pressing does: "Add Nafud sofa to cart". */
    label: string;
    /** Gets the card's picture, to let it fly to the basket. */
    onToggle: (picture: Element) => void;
  };
  headingLevel?: 2 | 3 | 4;
  /** Takes two columns of the grid. */
  isWide?: boolean;
  /** One of the first pictures of the page. */
  priority?: boolean;
  /** How wide the card is shown, as a `sizes` attribute. */
  sizes?: string;
}

const MAX_DOTS = 4;
export const CARD_SIZES = '(min-width:1025px) 23vw, (min-width:768px) 31vw, 46vw';
const WIDE_CARD_SIZES = '(min-width:1025px) 47vw, (min-width:768px) 63vw, 94vw';

/** A product in a list: the whole card leads to its page, the round button puts it into its basket. */
export function ProductCardView(props: ProductCardViewProps) {
  const { name, href, details, price, priceOnRequest, colors, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <Tile {...props} />
      <div className={styles.facts}>
        <Heading className={styles.name}>
          <a className={styles.link} href={href}>
            {name}
          </a>
        </Heading>
        {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
        <p className={styles.price}>{price ? <Price {...price} /> : priceOnRequest}</p>
        {colors && colors.hexes.length > 0 && (
          <p className={styles.dots}>
            <VisuallyHidden>{colors.label}</VisuallyHidden>
            {colors.hexes.slice(0, MAX_DOTS).map((hex) => (
              <span key={hex} className={styles.dot} style={{ backgroundColor: hex }} />
            ))}
            {colors.hexes.length > MAX_DOTS && (
              <bdi className={styles.moreDots} aria-hidden="true">
                {colors.more(colors.hexes.length - MAX_DOTS)}
              </bdi>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

function Tile(props: ProductCardViewProps) {
  const {
    pictures,
    reduction,
    featured,
    basket,
    isWide = false,
    priority = false,
    sizes = isWide ? WIDE_CARD_SIZES : CARD_SIZES,
  } = props;
  const tile = useRef<HTMLDivElement>(null);
  const [first, second] = pictures;
  return (
    <div className={classNames(styles.tile, isWide && styles.wideTile)} ref={tile}>
      <Picture
        {...(first ?? { alt: '', width: 1000, height: 1000 })}
        sizes={sizes}
        priority={priority}
        className={styles.picture}
      />
      {second && <Picture {...second} sizes={sizes} className={styles.secondPicture} />}
      {(reduction || featured) && (
        <div className={styles.badges}>
          {reduction && <Badge tone="reduction">{reduction}</Badge>}
          {featured && <Badge>{featured}</Badge>}
        </div>
      )}
      <div className={styles.actions}>
        <IconButton
          icon={basket.isIn ? checkIcon : basket.icon}
          variant={basket.isIn ? 'active' : 'raised'}
          label={basket.label}
          onClick={() => basket.onToggle(tile.current?.querySelector('img') ?? document.body)}
        />
      </div>
    </div>
  );
}
