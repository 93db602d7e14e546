import type { Product } from '@diwan/sdk/contract';
import { useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { container } from '../../../foundation/theme/patterns.css';
import { Breadcrumbs } from '../../../foundation/ui/Breadcrumbs';
import { classNames } from '../../../foundation/ui/class-names';
import type { QrCodeDrawing } from '../../../foundation/ui/draw-qr-code';
import { productCrumbs } from '../product/product-crumbs';
import { useProductPictures } from '../product/use-product-pictures';
import { type ProductChoices, usePurchase } from '../product/use-purchase';
import { DeferredSections } from './DeferredSections';
import { Gallery } from './gallery/Gallery';
import type { OtherProducts } from './other-products/use-other-products';
import * as styles from './ProductDetail.css';
import { ProductFacts } from './ProductFacts';

export interface ProductDetailProps {
  /** The full product, with all it can be chosen in. */
  product: Product;
  /** Initial choices; those the product doesn't offer are ignored. */
  chosen?: Partial<ProductChoices> | undefined;
  /** Called with all choices whenever one changes, for example to keep them in the URL. */
  onChoose?: ((chosen: ProductChoices) => void) | undefined;
  /** Related products, if a server has fetched them. */
  others?: OtherProducts | undefined;
  /** URL of this page for the QR code; defaults to the current URL. */
  pageUrl?: string | undefined;
  /** QR code of `pageUrl`, if a server has drawn it; otherwise it is drawn in the browser. */
  qrCode?: QrCodeDrawing | undefined;
}

/** A product's page (spec §2 «Product detail»): images, choices, add button and related products. */
export function ProductDetail(props: ProductDetailProps) {
  // Choices and the current image belong to one product: another product resets them.
  return <OneProduct key={props.product.id} {...props} />;
}

function OneProduct({ product, chosen, onChoose, others, pageUrl, qrCode }: ProductDetailProps) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  const purchase = usePurchase(product, chosen, onChoose);
  const { pictures, index, setIndex } = useProductPictures(product, purchase.choices.colorId);
  const page = useRef<HTMLDivElement>(null);
  const gallery = useRef<HTMLDivElement>(null);
  const add = () => purchase.add(gallery.current?.querySelectorAll('img')[index]);

  return (
    <div ref={page} className={styles.page}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          label={t('common:breadcrumb')}
          locale={locale}
          crumbs={productCrumbs(product, { t, locale, paths })}
        />
      </div>
      <div className={classNames(container, styles.columns)}>
        <div ref={gallery}>
          <Gallery pictures={pictures} index={index} onIndexChange={setIndex} />
        </div>
        <ProductFacts product={product} purchase={purchase} onAdd={add} page={page} />
      </div>
      <DeferredSections
        product={product}
        addition={{ kind: purchase.kind, isEditing: purchase.isEditing, add }}
        width={purchase.choices.width}
        pageUrl={pageUrl}
        qrCode={qrCode}
        others={others}
      />
    </div>
  );
}
