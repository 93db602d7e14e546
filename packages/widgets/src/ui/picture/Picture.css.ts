import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** The element that chooses the file has no box of its own. */
export const chooser = style({ display: 'contents' });

export const image = style({ display: 'block', maxInlineSize: '100%', overflowWrap: 'anywhere' });

export const fits = styleVariants({
  /** As wide as the container, as high as it takes. */
  natural: { inlineSize: '100%', blockSize: 'auto' },
  /** Fills a box, cropping: rooms. */
  cover: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  /** Fits inside a box with air around it: cut-out products. */
  contain: { inlineSize: '100%', blockSize: '100%', objectFit: 'contain', padding: '8%' },
});

export const placeholder = style({ backgroundColor: vars.color.surface.muted });
