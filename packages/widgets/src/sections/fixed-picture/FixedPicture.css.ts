import { style } from '@vanilla-extract/css';
import { media } from '../../foundation/theme';

/** Reaches a window's height above and below what clips it, so that the picture can stick wherever that is seen. */
export const room = style({
  position: 'absolute',
  inset: 0,
  '@media': { [media.motion]: { insetBlock: '-100lvh', display: 'grid', alignItems: 'center' } },
});

/**
 * `background-attachment: fixed` has no effect on iOS, and fixed positions none inside transforms. Both edges stick: the
 * picture fills the window, and where a page's own box can't be scrolled it stays behind its banner.
 */
export const picture = style({
  blockSize: '100%',
  '@media': { [media.motion]: { position: 'sticky', insetBlock: 0, blockSize: '100lvh' } },
});
