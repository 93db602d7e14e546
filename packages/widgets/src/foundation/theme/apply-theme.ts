import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { WITHOUT_COLOR_MIX, withAlpha } from './color';
import { EMBED_ROOT_CLASS } from './embed-root';
import type { Theme, Typography } from './theme-definition';
import { vars } from './vars.css';

/** Tokens are in a cascade layer, so that a shop's plain `:root { --diwan-color-action-ground: … }` overrides them. */
export const layer = 'diwan-theme';

export const setTokens = (selector: string, values: Record<string, string>) =>
  globalStyle(selector, { '@layer': { [layer]: { vars: values } } });

/** Tokens for browsers older than those that are promised. */
export const setTokensWithoutColorMix = (selector: string, values: Record<string, string>) =>
  globalStyle(selector, {
    '@layer': { [layer]: { '@supports': { [WITHOUT_COLOR_MIX]: { vars: values } } } },
  });

/** Tokens for visitors who ask their system for more contrast. */
const setTokensForMoreContrast = (selector: string, values: Record<string, string>) =>
  globalStyle(selector, {
    '@layer': { [layer]: { '@media': { [media.moreContrast]: { vars: values } } } },
  });

const edge = `0 0 0 1px ${vars.color.line.subtle}`;

const typographyTokens = ({ font, displayWeight, tracking, size, leading }: Typography) => ({
  ...assignVars(vars.font, font),
  [vars.weight.display]: displayWeight,
  ...assignVars(vars.tracking, tracking),
  ...assignVars(vars.size, size),
  ...assignVars(vars.leading, leading),
});

/**
 * Emits a theme's tokens into the calling module's style sheet.
 * @param scope limits them to documents whose `<html>` matches it, such as `[data-theme="sidr"]`
 */
export function applyTheme({ color, radius, weight, typography }: Theme, scope = ''): void {
  const root = `:root${scope}`;
  const roots = scope ? root : ':root, :host';
  const arabicRoots = scope ? `${root}:lang(ar)` : ':root:lang(ar), :host(:lang(ar))';
  // The embed's wrapper repeats the host's language; matching it would override tokens set on the host element.
  const within = (lang: string) => `${scope && `${root} `}[lang|="${lang}"]:not(.${EMBED_ROOT_CLASS})`;
  const { inverse } = vars.color.surface;

  setTokens(roots, {
    ...assignVars(vars.color, { ...color, backdrop: withAlpha(inverse, 44) }),
    ...assignVars(vars.shadow, {
      raised: `0 1px 2px ${withAlpha(inverse, 8)}`,
      floating: `0 8px 24px ${withAlpha(inverse, 12)}`,
      dialog: `0 24px 64px ${withAlpha(inverse, 18)}`,
    }),
    ...assignVars(vars.radius, radius),
    [vars.weight.text]: weight.text,
    [vars.weight.medium]: weight.medium,
    [vars.weight.semibold]: weight.semibold,
  });
  setTokensWithoutColorMix(roots, {
    [vars.color.backdrop]: inverse,
    // An edge instead.
    ...assignVars(vars.shadow, { raised: 'none', floating: edge, dialog: edge }),
  });
  const { text, line, surface } = vars.color;
  setTokensForMoreContrast(roots, {
    [text.secondary]: text.primary,
    [text.muted]: text.primary,
    [text.inverseMuted]: text.inverse,
    [line.subtle]: text.primary,
    [line.control]: text.primary,
    [line.strong]: text.primary,
    [line.inverse]: text.inverse,
    [surface.page]: surface.raised,
  });
  setTokens(`${roots}, ${within('en')}`, typographyTokens(typography.en));
  setTokens(`${arabicRoots}, ${within('ar')}`, typographyTokens(typography.ar));
}
