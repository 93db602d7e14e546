import { formatNumber, sortByPosition } from '@diwan/sdk/commerce';
import type { Image } from '@diwan/sdk/contract';
import { lazyPart, Picture, useI18n, VisuallyHidden } from '@diwan/widgets';
import { Suspense, useState } from 'react';
import * as styles from './ProjectPage.css';

const Lightbox = lazyPart(async () => ({ default: (await import('./lightbox')).Lightbox }));

/** The panel shows the first three; all of them are in the full-screen gallery (spec §2). */
const SHOWN = 3;

/** A project's pictures: three of them as buttons that open all. */
export function ProjectPictures({ images, name }: { images: readonly Image[]; name: string }) {
  const { t, locale } = useI18n();
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  const position = (current: number, total: number) =>
    t('common:gallery.image_of', {
      current: formatNumber(current, locale),
      total: formatNumber(total, locale),
    });
  const all = sortByPosition(images).map((image, place) => ({
    id: image.id,
    src: image.src_url,
    alt: `${name}, ${position(place + 1, images.length)}`,
    width: image.width ?? 1800,
    height: image.height ?? 1200,
  }));
  const open = (place: number) => {
    setIndex(place);
    setWasOpened(true);
    setIsOpen(true);
  };

  return (
    <>
      <div className={styles.pictures}>
        {all.slice(0, SHOWN).map(({ id, ...picture }, place) => (
          <button key={id} type="button" className={styles.pictureButton} onClick={() => open(place)}>
            <Picture {...picture} sizes="(min-width:768px) 60vw, 100vw" fit="cover" />
            {place === SHOWN - 1 && all.length > SHOWN ? (
              <span className={styles.more}>{t('projects:view_all_images', { count: all.length })}</span>
            ) : (
              <VisuallyHidden>{t('common:gallery.open')}</VisuallyHidden>
            )}
          </button>
        ))}
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <Lightbox
            open={isOpen}
            onClose={() => setIsOpen(false)}
            images={all}
            index={index}
            onIndexChange={setIndex}
            closeOnBack
            labels={{
              title: t('projects:gallery'),
              close: t('common:gallery.close'),
              previous: t('common:gallery.prev'),
              next: t('common:gallery.next'),
              zoomIn: t('common:gallery.zoom_in'),
              zoomOut: t('common:gallery.zoom_out'),
              thumbnails: t('common:gallery.thumbnails'),
              position,
            }}
          />
        </Suspense>
      )}
    </>
  );
}
