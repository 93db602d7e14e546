import { formatNumber, type LineCustomization, localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import { keepColor } from '../../../foundation/theme';
import { classNames } from '../../../foundation/ui/class-names';
import { Icon } from '../../../foundation/ui/Icon';
import { rulerIcon } from '../../../foundation/ui/icons';
import { Picture } from '../../../foundation/ui/Picture';
import { Spoken } from '../../../foundation/ui/Spoken';
import * as styles from './BasketLine.css';

/** The visitor's choices for a piece: colour, fabrics, width. */
export function Choices({ customization }: { customization: LineCustomization }) {
  const { t, locale } = useI18n();
  const { color, fabrics, width } = customization;
  return (
    <ul className={styles.choiceList} aria-label={t('cart:line.choices')}>
      {color && (
        <li className={styles.choice}>
          <span className={classNames(styles.swatch, keepColor)} style={{ backgroundColor: color.hex }} />
          <span>{localized(color, 'name', locale)}</span>
        </li>
      )}
      {fabrics.map((fabric) => (
        <li key={fabric.id} className={styles.choice}>
          <span className={styles.fabric}>
            <Picture
              src={fabric.image_url ?? undefined}
              width={40}
              height={40}
              alt=""
              sizes="20px"
              fit="cover"
            />
          </span>
          <span>{localized(fabric, 'name', locale)}</span>
        </li>
      ))}
      {width && (
        <li className={styles.choice}>
          <Icon shape={rulerIcon} size={20} />
          <Width {...width} />
        </li>
      )}
    </ul>
  );
}

function Width({ value, unit }: NonNullable<LineCustomization['width']>) {
  const { t, locale } = useI18n();
  const isMetric = unit === 'cm';
  const size = t('common:unit_value', {
    value: formatNumber(value, locale),
    unit: isMetric ? t('common:cm') : unit,
  });
  const spoken = isMetric ? t('common:centimetres', { count: value }) : size;
  return (
    <Spoken text={t('cart:line.width', { value: spoken })}>{t('cart:line.width', { value: size })}</Spoken>
  );
}
