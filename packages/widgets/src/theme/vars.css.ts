import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

const textScale = {
  display1: null,
  display2: null,
  h1: null,
  h2: null,
  h3: null,
  h4: null,
  lead: null,
  body: null,
  small: null,
  tiny: null,
  badge: null,
};

/**
 * Every design token, as a CSS custom property named after its path: `vars.color.ink700` is `--diwan-color-ink-700`.
 * The names are public: a shop or a partner page themes the widgets by setting them.
 */
export const vars = createGlobalThemeContract(
  {
    /** The root unit: `1rem` on our pages, `16px` inside embeds. */
    rem: null,
    /** `1` in left-to-right text, `-1` in right-to-left: multiply horizontal transforms by it. */
    direction: null,
    color: {
      white: null,
      plaster50: null,
      plaster100: null,
      plaster200: null,
      plaster300: null,
      line: null,
      lineStrong: null,
      ink: null,
      ink700: null,
      ink500: null,
      disabled: null,
      palm: null,
      palm800: null,
      palm100: null,
      rust: null,
      rust50: null,
      success: null,
      success50: null,
      error: null,
      error50: null,
      warn: null,
      warn50: null,
      info: null,
      info50: null,
      focus: null,
      backdrop: null,
    },
    font: { display: null, text: null },
    weight: { display: null, text: null, medium: null, semibold: null },
    tracking: { display: null },
    size: textScale,
    leading: textScale,
    space: {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      7: null,
      8: null,
      9: null,
      10: null,
      11: null,
      12: null,
    },
    layout: {
      section: null,
      sectionSmall: null,
      gutter: null,
      gap: null,
      container: null,
      measure: null,
      headerHeight: null,
    },
    /** Heights and targets of controls. */
    control: { target: null, height: null, heightCompact: null, icon: null },
    radius: { none: null, small: null, medium: null, full: null },
    shadow: { raised: null, floating: null, dialog: null },
    duration: { instant: null, quick: null, panel: null, reveal: null, fly: null, fade: null },
    easing: { out: null, inOut: null, in: null },
    zIndex: {
      base: null,
      cardAction: null,
      stickyBar: null,
      header: null,
      whatsapp: null,
      menu: null,
      fly: null,
    },
  },
  (_value, path) => ['diwan', ...path.map(kebab)].join('-'),
);
