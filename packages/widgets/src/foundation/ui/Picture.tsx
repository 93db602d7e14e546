import { useContext, useEffect, useRef, useState, version } from 'react';
import { classNames } from './class-names';
import { ImageContext } from './image-source';
import * as styles from './Picture.css';
import { sourceSet } from './source-set';

/** React 18 has no name of its own for the attribute, and warns about that of React 19. */
const HIGH_PRIORITY = version.startsWith('18.')
  ? { fetchpriority: 'high' }
  : ({ fetchPriority: 'high' } as const);

export interface PictureProps {
  /** If omitted, the placeholder is shown. */
  src?: string | undefined;
  /** Empty if decorative. */
  alt: string;
  /** Intrinsic width in pixels; reserves the right space before the image loads. */
  width: number;
  height: number;
  /** Displayed width, as a `sizes` attribute: `(min-width:64em) 23vw, 46vw`. */
  sizes: string;
  fit?: keyof typeof styles.fits;
  /** Loads eagerly, for the main image of the first view. All others load lazily. */
  priority?: boolean;
  /** Another file for some screens, such as a portrait image for phones. */
  alternative?: { media: string; src: string; width: number };
  className?: string;
  draggable?: boolean;
}

const asIs = (src: string) => src;

/** A responsive image in AVIF and WebP, with a placeholder if it fails. */
export function Picture({
  src: file,
  alt,
  width,
  height,
  sizes,
  fit = 'natural',
  priority = false,
  ...rest
}: PictureProps) {
  const { className, draggable } = rest;
  const { imageUrl, fileUrl = asIs, ...source } = useContext(ImageContext);
  const placeholderSrc = source.placeholder ?? fileUrl('/images/placeholder.png') ?? '';
  const src = file && fileUrl(file);
  const otherSrc = rest.alternative && fileUrl(rest.alternative.src);
  const alternative = rest.alternative && otherSrc && { ...rest.alternative, src: otherSrc };
  const [failedSrc, setFailedSrc] = useState<string>();
  const [hasNoPlaceholder, setHasNoPlaceholder] = useState(false);
  const element = useRef<HTMLImageElement>(null);

  // A server-rendered image may fail before the error listener is attached.
  useEffect(() => {
    const { current } = element;
    if (src && current?.complete && current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  // An image that failed offline may load when the connection returns.
  useEffect(() => {
    if (!failedSrc) return;
    const retry = () => {
      setFailedSrc(undefined);
      setHasNoPlaceholder(false);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failedSrc]);

  const missing = !src || failedSrc === src;
  const shown = missing ? placeholderSrc : src;
  const set = (file: { src: string; width: number }, format: 'avif' | 'webp') =>
    missing ? undefined : sourceSet({ src: file.src, width: file.width, format }, imageUrl);

  const avif = set({ src: shown, width }, 'avif');
  const otherAvif = alternative && set(alternative, 'avif');
  const img = (
    <img
      ref={element}
      key={shown}
      src={shown}
      srcSet={set({ src: shown, width }, 'webp')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      {...(priority && HIGH_PRIORITY)}
      draggable={draggable}
      className={classNames(
        styles.image,
        styles.fits[fit],
        missing && styles.placeholder,
        missing && hasNoPlaceholder && styles.unseen,
        className,
      )}
      onError={() => (missing ? setHasNoPlaceholder(true) : setFailedSrc(src))}
    />
  );
  if (missing) return img;
  return (
    <picture className={styles.chooser}>
      {alternative && otherAvif && (
        <source type="image/avif" media={alternative.media} srcSet={otherAvif} sizes={sizes} />
      )}
      {alternative && (
        <source
          media={alternative.media}
          srcSet={set(alternative, 'webp') ?? alternative.src}
          sizes={sizes}
        />
      )}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {img}
    </picture>
  );
}
