import { assignVars, globalLayer, globalStyle } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints';
import { EMBED_ROOT_CLASS } from './embed-root';
import { fluid, rem } from './scales';
import { vars } from './vars.css';

/** Tokens sit in a layer so that a shop's plain `:root { --diwan-color-palm: … }` overrides them. */
const layer = globalLayer('diwan-theme');
const set = (selector: string, values: Record<string, string>) =>
  globalStyle(selector, { '@layer': { [layer]: { vars: values } } });

const { headerHeight, ...layout } = vars.layout;
const anyRoot = ':root, :host';
// The embed's own wrapper repeats the host's language; matching it would undo tokens set on the host element.
const within = (lang: string) => `[lang|="${lang}"]:not(.${EMBED_ROOT_CLASS})`;

set(anyRoot, {
  ...assignVars(vars.color, {
    white: '#ffffff',
    plaster50: '#f8f7f4',
    plaster100: '#f1efea',
    plaster200: '#e6e3dc',
    plaster300: '#d5d1c7',
    line: '#dad7cf',
    lineStrong: '#7d7f79',
    ink: '#1b1e1c',
    ink700: '#3e4340',
    ink500: '#5d635f',
    disabled: '#858a86',
    palm: '#22473c',
    palm800: '#183429',
    palm100: '#e2ebe6',
    rust: '#96391d',
    rust50: '#faede7',
    success: '#1e6b45',
    success50: '#e6f2eb',
    error: '#b0261c',
    error50: '#fbebe9',
    warn: '#805300',
    warn50: '#fbf2df',
    info: '#1c5878',
    info50: '#e6f0f5',
    focus: '#1b1e1c',
    backdrop: 'rgb(27 30 28 / 0.44)',
  }),
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
  ...assignVars(layout, {
    section: fluid(4.5, 3.0143, 6.0952, 8.5),
    sectionSmall: fluid(3, 2.0714, 3.8095, 5.5),
    gutter: fluid(1.25, 0.2286, 4.1905, 4),
    gap: fluid(0.75, 0.4714, 1.1429, 1.5),
    container: rem(98),
    measure: rem(45),
  }),
  ...assignVars(vars.control, {
    target: rem(2.75),
    height: rem(3.25),
    heightCompact: rem(3),
    icon: rem(1.5),
  }),
  [vars.weight.text]: '400',
  [vars.weight.medium]: '500',
  [vars.weight.semibold]: '600',
  ...assignVars(vars.radius, { none: '0', small: '2px', medium: '4px', full: '999px' }),
  ...assignVars(vars.shadow, {
    raised: '0 1px 2px rgb(27 30 28 / 0.08)',
    floating: '0 8px 24px rgb(27 30 28 / 0.12)',
    dialog: '0 24px 64px rgb(27 30 28 / 0.18)',
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
    fly: '700',
  }),
});

set(':root', { [vars.rem]: '1rem', [headerHeight]: rem(4) });
// The header of a partner's page is theirs; what it may hide is kept clear of one as high as our highest.
set(':host', { [vars.rem]: '16px', [headerHeight]: rem(5) });
set(`${anyRoot}, [dir="ltr"]`, { [vars.direction]: '1' });
set('[dir="rtl"]', { [vars.direction]: '-1' });

set(`${anyRoot}, ${within('en')}`, {
  ...assignVars(vars.font, {
    display: '"Gilda Display", "Gilda Fallback", "Gilda Fallback 2", serif',
    text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  }),
  [vars.weight.display]: '400',
  ...assignVars(vars.tracking, { display: '-0.012em' }),
  ...assignVars(vars.size, {
    display1: fluid(2.5, 1.6643, 3.4286, 4.75),
    display2: fluid(2.125, 1.6143, 2.0952, 3.5),
    h1: fluid(1.875, 1.55, 1.3333, 2.75),
    h2: fluid(1.5625, 1.3536, 0.8571, 2.125),
    h3: fluid(1.3125, 1.1964, 0.4762, 1.625),
    h4: fluid(1.125, 1.0786, 0.1905, 1.25),
    lead: fluid(1.125, 1.0321, 0.381, 1.375),
    body: rem(1),
    small: rem(0.875),
    tiny: rem(0.8125),
    badge: rem(0.75),
  }),
  ...assignVars(vars.leading, {
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
  }),
});

set(`:root:lang(ar), :host(:lang(ar)), ${within('ar')}`, {
  ...assignVars(vars.font, {
    display: '"Readex Pro Variable", "Figtree Variable", "Readex Fallback", "Segoe UI", Tahoma, sans-serif',
    text: '"Readex Pro Variable", "Figtree Variable", "Readex Fallback", "Segoe UI", Tahoma, sans-serif',
  }),
  [vars.weight.display]: '300',
  // Tracking breaks the joins between Arabic letters.
  ...assignVars(vars.tracking, { display: '0' }),
  ...assignVars(vars.size, {
    display1: fluid(2.125, 1.5214, 2.4762, 3.75),
    display2: fluid(1.8125, 1.4179, 1.619, 2.875),
    h1: fluid(1.625, 1.3696, 1.0476, 2.3125),
    h2: fluid(1.375, 1.2125, 0.6667, 1.8125),
    h3: fluid(1.1875, 1.0946, 0.381, 1.4375),
    h4: fluid(1.0625, 1.0277, 0.1429, 1.1563),
    lead: fluid(1.0938, 1.0357, 0.2381, 1.25),
    body: rem(1.0313),
    small: rem(0.9063),
    tiny: rem(0.8438),
    badge: rem(0.7813),
  }),
  ...assignVars(vars.leading, {
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
  }),
});

const headerHeightFrom = (minWidth: number, height: number) =>
  globalStyle(':root', {
    '@layer': {
      [layer]: {
        '@media': { [`(min-width: ${minWidth}px)`]: { vars: { [headerHeight]: rem(height) } } },
      },
    },
  });
headerHeightFrom(breakpoints.tablet, 4.5);
headerHeightFrom(breakpoints.desktop, 5);
