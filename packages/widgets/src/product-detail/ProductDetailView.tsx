import { type ReactNode, useRef } from 'react';
import { bottomBarMark } from '../theme';
import { Badge } from '../ui/badge';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Icon, type IconShape } from '../ui/icon';
import { checkIcon } from '../ui/icon/icons/check';
import { infoIcon } from '../ui/icon/icons/info';
import { shareIcon } from '../ui/icon/icons/share';
import { Price, type PriceProps } from '../ui/money';
import { QuantityStepper, type QuantityStepperProps } from '../ui/quantity-stepper';
import * as styles from './ProductDetailView.css';
import { useIsAbove } from './use-is-above';

export interface ProductDetailViewProps {
  breadcrumbs: { label: string; crumbs: readonly Crumb[] };
  gallery: ReactNode;
  name: string;
  badges: { madeHere?: string | undefined; featured?: string | undefined; madeToOrder?: string | undefined };
  code?: { label: string; value: string } | undefined;
  /** Undefined: `priceOnRequest` stands in its place. */
  price: PriceProps | undefined;
  priceOnRequest: string;
  /** "−15%". */
  reduction?: string | undefined;
  taxNote?: string | undefined;
  /** What a set saves against its pieces. */
  setSavings?: string | undefined;
  description: string;
  /** The set this product is a piece of. */
  partOf?: { label: string; href: string } | undefined;
  /** Rows to choose colour, fabrics and width. */
  options: ReactNode;
  buy: {
    label: string;
    icon?: IconShape | undefined;
    onBuy: () => void;
    quantity: number;
    maxQuantity: number;
    onQuantity: (quantity: number) => void;
    quantityLabels: QuantityStepperProps['labels'];
    /** Why it goes where it goes. */
    note?: string | undefined;
  };
  availability?: { text: string; link?: { label: string; href: string } | undefined } | undefined;
  delivery: ReactNode;
  /** The pieces of a set. */
  pieces?: ReactNode;
  contents?: { title: string; entries: readonly string[] } | undefined;
  dimensions?: { title: string; drawing: ReactNode } | undefined;
  /** The way to this page from another device. */
  share: { title: string; text: string; qrCode: ReactNode; label: string; onShare: () => void };
  /** Lists of other products. */
  lists: readonly { title: string; content: ReactNode }[];
}

/** Everything about one product (spec §2 «Product detail»), in the order a shopper asks. */
export function ProductDetailView(props: ProductDetailViewProps) {
  const { breadcrumbs, gallery, pieces, lists } = props;
  return (
    <div className={styles.page}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs {...breadcrumbs} />
      </div>
      <div className={classNames(styles.container, styles.columns)}>
        {gallery}
        <Facts {...props} />
      </div>
      {pieces && <div className={classNames(styles.container, styles.section)}>{pieces}</div>}
      <Specification {...props} />
      {lists.map(({ title, content }) => (
        <section key={title} className={classNames(styles.container, styles.section)}>
          <h2 className={styles.listTitle}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

function Facts(props: ProductDetailViewProps) {
  const { name, badges, code, price, priceOnRequest, description, partOf, buy, availability } = props;
  const buyRow = useRef<HTMLDivElement>(null);
  const isBuyRowAbove = useIsAbove(buyRow);
  const buyButton = (
    <Button
      fullWidth
      onClick={buy.onBuy}
      {...(buy.icon && { iconStart: buy.icon, variant: 'outline' as const })}
    >
      {buy.label}
    </Button>
  );
  const shownPrice = price ? <Price {...price} /> : priceOnRequest;
  return (
    <div className={styles.facts}>
      <div className={styles.badges}>
        {badges.madeHere && <Badge tone="origin">{badges.madeHere}</Badge>}
        {badges.featured && <Badge tone="quiet">{badges.featured}</Badge>}
        {badges.madeToOrder && <Badge tone="quiet">{badges.madeToOrder}</Badge>}
      </div>
      <h1 className={styles.name}>{name}</h1>
      {code && (
        <p className={styles.code}>
          {code.label} <bdi dir="ltr">{code.value}</bdi>
        </p>
      )}
      <p className={styles.price}>
        {shownPrice}
        {props.reduction && <Badge tone="reduction">{props.reduction}</Badge>}
      </p>
      {props.setSavings && <p className={styles.savings}>{props.setSavings}</p>}
      {props.taxNote && <p className={styles.taxNote}>{props.taxNote}</p>}
      {description && <p className={styles.description}>{description}</p>}
      {partOf && (
        <Button variant="link" href={partOf.href}>
          {partOf.label}
        </Button>
      )}
      <div className={styles.options}>{props.options}</div>
      <div className={styles.buy}>
        <div ref={buyRow} className={styles.buyRow}>
          <QuantityStepper
            value={buy.quantity}
            max={buy.maxQuantity}
            onChange={buy.onQuantity}
            labels={buy.quantityLabels}
          />
          {buyButton}
        </div>
        {buy.note && <p className={styles.note}>{buy.note}</p>}
        {availability && (
          <p className={styles.availability}>
            <Icon shape={infoIcon} size={20} />
            <span>
              {availability.text}
              {availability.link && (
                <>
                  {' · '}
                  <a
                    className={styles.availabilityLink}
                    href={availability.link.href}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {availability.link.label}
                  </a>
                </>
              )}
            </span>
          </p>
        )}
        {props.delivery}
      </div>
      <div className={styles.shareOnPhone}>
        <Button variant="link" iconStart={shareIcon} onClick={props.share.onShare}>
          {props.share.label}
        </Button>
      </div>
      <div
        className={classNames(styles.bar, isBuyRowAbove && styles.barShown, isBuyRowAbove && bottomBarMark)}
      >
        <p className={styles.barText}>
          <span className={styles.barName}>{name}</span>
          {shownPrice}
        </p>
        {buyButton}
      </div>
    </div>
  );
}

function Specification({ contents, dimensions, share }: ProductDetailViewProps) {
  return (
    <div className={styles.specification}>
      <div className={classNames(styles.container, styles.specificationColumns)}>
        {dimensions && (
          <section>
            <h2 className={styles.specificationTitle}>{dimensions.title}</h2>
            <div className={styles.drawing}>{dimensions.drawing}</div>
          </section>
        )}
        <div>
          {contents && (
            <section>
              <h2 className={styles.specificationTitle}>{contents.title}</h2>
              <ul>
                {contents.entries.map((entry) => (
                  <li key={entry} className={styles.entry}>
                    <Icon shape={checkIcon} size={20} className={styles.entryMark} />
                    {entry}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className={styles.qr} aria-label={share.title}>
            {share.qrCode}
            <p className={styles.qrText}>{share.text}</p>
          </section>
        </div>
      </div>
    </div>
  );
}
