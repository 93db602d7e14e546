import type { Image, Product, ProductSummary } from '@diwan/sdk/contract';
import {
  makeColor,
  makeFabric,
  makeImage,
  makeProduct,
  makeProductSummary,
  makeSet,
} from '@diwan/sdk/testing';
import { sampleImages } from './sample-images';

const images: Image[] = sampleImages.map(({ src, width, height }, index) =>
  makeImage({ id: index + 1, postion: index + 1, src_url: src, width, height, is_main: index === 0 }),
);

const colors = [
  makeColor({ id: 1, item_color: { is_default: true } }),
  makeColor({ id: 2, hex: '#CDBFA6', name_en: 'Oat', name_ar: 'شوفاني' }),
  makeColor({ id: 3, hex: '#A77F68', name_en: 'Clay', name_ar: 'طيني' }),
  makeColor({ id: 4, hex: '#39434D', name_en: 'Ink blue', name_ar: 'كحلي' }),
  makeColor({ id: 5, hex: '#7B2F22', name_en: 'Brick', name_ar: 'قرميدي' }),
];

/** The generated images with one of them as the main one, for a product of that name. */
export const sampleImagesOf = (id: (typeof sampleImages)[number]['id']): Image[] => {
  const first = sampleImages.findIndex((image) => image.id === id);
  return [...images.slice(first), ...images.slice(0, first)].map((image, index) => ({
    ...image,
    postion: index + 1,
    is_main: index === 0,
  }));
};

/** Products with generated images, so that stories need no files; the SDK's factories only have URLs. */
export const sampleSummary = (overrides: Partial<ProductSummary> = {}): ProductSummary =>
  makeProductSummary({ images, colors: colors.slice(0, 3), price: 9940, ...overrides });

export const sampleProduct = (overrides: Partial<Product> = {}): Product =>
  makeProduct({
    images,
    colors,
    fabrics: [
      makeFabric({ id: 1, image_url: sampleImages[0].src, item_fabric: { is_default: true } }),
      makeFabric({ id: 2, name_en: 'Bouclé', name_ar: 'بوكليه', image_url: sampleImages[1].src }),
      makeFabric({ id: 3, name_en: 'Sadu weave', name_ar: 'نسيج السدو', image_url: sampleImages[2].src }),
    ],
    price: 9940,
    discount: 15,
    allow_discount: true,
    is_featured: true,
    ...overrides,
  });

export const sampleSet = (): Product => {
  const set = makeSet({ images, price: 19200 });
  return {
    ...set,
    set_items: set.set_items.map((piece) => ({ ...piece, item: { ...piece.item, images } })),
  };
};
