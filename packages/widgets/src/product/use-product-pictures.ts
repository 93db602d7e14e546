import { imageInColor, localized, sortByPosition } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useState } from 'react';
import { useGalleryLabels } from '../gallery';
import { useI18n } from '../i18n';
import { type PictureFile, pictureOf } from '../provider';

export interface ProductPicture extends PictureFile {
  readonly id: number;
}

/**
 * A product's pictures in order, each with a text, and the one that is shown. Choosing a colour shows the picture of
 * that colour, if there is one.
 */
export function useProductPictures(product: Product, colorId: number | undefined) {
  const { locale } = useI18n();
  const { position } = useGalleryLabels();
  const images = sortByPosition(product.images);
  const pictureInColor = () => {
    const image = imageInColor(images, product.colors.find(({ id }) => id === colorId)?.hex);
    return image ? images.indexOf(image) : -1;
  };
  const [chosenIndex, setIndex] = useState<number>();
  const [shownColorId, setShownColorId] = useState(colorId);
  // As it comes, a product opens with its first picture, whatever that shows; a line that is edited with its colour, which
  // may be among the pictures that arrive a moment later.
  const isAsItComes = product.colors.find(({ id }) => id === colorId)?.item_color.is_default ?? true;
  const index = chosenIndex ?? (isAsItComes ? 0 : Math.max(0, pictureInColor()));

  if (colorId !== shownColorId) {
    setShownColorId(colorId);
    const colored = pictureInColor();
    if (colored >= 0) setIndex(colored);
  }

  const name = localized(product, 'name', locale);
  const pictures = images.map((image, place): ProductPicture => {
    const picture = pictureOf(image, locale);
    const alt = picture.alt || `${name}, ${position(place + 1, images.length)}`;
    return { ...picture, id: image.id, alt };
  });
  return { pictures, index, setIndex };
}
