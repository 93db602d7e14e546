import { contentEntries } from '@diwan/sdk/commerce';
import { furnitureShape } from '@diwan/sdk/commerce/drawing';
import type { Product } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { container, notPrinted } from '../../../foundation/theme/patterns.css';
import { Button } from '../../../foundation/ui/Button';
import { classNames } from '../../../foundation/ui/class-names';
import type { QrCodeDrawing } from '../../../foundation/ui/draw-qr-code';
import { Icon } from '../../../foundation/ui/Icon';
import { checkIcon } from '../../../foundation/ui/icons';
import { QrCode } from '../../../foundation/ui/QrCode';
import { useQrCode } from '../../../foundation/ui/use-qr-code';
import { likeProducts } from './like-products';
import { MeasuredDrawing } from './measured-drawing/MeasuredDrawing';
import type { OtherProducts } from './other-products/use-other-products';
import * as styles from './Specification.css';

export interface SpecificationProps {
  product: Product;
  /** Products to compare it with. */
  others: OtherProducts;
  /** The chosen width. */
  width: number | undefined;
  /** URL in the QR code; defaults to the current URL. */
  pageUrl: string | undefined;
  /** The QR code, if a server has drawn it. */
  qrCode: QrCodeDrawing | undefined;
}

/** A product's dimensions and materials, and a QR code of its page. */
export function Specification({ product, others, width, pageUrl, qrCode }: SpecificationProps) {
  const { t, locale } = useI18n();
  const { paths } = useDiwan();
  const alike = likeProducts(product, others);
  const drawing = useQrCode(pageUrl, qrCode);
  const { dimensions } = product;
  const entries = product.is_content_show ? contentEntries(product, locale) : [];
  return (
    <div className={styles.specification}>
      <div className={classNames(container, styles.columns)}>
        {/* Each piece of a set has its own dimensions; a set as a whole has none to draw. */}
        {product.has_dimension && dimensions && !product.is_set && (
          <section>
            <h2 className={styles.title}>{t('product:drawing')}</h2>
            <div className={styles.drawing}>
              <MeasuredDrawing
                shape={furnitureShape(product)}
                dimensions={{ ...dimensions, default_width: width ?? dimensions.default_width }}
              />
            </div>
            {alike.length > 0 && (
              <p className={classNames(styles.compare, notPrinted)}>
                <Button variant="link" href={paths.compare([product, ...alike].map(({ code }) => code))}>
                  {t('product:compare_similar')}
                </Button>
              </p>
            )}
          </section>
        )}
        <div>
          {entries.length > 0 && (
            <section>
              <h2 className={styles.title}>{t('product:content')}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry} className={styles.entry}>
                    <Icon shape={checkIcon} size={20} className={styles.entryMark} />
                    <span>{entry}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className={styles.qr} aria-label={t('product:qr.title')}>
            <QrCode drawing={drawing} label={t('product:qr.alt')} />
            <p className={styles.qrText}>{t('product:qr.text')}</p>
          </section>
        </div>
      </div>
    </div>
  );
}
