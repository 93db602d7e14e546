import { style } from '@vanilla-extract/css';

export const area = style({ display: 'block', minBlockSize: '6lh', resize: 'vertical' });
