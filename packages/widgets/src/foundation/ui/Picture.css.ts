import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** `<picture>` generates no box of its own. */
export const chooser = style({ display: 'contents' });

export const image = style({ display: 'block', maxInlineSize: '100%', overflowWrap: 'anywhere' });

/** Mask that blends an image's background into the one behind it. */
const groundFade = 'linear-gradient(transparent, black 14%, black 86%, transparent)';

export const fits = styleVariants({
  /** The picture is as wide as its container, with its natural aspect ratio. */
  natural: { inlineSize: '100%', blockSize: 'auto' },
  /** Fills a box, cropped: rooms. */
  cover: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  /** Uncropped, as wide as a portrait box: the background of a square photograph blends into the box's. */
  whole: {
    inlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: '100%',
    objectFit: 'contain',
    maskImage: groundFade,
  },
  /** Fits inside a box with padding: cut-out products. */
  contain: { inlineSize: '100%', blockSize: '100%', objectFit: 'contain', padding: '8%' },
});

export const placeholder = style({ backgroundColor: vars.color.surface.muted });

/** Offline, the placeholder may fail too: hides the browser's broken-image icon; the alternative text is still read. */
export const unseen = style({ opacity: 0 });
