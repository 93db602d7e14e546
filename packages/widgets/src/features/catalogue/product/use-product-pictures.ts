import { imageInColor, joinList, localized, sortByPosition } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useState } from 'react';
import { type PictureFile, pictureOf } from '../../../foundation/format/picture-of';
import { useI18n } from '../../../foundation/i18n';
import { useGalleryLabels } from '../gallery/use-gallery-labels';

export interface ProductPicture extends PictureFile {
  readonly id: number;
}

/**
 * A product's images in order, with alternative texts, and the current one. Choosing a colour selects its image, if
 * there is one.
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
  // A standard product starts with its first image, whatever its colour; an edited line starts with its colour's image,
  // which may be among images that arrive later.
  const isDefaultColor = product.colors.find(({ id }) => id === colorId)?.item_color.is_default ?? true;
  const index = chosenIndex ?? (isDefaultColor ? 0 : Math.max(0, pictureInColor()));

  if (colorId !== shownColorId) {
    setShownColorId(colorId);
    const colored = pictureInColor();
    if (colored >= 0) setIndex(colored);
  }

  const name = localized(product, 'name', locale);
  const pictures = images.map((image, place): ProductPicture => {
    const picture = pictureOf(image, locale);
    const alt = picture.alt || joinList([name, position(place + 1, images.length)], locale);
    return { ...picture, id: image.id, alt };
  });
  return { pictures, index, setIndex };
}
