import { localized } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useId, useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { LiveRegions } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { ContentText } from '../../../foundation/ui/ContentText';
import { useCloseOnBack } from '../../../foundation/ui/dialog/use-close-on-back';
import { useDialog } from '../../../foundation/ui/dialog/use-dialog';
import { IconButton } from '../../../foundation/ui/IconButton';
import { closeIcon } from '../../../foundation/ui/icons';
import { FullScreenGallery, useFullScreenGallery } from '../gallery/FullScreenGallery';
import { AddToBasketButton } from '../product/AddToBasketButton';
import { ProductHead } from '../product/ProductHead';
import { useProductPictures } from '../product/use-product-pictures';
import { usePurchase } from '../product/use-purchase';
import { QuickViewDetails } from './QuickViewDetails';
import * as styles from './QuickViewDialog.css';
import { QuickViewPictures } from './QuickViewPictures';
import { useFullProduct } from './use-full-product';

export interface QuickViewDialogProps {
  product: ProductSummary;
  open: boolean;
  onClose: () => void;
  /** Flies to the basket's icon when the product is added. */
  picture?: (() => Element | null | undefined) | undefined;
}

/** A product in a dialog over its list: images with a lens, choices and an add button (spec §2). */
export default function QuickViewDialog({ product: summary, open, onClose, picture }: QuickViewDialogProps) {
  const { isPresent, ref, ...events } = useDialog(open, onClose);
  const { paths } = useDiwan();
  const titleId = useId();
  useCloseOnBack(open && paths.isInShop, onClose);
  if (!isPresent) return null;
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} {...events}>
      <QuickViewContent summary={summary} titleId={titleId} onClose={onClose} picture={picture} />
      <LiveRegions />
    </dialog>
  );
}

interface QuickViewContentProps extends Pick<QuickViewDialogProps, 'onClose' | 'picture'> {
  summary: ProductSummary;
  titleId: string;
}

function QuickViewContent({ summary, titleId, onClose, picture }: QuickViewContentProps) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  const full = useFullProduct(summary);
  const { product } = full;
  const purchase = usePurchase(product);
  const pictures = useProductPictures(product, purchase.choices.colorId);
  const opener = useRef<HTMLButtonElement>(null);
  const fullScreen = useFullScreenGallery();
  const name = localized(product, 'name', locale);

  const add = () => {
    if (!purchase.add(picture?.())) return;
    // The toast, which links to the basket, is on the page below.
    onClose();
  };

  return (
    <>
      <IconButton icon={closeIcon} label={t('common:close')} className={styles.close} onClick={onClose} />
      <div className={styles.columns}>
        <QuickViewPictures {...pictures} openerRef={opener} onOpen={fullScreen.open} />
        <div className={styles.facts}>
          <div className={styles.scroll}>
            <ProductHead
              product={product}
              heading={
                <h2 id={titleId} tabIndex={-1} data-dialog-title="" className={styles.name}>
                  <ContentText text={name} locale={locale} />
                </h2>
              }
            />
            <QuickViewDetails full={full} choices={purchase.choices} />
          </div>
          <div className={styles.actions}>
            <div className={styles.add}>
              <AddToBasketButton kind={purchase.kind} onClick={add} fullWidth />
            </div>
            <Button variant="link" href={paths.product(product)} className={styles.details}>
              {t('product:view_product')}
            </Button>
          </div>
        </div>
      </div>
      <FullScreenGallery
        dialog={fullScreen}
        images={pictures.pictures}
        index={pictures.index}
        onIndexChange={pictures.setIndex}
        opener={opener}
      />
    </>
  );
}
