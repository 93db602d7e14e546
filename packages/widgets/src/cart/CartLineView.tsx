import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { InlineError } from '../ui/inline-error';
import { Money, type MoneyProps, Price, type PriceProps } from '../ui/money';
import { Picture } from '../ui/picture';
import { QuantityStepper, type QuantityStepperProps } from '../ui/quantity-stepper';
import * as styles from './CartLineView.css';

export interface CartLineViewProps {
  name: string;
  href: string;
  picture: { src: string; width: number; height: number } | undefined;
  /** What was chosen about it: "Clay", "Bouclé, Sadu weave", "240 cm". */
  choices: readonly string[];
  /** Undefined: `priceOnRequest` stands in its place. */
  unitPrice: PriceProps | undefined;
  priceOnRequest: string;
  lineTotal: MoneyProps | undefined;
  /** The price is another than when it was added. */
  priceChanged?: string | undefined;
  /** The product is no longer there: it can only be removed. */
  gone?: string | undefined;
  quantity: number;
  maxQuantity: number;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  labels: QuantityStepperProps['labels'] & { lineTotal: string; removeShort: string };
  announcement?: string;
}

/** One line of a basket. */
export function CartLineView(props: CartLineViewProps) {
  const { name, href, picture, choices, unitPrice, priceOnRequest, lineTotal, labels } = props;
  const isGone = props.gone !== undefined;
  return (
    <article className={styles.line}>
      <div className={styles.tile}>
        <Picture {...(picture ?? { width: 96, height: 120 })} alt="" sizes="120px" fit="cover" />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>{isGone ? name : <a href={href}>{name}</a>}</h2>
        {choices.length > 0 && (
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={choice}>
                <Badge tone="quiet">{choice}</Badge>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.unitPrice}>{unitPrice ? <Price {...unitPrice} /> : priceOnRequest}</p>
        {props.priceChanged && <p className={styles.notice}>{props.priceChanged}</p>}
        {isGone && <InlineError>{props.gone}</InlineError>}
      </div>
      <div className={styles.controls}>
        {!isGone && (
          <QuantityStepper
            size="compact"
            value={props.quantity}
            max={props.maxQuantity}
            onChange={props.onQuantity}
            onRemove={props.onRemove}
            labels={labels}
            {...(props.announcement !== undefined && { announcement: props.announcement })}
          />
        )}
        <Button variant="link" onClick={props.onRemove} aria-label={labels.remove}>
          {labels.removeShort}
        </Button>
      </div>
      {lineTotal && !isGone && (
        <p className={styles.total}>
          <span className={styles.totalLabel}>{labels.lineTotal} </span>
          <Money {...lineTotal} />
        </p>
      )}
    </article>
  );
}
