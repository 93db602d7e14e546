import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** The element that chooses the file has no box of its own. */
export const chooser = style({ display: 'contents' });

export const image = style({ display: 'block', maxInlineSize: '100%', overflowWrap: 'anywhere' });

/** Mask of a picture whose ground ends in the colour behind it. */
const groundFade = 'linear-gradient(transparent, black 14%, black 86%, transparent)';

export const fits = styleVariants({
  /** As wide as the container, as high as it takes. */
  natural: { inlineSize: '100%', blockSize: 'auto' },
  /** Fills a box, cropping: rooms. */
  cover: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  /** All of it, as wide as an upright box: a square photograph's ground runs out into the box's, without an edge. */
  whole: {
    inlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: '100%',
    objectFit: 'contain',
    maskImage: groundFade,
  },
  /** Fits inside a box with air around it: cut-out products. */
  contain: { inlineSize: '100%', blockSize: '100%', objectFit: 'contain', padding: '8%' },
});

export const placeholder = style({ backgroundColor: vars.color.surface.muted });

/** Without a connection the placeholder may fail too: the browser's sign of a broken file is not shown, the text is still read. */
export const unseen = style({ opacity: 0 });
