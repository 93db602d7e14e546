import { media, vars } from '@diwan/widgets/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[9],
  minBlockSize: '100svh',
  paddingBlock: vars.space[6],
  backgroundColor: vars.color.surface.muted,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] });

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.mobile]: { inlineSize: '100%' } },
});

globalStyle(`${contacts} > *`, { '@media': { [media.mobile]: { flexGrow: 1 } } });
