import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, rem, solidFirst, text as textStyles, vars } from '../../foundation/theme';

export const phone = media.mobile;

export const banner = style({
  position: 'relative',
  display: 'grid',
  minBlockSize: `max(50svh, ${rem(25)})`,
  // With `hidden`, elements that stick in the banner would follow it instead of the window.
  overflow: 'clip',
  isolation: 'isolate',
  backgroundColor: vars.color.surface.strong,
  '@media': {
    [media.tabletUp]: { minBlockSize: `max(50svh, ${rem(26.25)})` },
    [media.desktop]: { minBlockSize: `max(50svh, ${rem(30)})` },
  },
});

export const full = style({
  minBlockSize: `max(calc(100svh - 100px), ${rem(25)})`,
  '@media': {
    [media.tabletUp]: { minBlockSize: `max(calc(100svh - 100px), ${rem(26.25)})` },
    [media.desktop]: { minBlockSize: `max(calc(100svh - ${rem(5)}), ${rem(30)})` },
  },
});

export const backdrop = style({ position: 'absolute', inset: 0, zIndex: -2 });

export const mirrored = style({ transform: `scaleX(${vars.direction})` });

export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
});

const veilColor = createVar();

/** On the banner; on phones the text has its own overlay. */
export const veils = styleVariants({
  none: { vars: { [veilColor]: 'transparent' } },
  dark: { vars: { [veilColor]: vars.color.surface.inverse } },
  light: { vars: { [veilColor]: vars.color.surface.page } },
});

// On phones the text is at the top; on larger screens the overlay covers the text's side. The gradient is drawn for
// left-to-right text and mirrored as a whole.
const veilTo = (end: string, strongUpTo: number) =>
  solidFirst(
    veilColor,
    60,
    (color) => `linear-gradient(to ${end}, ${color} ${strongUpTo}%, transparent ${strongUpTo + 45}%)`,
  );
const downwards = veilTo('bottom', 45);
const acrossTo = (end: string) => ({
  [media.tabletUp]: { backgroundImage: veilTo(end, 40), transform: `scaleX(${vars.direction})` },
  [media.desktop]: { backgroundImage: veilTo(end, 25) },
});

export const veilSides = styleVariants({
  start: { backgroundImage: downwards, '@media': acrossTo('right') },
  end: { backgroundImage: downwards, '@media': acrossTo('left') },
  // On larger screens the text is further down.
  center: {
    backgroundImage: downwards,
    '@media': { [media.tabletUp]: { backgroundImage: veilTo('bottom', 65) } },
  },
});

export const content = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.container,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: `var(--banner-mobile-padding, ${rem(2.75)}) ${rem(5.5)}`,
  '@media': {
    [media.tabletUp]: { paddingBlockStart: `var(--banner-desktop-padding, ${rem(8)})` },
  },
});

export const text = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: rem(0.875),
  textAlign: 'center',
  '@media': {
    [media.tabletUp]: { gap: rem(1.25) },
    // The height of the text varies with phone and language, so the overlay fades out with it.
    [media.mobile]: {
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: `calc(-1 * ${vars.space[6]})`,
        insetInline: `calc(-1 * ${vars.layout.gutter})`,
        zIndex: -1,
        backgroundImage: solidFirst(
          veilColor,
          80,
          (color) => `linear-gradient(to bottom, transparent, ${color} 55% 76%, transparent)`,
        ),
        pointerEvents: 'none',
      },
    },
  },
});

export const alignments = styleVariants({
  start: { '@media': { [media.tabletUp]: { justifyItems: 'start', textAlign: 'start' } } },
  end: { '@media': { [media.tabletUp]: { justifyItems: 'end', textAlign: 'end' } } },
  center: {},
});

export const title = style([
  textStyles.display1,
  {
    maxInlineSize: '12ch',
    color: `var(--banner-title-color, ${vars.color.text.primary})`,
    // Half of the editor's size on phones (spec §9), but large enough for a title.
    fontSize: `max(${rem(1.75)}, calc(var(--banner-title-size, ${rem(3.5)}) * 0.5))`,
    lineHeight: vars.leading.display2,
    selectors: { ':lang(ar) &': { maxInlineSize: '11em' } },
    '@media': {
      [media.tabletUp]: { fontSize: `var(--banner-title-size, ${rem(3.5)})` },
    },
  },
]);

/** Half of a tablet's width, where the overlay is strongest. */
const stayOnVeil = 'min(34ch, 50vw)';

export const description = style({
  maxInlineSize: '34ch',
  color: `var(--banner-text-color, ${vars.color.text.secondary})`,
  fontSize: `max(${rem(0.9375)}, calc(var(--banner-text-size, ${rem(1.25)}) * 0.6))`,
  lineHeight: vars.leading.lead,
  selectors: {
    ':lang(ar) &': {
      maxInlineSize: '30em',
      '@media': { [media.tablet]: { maxInlineSize: stayOnVeil } },
    },
  },
  '@media': {
    [media.tabletUp]: { fontSize: `var(--banner-text-size, ${rem(1.25)})` },
    [media.tablet]: { maxInlineSize: stayOnVeil },
  },
});

const buttonGround = `var(--banner-button-color, ${vars.color.action.ground})`;

/** The editor's colours replace the button's own, also on hover, where the text must stay readable. */
export const button = style({
  marginBlockStart: vars.space[3],
  selectors: {
    '&&, &&:hover': {
      borderColor: `var(--banner-button-border-color, ${buttonGround})`,
      backgroundColor: buttonGround,
      color: `var(--banner-button-text-color, ${vars.color.action.text})`,
    },
    '&&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  },
  '@media': {
    // Spec §9 requires 80 % opacity on phones: applied to the background only, to keep the label readable.
    [media.mobile]: {
      selectors: { '&&': { backgroundColor: solidFirst(buttonGround, 80) } },
    },
  },
});

const bounce = keyframes({ '50%': { transform: 'translateY(6px)' } });

export const hint = style({
  position: 'absolute',
  insetBlockEnd: vars.space[5],
  insetInline: 0,
  inlineSize: vars.control.target,
  marginInline: 'auto',
  '@media': { [media.motion]: { animation: `${bounce} 1.6s ${vars.easing.inOut} 3` } },
});
