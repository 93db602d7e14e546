import { localized, purchaseMode } from '@diwan/sdk/commerce';
import type { SetItem } from '@diwan/sdk/contract';
import { useRef } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { useDiwan } from '../../../../foundation/provider';
import { Button } from '../../../../foundation/ui/Button';
import { ContentText, otherLanguage } from '../../../../foundation/ui/ContentText';
import { Spoken } from '../../../../foundation/ui/Spoken';
import { useAddToBasket } from '../../../basket/addition/use-add-to-basket';
import { AddToBasketButton } from '../../product/AddToBasketButton';
import { ShownPrice } from '../../product/ShownPrice';
import { useSizes } from '../../product/use-sizes';
import { PiecePicture } from './PiecePicture';
import * as styles from './SetPieces.css';

/** A piece of a set: description, its own price and an add button. */
export function PiecePanel({ piece: { item, quantity } }: { piece: SetItem }) {
  const { t, locale } = useI18n();
  const { paths } = useDiwan();
  const { whole, wholeSpoken } = useSizes();
  const addToBasket = useAddToBasket();
  const frame = useRef<HTMLDivElement>(null);
  const name = localized(item, 'name', locale);
  const description = localized(item, 'description', locale);
  return (
    <div className={styles.panel}>
      <div ref={frame} className={styles.frame}>
        <PiecePicture images={item.images} sizes="(min-width:48em) 45vw, 92vw" />
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <ContentText text={name} locale={locale} />
        </h3>
        <p className={styles.price}>
          <ShownPrice product={item} />
          {quantity > 1 && item.is_price_show && (
            <span className={styles.each}>{t('product:set_page.price_each')}</span>
          )}
        </p>
        {description && <p {...otherLanguage(description, locale)}>{description}</p>}
        {item.dimensions && (
          <p className={styles.size}>
            <Spoken text={wholeSpoken(item.dimensions)}>{whole(item.dimensions)}</Spoken>
          </p>
        )}
        <div className={styles.panelActions}>
          <AddToBasketButton
            kind={purchaseMode({ product: item })}
            productName={name}
            onClick={() => addToBasket(item, { picture: frame.current?.querySelector('img') })}
          />
          <Button variant="link" href={paths.product(item)}>
            {t('product:set_page.view_piece')}
          </Button>
        </div>
      </div>
    </div>
  );
}
