import type { Ref } from 'react';
import { Picture } from '../../../foundation/ui/Picture';
import { revealFocused } from '../../../foundation/ui/reveal-focused';
import { useGalleryLabels } from '../gallery/use-gallery-labels';
import type { ProductPicture } from '../product/use-product-pictures';
import { LensPicture } from './lens/LensPicture';
import * as styles from './QuickViewDialog.css';

export interface QuickViewPicturesProps {
  pictures: readonly ProductPicture[];
  /** Zero-based index of the current image. */
  index: number;
  setIndex: (index: number) => void;
  onOpen: () => void;
  /** The button of the current image. */
  openerRef: Ref<HTMLButtonElement>;
}

/** A large image with a lens, and thumbnails. */
export function QuickViewPictures({ pictures, index, setIndex, onOpen, openerRef }: QuickViewPicturesProps) {
  const { images, position } = useGalleryLabels();
  const picture = pictures[index];
  return (
    <section className={styles.pictures} aria-label={images}>
      <div className={styles.stage}>
        {picture ? (
          <LensPicture key={picture.id} picture={picture} onOpen={onOpen} buttonRef={openerRef} />
        ) : (
          <Picture
            alt=""
            width={1000}
            height={1000}
            sizes="520px"
            fit="cover"
            className={styles.placeholder}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs} aria-label={images} onFocus={revealFocused}>
          {pictures.map(({ id, ...thumb }, place) => (
            <li key={id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={position(place + 1, pictures.length)}
                aria-current={place === index}
                onClick={() => setIndex(place)}
              >
                <Picture {...thumb} alt="" sizes="64px" fit="cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
