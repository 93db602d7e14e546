import { globalStyle, style } from '@vanilla-extract/css';
import { text, vars, withAlpha } from '../../../foundation/theme';

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: '70svh',
  paddingBlock: vars.space[8],
  overflow: 'hidden',
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  isolation: 'isolate',
});

const { inverse } = vars.color.surface;
const shade = (strong: string, weak: string) =>
  `linear-gradient(to top, ${strong}, ${weak} calc(100% - ${vars.space[11]}), transparent)`;

export const cover = style({ position: 'absolute', inset: 0, zIndex: -1 });

/** The gradient behind the text is as high as the text. */
export const content = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space[11]}) calc(-1 * ${vars.space[8]})`,
    insetInline: 'calc(50% - 50vw)',
    zIndex: -1,
    backgroundImage: [shade(inverse, inverse), shade(withAlpha(inverse, 84), withAlpha(inverse, 62))],
  },
});

// The breadcrumbs are white on the image.
globalStyle(`${content} nav *`, { color: 'inherit' });

export const title = text.display2;
