import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { truckIcon } from '../../ui/icon/icons/truck';
import * as styles from './DeliveryView.css';

export interface DeliveryViewProps {
  title: string;
  /** All lead times; one of them applies. */
  times: readonly { text: string; applies: boolean }[];
  /** What makes another one apply. */
  note?: string | undefined;
}

/** How long it takes until the product is there. */
export function DeliveryView({ title, times, note }: DeliveryViewProps) {
  return (
    <section className={styles.delivery} aria-label={title}>
      <Icon shape={truckIcon} />
      <div>
        <ul className={styles.items}>
          {times.map(({ text, applies }) => (
            <li
              key={text}
              className={classNames(styles.item, applies && styles.itemThatApplies)}
              aria-current={applies || undefined}
            >
              {text}
            </li>
          ))}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
