import { Suspense, useState } from 'react';
import { useI18n } from '../i18n';
import { lazyPart } from '../ui/lazy-part';
import type { LightboxImage } from '../ui/lightbox';
import { useGalleryLabels } from './use-gallery-labels';

const Lightbox = lazyPart(async () => ({ default: (await import('../ui/lightbox')).Lightbox }));

export interface FullScreenGalleryProps {
  open: boolean;
  onClose: () => void;
  images: readonly LightboxImage[];
  /** Counted from zero. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Name of the gallery; "Images" by default. */
  title?: string;
}

/** Pictures on the whole screen, going around at the ends; Back closes it. Its code is fetched with the first opening. */
export function FullScreenGallery({ open, title, ...gallery }: FullScreenGalleryProps) {
  const { t } = useI18n();
  const { images: name, position } = useGalleryLabels();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Lightbox
        {...gallery}
        open={open}
        closeOnBack
        labels={{
          title: title ?? name,
          close: t('common:gallery.close'),
          previous: t('common:gallery.prev'),
          next: t('common:gallery.next'),
          zoomIn: t('common:gallery.zoom_in'),
          zoomOut: t('common:gallery.zoom_out'),
          thumbnails: name,
          position,
        }}
      />
    </Suspense>
  );
}
