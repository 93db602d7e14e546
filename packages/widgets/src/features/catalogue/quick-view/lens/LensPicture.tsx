import { type Ref, useId } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { classNames } from '../../../../foundation/ui/class-names';
import { Icon } from '../../../../foundation/ui/Icon';
import { expandIcon } from '../../../../foundation/ui/icons';
import { Picture } from '../../../../foundation/ui/Picture';
import { VisuallyHidden } from '../../../../foundation/ui/VisuallyHidden';
import * as zoomableStyles from '../../../../foundation/ui/ZoomablePicture.css';
import { useGalleryLabels } from '../../gallery/use-gallery-labels';
import type { ProductPicture } from '../../product/use-product-pictures';
import * as styles from './LensPicture.css';
import { type LensPlace, useLens } from './use-lens';

/** Magnification of the lens (spec §9). */
const ZOOM = 2;
const RADIUS = styles.LENS_PX / 2;

export interface LensPictureProps {
  picture: ProductPicture;
  /** Called to open the image full screen. */
  onOpen: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** An image with a lens (spec §2 «Product card») that follows the pointer, the arrow keys, or a finger held down. */
export function LensPicture({ picture, onOpen, buttonRef }: LensPictureProps) {
  const { t } = useI18n();
  const { open } = useGalleryLabels();
  const { place, frameProps } = useLens();
  const hintId = useId();
  return (
    <div className={styles.frame}>
      <button
        ref={buttonRef}
        type="button"
        className={classNames(zoomableStyles.button, styles.button)}
        aria-label={`${open}: ${picture.alt}`}
        aria-describedby={hintId}
        onClick={onOpen}
        {...frameProps}
      >
        <Picture
          {...picture}
          alt=""
          sizes="(min-width:48em) 520px, 100vw"
          priority
          draggable={false}
          className={zoomableStyles.picture}
        />
        {place && <Lens place={place} picture={picture} />}
      </button>
      <span className={zoomableStyles.expand} aria-hidden="true">
        <Icon shape={expandIcon} />
      </span>
      {!place && (
        <span className={zoomableStyles.label} aria-hidden="true">
          <span className={styles.forMouse}>{t('common:gallery.zoom_hint')}</span>
          <span className={styles.forTouch}>{t('common:gallery.touch_hint')}</span>
        </span>
      )}
      <VisuallyHidden>
        <span id={hintId}>{t('common:gallery.lens_keys')}</span>
      </VisuallyHidden>
    </div>
  );
}

function Lens({ place: { x, y, width, height }, picture }: { place: LensPlace; picture: ProductPicture }) {
  return (
    <span className={styles.stage} data-lens="">
      <span className={styles.lens} style={{ transform: `translate(${x - RADIUS}px, ${y - RADIUS}px)` }}>
        <span
          className={styles.magnified}
          style={{
            inlineSize: width * ZOOM,
            blockSize: height * ZOOM,
            transform: `translate(${RADIUS - x * ZOOM}px, ${RADIUS - y * ZOOM}px)`,
          }}
        >
          <Picture {...picture} alt="" sizes="1040px" draggable={false} className={zoomableStyles.picture} />
        </span>
      </span>
    </span>
  );
}
