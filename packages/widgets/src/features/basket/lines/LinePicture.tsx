import type { BasketProduct } from '@diwan/sdk/commerce';
import { Picture } from '../../../foundation/ui/Picture';
import * as styles from './BasketLine.css';

/** Default when the backend doesn't provide a size: product photographs are square. */
const UNKNOWN_SIZE = 1000;

/** The image of a line, as wide as its container. No alternative text: the name is next to it. */
export function LinePicture({ image, sizes }: Pick<BasketProduct, 'image'> & { sizes: string }) {
  return (
    <div className={styles.pictureTile}>
      <Picture
        src={image?.src_url}
        width={image?.width ?? UNKNOWN_SIZE}
        height={image?.height ?? UNKNOWN_SIZE}
        alt=""
        sizes={sizes}
        fit="whole"
      />
    </div>
  );
}
