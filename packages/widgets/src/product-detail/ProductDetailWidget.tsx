import {
  basketProduct,
  contentEntries,
  DELIVERY_KINDS,
  deliveryKind,
  formatNumber,
  localized,
  MAX_QUANTITY,
  percentOff,
  purchaseMode,
  setSavings,
  sortByPosition,
} from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { Suspense, useRef, useState } from 'react';
import { basketPath, basketWords, sendToBasket } from '../basket';
import { useI18n } from '../i18n';
import { ProductCardWidget } from '../product-card';
import { ProductGridView, useGridLabels } from '../product-grid';
import { pictureOf, useDiwan, useMoney } from '../provider';
import { documentIcon } from '../ui/icon/icons/document';
import { lazyPart } from '../ui/lazy-part';
import { QrCode, type QrCodeDrawing, useQrCode } from '../ui/qr-code';
import { DeliveryView } from './delivery/DeliveryView';
import { GalleryView } from './gallery/GalleryView';
import { useGalleryWords } from './gallery/use-gallery-words';
import { MeasuredDrawingWidget } from './measured-drawing/MeasuredDrawingWidget';
import { ProductOptionsWidget } from './options/ProductOptionsWidget';
import { useCustomization } from './options/use-customization';
import { ProductDetailView } from './ProductDetailView';
import { SetPiecesWidget } from './set-pieces/SetPiecesWidget';
import { type OtherProducts, useOtherProducts } from './use-other-products';
import { useShare } from './use-share';

// Only those who open it pay for it.
const Lightbox = lazyPart(async () => ({ default: (await import('../ui/lightbox')).Lightbox }));

export interface ProductDetailWidgetProps {
  product: Product;
  /** Products beside this one, when a server has fetched them. */
  others?: OtherProducts | undefined;
  /** Address of this page for the QR code; that of the browser by default. */
  pageUrl?: string | undefined;
  /** The QR code of `pageUrl`, when a server has drawn it; drawn in the browser otherwise. */
  qrCode?: QrCodeDrawing | undefined;
}

/** A product's page: pictures, choices, the way into its basket, and what goes with it. */
export function ProductDetailWidget(props: ProductDetailWidgetProps) {
  // Choices and the picture shown belong to one product: another one starts afresh.
  return <ProductDetail key={props.product.id} {...props} />;
}

function ProductDetail({ product, others, pageUrl, qrCode }: ProductDetailWidgetProps) {
  const { stores, settings, paths, locale } = useDiwan();
  const { t } = useI18n();
  const { price, amountInWords } = useMoney();
  const gridLabels = useGridLabels();
  const galleryWords = useGalleryWords();
  const qrDrawing = useQrCode(pageUrl, qrCode);
  const { related, similar } = useOtherProducts(product, others);
  const controls = useCustomization(product);
  const name = localized(product, 'name', locale);
  const share = useShare(name);
  const gallery = useRef<HTMLDivElement>(null);
  const [quantity, setQuantity] = useState(1);
  const [pictureIndex, setPictureIndex] = useState(0);
  const [isLightboxOpen, setIsLightboxOpen] = useState(false);
  const [wasLightboxOpen, setWasLightboxOpen] = useState(false);

  const { customization } = controls;
  const isCustomized = customization !== null;
  const kind = purchaseMode({ product, isCustomized });
  const words = basketWords[kind];

  const images = sortByPosition(product.images);
  const pictures = images.map((image, index) => {
    const picture = pictureOf(image, locale);
    const position = galleryWords.position(index + 1, images.length);
    return { ...picture, id: image.id, alt: picture.alt || `${name}, ${position}` };
  });

  const showPicture = (index: number) => {
    setPictureIndex(index);
    setIsLightboxOpen(true);
    setWasLightboxOpen(true);
  };
  const chooseColor = (id: number | undefined) => {
    controls.setColor(id);
    const hex = product.colors.find((color) => color.id === id)?.hex.toLowerCase();
    const index = images.findIndex(({ color }) => color?.toLowerCase() === hex);
    if (hex && index >= 0) setPictureIndex(index);
  };
  const buy = () => {
    const snapshot = basketProduct(product);
    stores.basket(kind).add(snapshot, { quantity, customization });
    setQuantity(1);
    const picture = gallery.current?.querySelectorAll('img')[pictureIndex];
    if (picture) sendToBasket(picture, kind);
    stores.toasts.show(t(words.added, { name }), {
      action: { label: t(words.view), href: basketPath(paths, kind) },
      ...(pictures[0] && { picture: pictures[0] }),
    });
  };

  const reduction = percentOff(product);
  const saved = product.is_set ? setSavings({ set: product, items: product.set_items }) : 0;
  const entries = product.is_content_show ? contentEntries(product, locale) : [];
  const whatsapp = settings.contact?.whatsapp?.replace(/\D/g, '');
  const applyingKind = deliveryKind({ product, isCustomized });
  const canCustomize =
    product.allow_edit_colors || product.allow_edit_fabrics || product.allow_edit_dimension;
  const lists = [
    { title: t('product:related'), products: related },
    { title: t('product:similar'), products: similar },
  ].filter(({ products }) => products.length > 0);

  return (
    <>
      <ProductDetailView
        breadcrumbs={{ label: t('common:breadcrumb'), crumbs: crumbs() }}
        gallery={
          <div ref={gallery}>
            <GalleryView
              pictures={pictures}
              index={pictureIndex}
              onIndexChange={setPictureIndex}
              onOpen={showPicture}
              labels={galleryWords}
            />
          </div>
        }
        name={name}
        badges={{
          madeHere: product.is_saudi_made ? t('product:badges.saudi_made') : undefined,
          featured: product.is_featured ? t('product:badges.featured') : undefined,
          madeToOrder: product.is_custom ? t('product:badges.custom') : undefined,
        }}
        code={product.is_sku_show ? { label: t('product:code'), value: product.code } : undefined}
        price={price(product)}
        priceOnRequest={t('product:price_on_request')}
        reduction={
          reduction === null ? undefined : t('product:badges.off', { value: formatNumber(reduction, locale) })
        }
        taxNote={taxNote()}
        setSavings={
          saved > 0 && product.is_price_show
            ? t('product:you_save', { amount: amountInWords(saved) })
            : undefined
        }
        description={localized(product, 'description', locale)}
        partOf={
          product.set?.code
            ? {
                label: t('product:set.part_of', { name: localized(product.set, 'name', locale) }),
                href: paths.product({ name_en: product.set.name_en, code: product.set.code }),
              }
            : undefined
        }
        options={<ProductOptionsWidget product={product} controls={controls} onColor={chooseColor} />}
        buy={{
          label: t(words.addShort),
          icon: kind === 'price-box' ? documentIcon : undefined,
          onBuy: buy,
          quantity,
          maxQuantity: MAX_QUANTITY,
          onQuantity: setQuantity,
          quantityLabels: {
            field: t('product:quantity'),
            increase: t('product:increase'),
            decrease: t('product:decrease'),
          },
          note:
            isCustomized && product.allow_online_purchase ? t('product:customise.price_box_note') : undefined,
        }}
        availability={
          product.check_availity
            ? {
                text: t('product:availability.check'),
                link: whatsapp
                  ? {
                      label: t('product:ask_about'),
                      href: whatsappLink(whatsapp, `${name} (${product.code})`),
                    }
                  : { label: t('product:ask_about'), href: paths.askAbout(product) },
              }
            : undefined
        }
        delivery={
          <DeliveryView
            title={t('product:delivery.title')}
            times={DELIVERY_KINDS.map((one) => ({
              text: t(`product:delivery.${one}`),
              applies: one === applyingKind,
            }))}
            note={canCustomize && !isCustomized ? t('product:customise.note') : undefined}
          />
        }
        pieces={product.is_set && product.set_items.length > 0 && <SetPiecesWidget product={product} />}
        contents={entries.length > 0 ? { title: t('product:content'), entries } : undefined}
        dimensions={
          // The pieces of a set tell their own measures; around all of them there is nothing to draw.
          product.has_dimension && product.dimensions && !product.is_set
            ? {
                title: t('product:dimensions.drawing'),
                drawing: <MeasuredDrawingWidget product={product} dimensions={product.dimensions} />,
              }
            : undefined
        }
        share={{
          title: t('product:qr.title'),
          text: t('product:qr.text'),
          qrCode: <QrCode drawing={qrDrawing} label={t('product:qr.alt')} />,
          label: t('common:share'),
          onShare: share,
        }}
        lists={lists.map(({ title, products }) => ({
          title,
          content: (
            <ProductGridView
              cells={products.map((other) => ({
                key: other.id,
                content: <ProductCardWidget product={other} />,
              }))}
              labels={{ ...gridLabels, list: title }}
            />
          ),
        }))}
      />
      {wasLightboxOpen && (
        <Suspense fallback={null}>
          <Lightbox
            open={isLightboxOpen}
            onClose={() => setIsLightboxOpen(false)}
            images={pictures}
            index={pictureIndex}
            onIndexChange={setPictureIndex}
            closeOnBack
            labels={galleryWords.lightbox}
          />
        </Suspense>
      )}
    </>
  );

  function crumbs() {
    const { category, subcategory } = product;
    return [
      { label: t('common:home'), href: paths.home },
      { label: t('product:products_title'), href: paths.products },
      ...(category
        ? [{ label: localized(category, 'name', locale), href: paths.category(category.id) }]
        : []),
      ...(category && subcategory
        ? [
            {
              label: localized(subcategory, 'name', locale),
              href: paths.category(category.id, subcategory.id),
            },
          ]
        : []),
    ];
  }

  function taxNote() {
    if (!settings.allow_tax_rate || !product.is_price_show) return undefined;
    return t(settings.display_prices_with_tax ? 'product:tax_included' : 'product:tax_note');
  }
}

const whatsappLink = (number: string, text: string) =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
