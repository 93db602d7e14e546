import type { Product } from '@diwan/sdk/contract';
import { useRef } from 'react';
import { useI18n } from '../i18n';
import { type Chosen, productCrumbs, useProductPictures, usePurchase } from '../product';
import { useDiwan } from '../provider';
import { container } from '../theme/patterns.css';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { classNames } from '../ui/class-names';
import type { QrCodeDrawing } from '../ui/qr-code';
import { FurtherDown } from './FurtherDown';
import { useFollowed } from './followed';
import { Gallery } from './gallery/Gallery';
import { type OtherProducts, otherProductsApi } from './other-products/use-other-products';
import * as styles from './ProductDetail.css';
import { ProductFacts } from './ProductFacts';

export interface ProductDetailWidgetProps {
  product: Product;
  /** What is chosen when it opens, as far as the product offers it. */
  chosen?: Partial<Chosen> | undefined;
  /** Called with all that is chosen whenever something of it changes, to keep it in an address for instance. */
  onChoose?: ((chosen: Chosen) => void) | undefined;
  /** Products beside this one, when a server has fetched them. */
  others?: OtherProducts | undefined;
  /** Address of this page for the QR code; that of the browser by default. */
  pageUrl?: string | undefined;
  /** The QR code of `pageUrl`, when a server has drawn it; drawn in the browser otherwise. */
  qrCode?: QrCodeDrawing | undefined;
}

/** A product's page (spec §2 «Product detail»): pictures, choices, the way into its basket, and what goes with it. */
export function ProductDetailWidget(props: ProductDetailWidgetProps) {
  // Choices and the picture shown belong to one product: another one starts afresh.
  return <ProductDetail key={props.product.id} {...props} />;
}

ProductDetailWidget.resources = otherProductsApi.resources;

function ProductDetail({ product, chosen, onChoose, others, pageUrl, qrCode }: ProductDetailWidgetProps) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  const purchase = usePurchase(product, chosen, onChoose);
  const { pictures, index, setIndex } = useProductPictures(product, purchase.choices.colorId);
  const width = useFollowed(purchase.choices.width);
  const page = useRef<HTMLDivElement>(null);
  const gallery = useRef<HTMLDivElement>(null);
  const add = () => purchase.add(gallery.current?.querySelectorAll('img')[index]);
  const { kind, isEditing } = purchase;
  const addition = useFollowed({ kind, isEditing, add });

  return (
    <div ref={page} className={styles.page}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs label={t('common:breadcrumb')} crumbs={productCrumbs(product, { t, locale, paths })} />
      </div>
      <div className={classNames(container, styles.columns)}>
        <div ref={gallery}>
          <Gallery pictures={pictures} index={index} onIndexChange={setIndex} />
        </div>
        <ProductFacts product={product} purchase={purchase} onAdd={add} page={page} />
      </div>
      <FurtherDown
        product={product}
        addition={addition}
        width={width}
        pageUrl={pageUrl}
        qrCode={qrCode}
        others={others}
      />
    </div>
  );
}
