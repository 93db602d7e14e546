import type { RefObject } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { type LazyDialog, useDiwan, useLazyDialog } from '../../../foundation/provider';
import { lazyWithPreload } from '../../../foundation/ui/deferred/lazy-with-preload';
import { OnceOpened } from '../../../foundation/ui/deferred/OnceOpened';
import type { LightboxImage } from '../../../foundation/ui/Lightbox';
import { useGalleryLabels } from './use-gallery-labels';

const Lightbox = lazyWithPreload(async () => ({
  default: (await import('../../../foundation/ui/Lightbox')).Lightbox,
}));

export const useFullScreenGallery = (): LazyDialog => useLazyDialog(Lightbox);

export interface FullScreenGalleryProps {
  /** The result of `useFullScreenGallery`; its notice is shown here, too. */
  dialog: LazyDialog;
  images: readonly LightboxImage[];
  /** Zero-based. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Accessible name of the gallery; "Images" by default. */
  title?: string;
  /** Focused on close if the element that opened the gallery is no longer visible. */
  opener?: RefObject<HTMLElement | null>;
}

/** A full-screen image gallery that wraps around. In the shop, Back closes it. Its code loads on first opening. */
export function FullScreenGallery({ dialog, title, ...gallery }: FullScreenGalleryProps) {
  const { paths } = useDiwan();
  const { t } = useI18n();
  const { images: name, position } = useGalleryLabels();
  const { isOpen, close, notice } = dialog;
  return (
    <>
      {notice}
      <OnceOpened isOpen={isOpen}>
        <Lightbox
          {...gallery}
          open={isOpen}
          onClose={close}
          closeOnBack={paths.isInShop}
          labels={{
            title: title ?? name,
            close: t('common:gallery.close'),
            previous: t('common:gallery.prev'),
            next: t('common:gallery.next'),
            zoomIn: t('common:gallery.zoom_in'),
            zoomOut: t('common:gallery.zoom_out'),
            zoomed: (value) => t('common:gallery.zoomed', { value }),
            thumbnails: name,
            position,
          }}
        />
      </OnceOpened>
    </>
  );
}
