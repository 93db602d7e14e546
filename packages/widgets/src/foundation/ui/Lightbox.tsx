import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useAnnouncement } from './Announcer';
import { Dialog } from './dialog/Dialog';
import { useCloseOnBack } from './dialog/use-close-on-back';
import { isRightToLeft } from './direction';
import { IconButton } from './IconButton';
import { chevronEndIcon, chevronStartIcon, minusIcon, plusIcon } from './icons';
import * as styles from './Lightbox.css';
import { Picture } from './Picture';
import { revealFocused } from './reveal-focused';
import { useZoom } from './use-zoom';

export interface LightboxImage {
  id: string | number;
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface LightboxProps {
  open: boolean;
  onClose: () => void;
  images: readonly LightboxImage[];
  index: number;
  onIndexChange: (index: number) => void;
  /** Closes on Back. Only for pages whose history we may modify. */
  closeOnBack?: boolean;
  /** Focused on close if the element that opened it is no longer visible. */
  opener?: RefObject<HTMLElement | null> | undefined;
  labels: {
    title: string;
    close: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    /** The announcement after zooming: "Zoom 200 percent". */
    zoomed: (percent: number) => string;
    /** Accessible name of the thumbnails. */
    thumbnails: string;
    /** One-based: "Image 2 of 5". */
    position: (index: number, total: number) => string;
  };
}

/** A full-screen image gallery that wraps around (spec §4). */
export function Lightbox({
  open,
  onClose,
  images,
  index,
  onIndexChange,
  closeOnBack = false,
  opener,
  labels,
}: LightboxProps) {
  const row = useRef<HTMLUListElement>(null);
  const move = (steps: number) => onIndexChange((index + steps + images.length) % images.length);
  /** Moves towards a physical side: in Arabic the next image is on the left. */
  const moveTowards = (side: 'left' | 'right') =>
    move((side === 'right') === !(row.current && isRightToLeft(row.current)) ? 1 : -1);
  const zoom = useZoom({
    // physical: the image follows the finger, so a swipe to the left shows what is on the right.
    onSwipe: (towards) => moveTowards(towards === 'left' ? 'right' : 'left'),
    onSwipeDown: onClose,
  });
  useCloseOnBack(open && closeOnBack, onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image starts unzoomed
  useEffect(() => zoom.reset(), [index, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current thumbnail stays in view
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current="true"]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [index, open]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While zoomed, the arrow keys scroll the frame.
    if (zoom.zoom > 1 && event.key.startsWith('Arrow')) return;
    if (event.key === 'ArrowLeft') moveTowards('left');
    else if (event.key === 'ArrowRight') moveTowards('right');
    else if (event.key === 'Home') onIndexChange(0);
    else if (event.key === 'End') onIndexChange(images.length - 1);
    else if (event.key === '+' || event.key === '=') zoom.zoomIn();
    else if (event.key === '-') zoom.zoomOut();
    else return;
    event.preventDefault();
  };

  const image = images[index];
  const hasSeveral = images.length > 1;
  const position = labels.position(index + 1, images.length);
  const described = image?.alt ? `${position}: ${image.alt}` : position;
  return (
    <Dialog
      open={open && image !== undefined}
      onClose={onClose}
      title={labels.title}
      hideTitle
      closeLabel={labels.close}
      variant="fullscreen"
      announcement={described}
      opener={opener}
      onKeyDown={onKeyDown}
      tools={
        <>
          <p className={styles.counter}>{position}</p>
          <div className={styles.tools}>
            <IconButton
              icon={minusIcon}
              label={labels.zoomOut}
              variant="inverse"
              disabled={!zoom.canZoomOut}
              onClick={zoom.zoomOut}
            />
            <IconButton
              icon={plusIcon}
              label={labels.zoomIn}
              variant="inverse"
              disabled={!zoom.canZoomIn}
              onClick={zoom.zoomIn}
            />
          </div>
        </>
      }
    >
      <ZoomAnnouncement zoomed={labels.zoomed(Math.round(zoom.zoom * 100))} />
      <div className={styles.layout}>
        <div className={styles.stage}>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of the gallery, not of form fields */}
          <div
            ref={zoom.frame}
            dir="ltr"
            className={styles.frame}
            role="group"
            aria-label={position}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a zoomed image is moved by scrolling its frame
            tabIndex={0}
            data-zoomed={zoom.canZoomOut || undefined}
            {...zoom.handlers}
          >
            {image && (
              <div
                className={styles.canvas}
                style={{ inlineSize: `${zoom.zoom * 100}%`, blockSize: `${zoom.zoom * 100}%` }}
              >
                <Picture
                  {...image}
                  key={image.id}
                  sizes={`${Math.round(zoom.zoom * 100)}vw`}
                  fit="contain"
                  className={styles.picture}
                  priority
                  draggable={false}
                />
              </div>
            )}
          </div>
          {hasSeveral && (
            <>
              <span className={styles.previous}>
                <IconButton
                  icon={chevronStartIcon}
                  label={labels.previous}
                  variant="raised"
                  onClick={() => move(-1)}
                />
              </span>
              <span className={styles.next}>
                <IconButton
                  icon={chevronEndIcon}
                  label={labels.next}
                  variant="raised"
                  onClick={() => move(1)}
                />
              </span>
            </>
          )}
        </div>
        {hasSeveral && (
          <ul ref={row} className={styles.thumbs} aria-label={labels.thumbnails} onFocus={revealFocused}>
            {images.map((small, place) => (
              <li key={small.id}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-label={labels.position(place + 1, images.length)}
                  aria-current={place === index}
                  onClick={() => onIndexChange(place)}
                >
                  <Picture {...small} alt="" sizes="60px" fit="cover" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

/** Only while the gallery is open. */
function ZoomAnnouncement({ zoomed }: { zoomed: string }) {
  useAnnouncement(zoomed);
  return null;
}
