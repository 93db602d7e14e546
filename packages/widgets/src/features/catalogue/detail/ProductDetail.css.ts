import { style } from '@vanilla-extract/css';
import { container, media, rem, vars } from '../../../foundation/theme';

export const page = style({ paddingBlockEnd: vars.layout.section });

export const breadcrumbs = style([
  container,
  { paddingBlock: rem(1.125), '@media': { [media.desktop]: { paddingBlock: vars.space[6] } } },
]);

export const skeletonStage = style({ display: 'grid' });

export const skeletonOptions = style({ marginBlockStart: vars.space[6] });

export const section = style({ marginBlockStart: vars.layout.section });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
      columnGap: '5%',
      alignItems: 'start',
    },
    // Picture and facts share the first sheet.
    print: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'start' },
  },
});
