import type { BasketProduct } from '@diwan/sdk/commerce';
import { Picture } from '../ui/picture';
import * as styles from './LinePicture.css';

/** Product photographs are square where the backend gives no size. */
const UNKNOWN_SIZE = 1000;

/** The picture of a line, as wide as its place; the name stands beside it. */
export function LinePicture({ image, sizes }: Pick<BasketProduct, 'image'> & { sizes: string }) {
  return (
    <div className={styles.tile}>
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
