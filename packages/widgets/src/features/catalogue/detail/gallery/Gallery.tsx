import { type PointerEvent, type Ref, useRef, useState } from 'react';
import { classNames } from '../../../../foundation/ui/class-names';
import { Icon } from '../../../../foundation/ui/Icon';
import { expandIcon } from '../../../../foundation/ui/icons';
import { Picture } from '../../../../foundation/ui/Picture';
import { revealFocused } from '../../../../foundation/ui/reveal-focused';
import * as zoomableStyles from '../../../../foundation/ui/ZoomablePicture.css';
import { FullScreenGallery, useFullScreenGallery } from '../../gallery/FullScreenGallery';
import { useGalleryLabels } from '../../gallery/use-gallery-labels';
import type { ProductPicture } from '../../product/use-product-pictures';
import * as styles from './Gallery.css';
import { useTrack } from './use-track';

export interface GalleryProps {
  pictures: readonly ProductPicture[];
  /** Zero-based index of the current image. */
  index: number;
  onIndexChange: (index: number) => void;
}

/** Images shown further down the page on large screens, in addition to the main one. */
const FURTHER = [1, 2];

/** A product's images: a large one, thumbnails, zoom on hover (2.5×, spec §9) and full screen. */
export function Gallery({ pictures, index, onIndexChange }: GalleryProps) {
  const labels = useGalleryLabels();
  const fullScreen = useFullScreenGallery();
  const [openingIndex] = useState(index);
  const total = pictures.length;
  const opener = useRef<HTMLButtonElement>(null);
  const { ref, ...track } = useTrack(index, total, onIndexChange);

  const open = (position: number) => {
    onIndexChange(position);
    fullScreen.open();
  };

  return (
    <section className={styles.gallery} aria-label={labels.images}>
      <div className={styles.stage}>
        <ul ref={ref} className={styles.track} {...track}>
          {pictures.map((picture, position) => (
            <li
              key={picture.id}
              className={classNames(styles.slide, position === openingIndex && styles.openingSlide)}
            >
              <ZoomablePicture
                picture={picture}
                label={`${labels.open}: ${picture.alt}`}
                isFirst={position === openingIndex}
                buttonRef={position === index ? opener : undefined}
                onOpen={() => open(position)}
              />
            </li>
          ))}
        </ul>
        {total === 0 && (
          <Picture
            alt=""
            width={1000}
            height={1000}
            sizes="55vw"
            fit="cover"
            className={zoomableStyles.picture}
          />
        )}
        {total > 1 && (
          <p className={zoomableStyles.label} aria-hidden="true">
            {labels.counter(index + 1, total)}
          </p>
        )}
        {total > 0 && (
          <span className={zoomableStyles.expand} aria-hidden="true">
            <Icon shape={expandIcon} />
          </span>
        )}
      </div>
      {total > 1 && (
        <ul className={styles.thumbs} aria-label={labels.images} onFocus={revealFocused}>
          {pictures.map((picture, position) => (
            <li key={picture.id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={labels.position(position + 1, total)}
                aria-current={position === index}
                onClick={() => onIndexChange(position)}
              >
                <Picture {...picture} alt="" sizes="84px" fit="cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {total > 2 && (
        <ul className={styles.further}>
          {FURTHER.map((position) => {
            const picture = pictures[position];
            return (
              picture && (
                <li key={picture.id} className={styles.furtherPicture}>
                  <ZoomablePicture
                    picture={picture}
                    label={`${labels.open}: ${picture.alt}`}
                    onOpen={() => open(position)}
                  />
                </li>
              )
            );
          })}
        </ul>
      )}
      <FullScreenGallery
        dialog={fullScreen}
        images={pictures}
        index={index}
        onIndexChange={onIndexChange}
        opener={opener}
      />
    </section>
  );
}

interface ZoomablePictureProps {
  picture: ProductPicture;
  label: string;
  isFirst?: boolean;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  onOpen: () => void;
}

function ZoomablePicture(props: ZoomablePictureProps) {
  const { picture, label, isFirst = false, buttonRef, onOpen } = props;
  /** The point under the pointer stays in place while the image is enlarged around it. */
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * 100;
    const y = ((clientY - top) / height) * 100;
    currentTarget.style.setProperty('--zoom-origin', `${x}% ${y}%`);
  };
  return (
    <button
      ref={buttonRef}
      type="button"
      className={zoomableStyles.button}
      aria-label={label}
      onClick={onOpen}
      onPointerMove={follow}
    >
      <Picture
        {...picture}
        sizes="(min-width:64em) 55vw, 100vw"
        priority={isFirst}
        className={classNames(zoomableStyles.picture, styles.magnified)}
      />
    </button>
  );
}
