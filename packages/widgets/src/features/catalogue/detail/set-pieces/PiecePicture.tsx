import { cardImages } from '@diwan/sdk/commerce';
import type { Image } from '@diwan/sdk/contract';
import { Picture } from '../../../../foundation/ui/Picture';

/** A piece's first image, without alternative text: the name is next to it. */
export function PiecePicture({ images, sizes }: { images: readonly Image[]; sizes: string }) {
  const [image] = cardImages(images);
  return (
    <Picture
      src={image?.src_url}
      width={image?.width ?? 1000}
      height={image?.height ?? 1000}
      alt=""
      sizes={sizes}
      fit="cover"
    />
  );
}
