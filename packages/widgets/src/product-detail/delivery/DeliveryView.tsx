import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { delivery, item, items, itemThatApplies, note as noteLook } from './DeliveryView.css';

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
    <section className={delivery} aria-label={title}>
      <Icon name="truck" />
      <div>
        <ul className={items}>
          {times.map(({ text, applies }) => (
            <li
              key={text}
              className={classNames(item, applies && itemThatApplies)}
              aria-current={applies || undefined}
            >
              {text}
            </li>
          ))}
        </ul>
        {note && <p className={noteLook}>{note}</p>}
      </div>
    </section>
  );
}
