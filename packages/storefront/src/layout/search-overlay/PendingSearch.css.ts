import { rem } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** As wide as there is room beside what is said of it. */
export const pending = style({ flex: `1 1 ${rem(12)}` });
