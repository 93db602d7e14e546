import { style } from '@vanilla-extract/css';

export const fallback = style({ textDecoration: 'underline', textUnderlineOffset: '0.28em' });
