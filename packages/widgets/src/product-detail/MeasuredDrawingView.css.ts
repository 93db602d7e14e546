import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const drawing = style({ display: 'block', inlineSize: '100%', maxBlockSize: '22rem' });

const thin = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const outline = style({ ...thin, stroke: vars.color.ink, strokeWidth: '1.5px' });

export const measure = style({ fill: vars.color.ink });

export const line = style({ ...thin, stroke: vars.color.lineStrong, strokeWidth: '1px' });

export const label = style({ textAnchor: 'middle', stroke: 'none' });
