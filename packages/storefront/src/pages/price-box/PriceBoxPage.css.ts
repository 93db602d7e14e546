import { text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.space[7]} ${vars.layout.section}` });

export const head = style({ display: 'grid', gap: vars.space[3], marginBlockEnd: vars.space[6] });

export const title = text.h1;

export const subtitle = style({ color: vars.color.ink700 });
