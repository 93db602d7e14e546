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
 * Every design token, as a CSS custom property named after its path: `vars.color.text.muted` is
 * `--diwan-color-text-muted`.
 * The names are public: shops and partner pages theme the widgets by setting them.
 */
export const vars = createGlobalThemeContract(
  {
    /** The root unit: `1rem` on our pages, `16px` inside embeds. */
    rem: null,
    /** `1` in left-to-right text, `-1` in right-to-left: multiply horizontal transforms by it. */
    direction: null,
    color: {
      /** Backgrounds, from the page itself to the strongest tint; `inverse` is for light text. */
      surface: {
        page: null,
        raised: null,
        subtle: null,
        muted: null,
        strong: null,
        inverse: null,
        inverseRaised: null,
      },
      /** `primary` to `muted` are readable on every surface that isn't inverse. */
      text: {
        primary: null,
        secondary: null,
        muted: null,
        disabled: null,
        inverse: null,
        inverseMuted: null,
      },
      /** Decorative hairlines, control borders (3:1), selection, and lines on inverse surfaces. */
      line: { subtle: null, control: null, strong: null, inverse: null },
      /** Buttons, checkmarks and all other interactive elements. */
      action: { ground: null, groundHover: null, text: null },
      /** The brand's second colour: added products, counts, chat, hovered links. */
      accent: { ground: null, groundHover: null, text: null, tint: null },
      /** Reduced prices and their badges. */
      sale: { ground: null, text: null },
      focus: { ring: null, halo: null },
      feedback: {
        success: null,
        successTint: null,
        warning: null,
        warningTint: null,
        error: null,
        errorTint: null,
        info: null,
        infoTint: null,
      },
      /** Between a dialog and the page. */
      backdrop: null,
    },
    font: { display: null, text: null },
    weight: { display: null, text: null, medium: null, semibold: null },
    tracking: { display: null },
    /** `control`: labels in and around controls. `large`: prominent figures and rows. `count`: the smallest badge. */
    size: { ...textScale, control: null, large: null, count: null, wordmark: null },
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
    /** Heights and click targets of controls. */
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
      toast: null,
      fly: null,
    },
  },
  (_value, path) => ['diwan', ...path.map(kebab)].join('-'),
);
