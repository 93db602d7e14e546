import { joinList, sortByPosition } from '@diwan/sdk/commerce';
import type { Image } from '@diwan/sdk/contract';
import { useState } from 'react';
import { pictureOf } from '../../../foundation/format/picture-of';
import { useI18n } from '../../../foundation/i18n';
import { Picture } from '../../../foundation/ui/Picture';
import { FullScreenGallery, useFullScreenGallery } from '../../catalogue/gallery/FullScreenGallery';
import { useGalleryLabels } from '../../catalogue/gallery/use-gallery-labels';
import * as styles from './ProjectDetail.css';

/** The page shows the first three; the full-screen gallery has all of them (spec §2). */
const SHOWN = 3;

/** A project's first three images as buttons that open the full-screen gallery. */
export function ProjectPictures({ images, name }: { images: readonly Image[]; name: string }) {
  const { t, locale } = useI18n();
  const labels = useGalleryLabels();
  const [index, setIndex] = useState(0);
  const fullScreen = useFullScreenGallery();
  const pictures = sortByPosition(images).map((image, place) => {
    const picture = pictureOf(image, locale);
    const alt = picture.alt || joinList([name, labels.position(place + 1, images.length)], locale);
    return { ...picture, id: image.id, alt };
  });
  const open = (place: number) => {
    setIndex(place);
    fullScreen.open();
  };

  return (
    <>
      <div className={styles.pictures}>
        {pictures.slice(0, SHOWN).map(({ id, ...picture }, place) => {
          const isLast = place === SHOWN - 1 && pictures.length > SHOWN;
          const opens = isLast ? t('projects:view_all_images', { count: pictures.length }) : labels.open;
          return (
            <button
              key={id}
              type="button"
              className={styles.pictureButton}
              aria-label={`${opens}: ${picture.alt}`}
              onClick={() => open(place)}
            >
              <Picture {...picture} sizes="(min-width:48em) 60vw, 100vw" fit="cover" />
              {isLast && <span className={styles.more}>{opens}</span>}
            </button>
          );
        })}
      </div>
      <FullScreenGallery
        dialog={fullScreen}
        images={pictures}
        index={index}
        onIndexChange={setIndex}
        title={t('projects:gallery')}
      />
    </>
  );
}
