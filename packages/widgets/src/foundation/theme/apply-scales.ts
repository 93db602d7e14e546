import { assignVars } from '@vanilla-extract/css';
import { setTokens, type TokenScope } from './apply-theme';
import { safeArea } from './safe-area';
import { CARD_GAP, fluid, rem } from './scales';
import { vars } from './vars.css';

/** Emits the tokens that all themes share. */
export function applyScales(scope: TokenScope): void {
  setTokens(scope, {
    ...assignVars(vars.space, {
      1: rem(0.25),
      2: rem(0.5),
      3: rem(0.75),
      4: rem(1),
      5: rem(1.25),
      6: rem(1.5),
      7: rem(2),
      8: rem(2.5),
      9: rem(3),
      10: rem(4),
      11: rem(5),
      12: rem(6),
    }),
    ...assignVars(vars.layout, {
      section: fluid(4.5, 3.0143, 6.0952, 8.5),
      sectionSmall: fluid(3, 2.0714, 3.8095, 5.5),
      gutter: `max(${fluid(1.25, 0.2286, 4.1905, 4)}, ${safeArea.inline})`,
      gap: fluid(...CARD_GAP),
      container: rem(98),
      measure: rem(45),
      // The header of another site is unknown; content it may cover is offset as for the storefront's tallest.
      headerHeight: rem(5),
    }),
    ...assignVars(vars.control, {
      target: rem(2.75),
      height: rem(3.25),
      heightCompact: rem(3),
      icon: rem(1.5),
    }),
    ...assignVars(vars.duration, {
      instant: '120ms',
      quick: '200ms',
      panel: '320ms',
      reveal: '600ms',
      fly: '1000ms',
      fade: '800ms',
    }),
    ...assignVars(vars.easing, {
      out: 'cubic-bezier(0.22, 1, 0.36, 1)',
      inOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
      in: 'cubic-bezier(0.55, 0, 1, 0.45)',
    }),
    ...assignVars(vars.zIndex, {
      base: '0',
      cardAction: '10',
      stickyBar: '200',
      header: '300',
      whatsapp: '310',
      menu: '320',
      toast: '330',
      fly: '700',
    }),
  });
}
