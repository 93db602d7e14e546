import { fluid, rem } from './scales';
import type { Typography } from './theme-definition';

type Scale = Pick<Typography, 'size' | 'leading'>;

/** Sizes and line heights for Latin fonts of average width. */
export const latinScale: Scale = {
  size: {
    display1: fluid(2.5, 1.6643, 3.4286, 4.75),
    display2: fluid(2.125, 1.6143, 2.0952, 3.5),
    h1: fluid(1.875, 1.55, 1.3333, 2.75),
    h2: fluid(1.5625, 1.3536, 0.8571, 2.125),
    h3: fluid(1.3125, 1.1964, 0.4762, 1.625),
    h4: fluid(1.125, 1.0786, 0.1905, 1.25),
    lead: fluid(1.125, 1.0321, 0.381, 1.375),
    large: rem(1.0625),
    body: rem(1),
    control: rem(0.9375),
    small: rem(0.875),
    tiny: rem(0.8125),
    badge: rem(0.75),
    count: rem(0.6563),
    wordmark: rem(1.375),
  },
  leading: {
    display1: '1.08',
    display2: '1.14',
    h1: '1.16',
    h2: '1.2',
    h3: '1.25',
    h4: '1.35',
    lead: '1.5',
    body: '1.6',
    small: '1.5',
    tiny: '1.45',
    badge: '1',
  },
};

/**
 * Arabic letters are lower and have marks above and below: body text is larger, headings are smaller and lines further
 * apart.
 */
export const arabicScale: Scale = {
  size: {
    display1: fluid(2.125, 1.5214, 2.4762, 3.75),
    display2: fluid(1.8125, 1.4179, 1.619, 2.875),
    h1: fluid(1.625, 1.3696, 1.0476, 2.3125),
    h2: fluid(1.375, 1.2125, 0.6667, 1.8125),
    h3: fluid(1.1875, 1.0946, 0.381, 1.4375),
    h4: fluid(1.0625, 1.0277, 0.1429, 1.1563),
    lead: fluid(1.0938, 1.0357, 0.2381, 1.25),
    large: rem(1.0625),
    body: rem(1.0313),
    control: rem(0.9688),
    small: rem(0.9063),
    tiny: rem(0.8438),
    badge: rem(0.7813),
    count: rem(0.6563),
    wordmark: rem(1.55),
  },
  leading: {
    display1: '1.36',
    display2: '1.42',
    h1: '1.42',
    h2: '1.45',
    h3: '1.5',
    h4: '1.55',
    lead: '1.8',
    body: '1.85',
    small: '1.75',
    tiny: '1.7',
    badge: '1.2',
  },
};
