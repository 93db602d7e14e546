import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { WITHOUT_COLOR_MIX, withAlpha } from './color';
import { EMBED_ROOT_CLASS } from './embed-root';
import type { Theme, Typography } from './theme-definition';
import { vars } from './vars.css';

/** Tokens are in a cascade layer, so that a shop's plain `:root { --diwan-color-action-ground: … }` overrides them. */
export const layer = 'diwan-theme';

/** The element or document that a theme's tokens are set on. */
export interface TokenScope {
  /** Selects what has all tokens, in English and in Arabic. */
  readonly root: string;
  readonly arabicRoot: string;
  /** Selects what is in a language of its own, inside. */
  readonly within: (language: string) => string;
  /** A token's declaration, from its default. */
  readonly declaration: (token: string, value: string) => string;
}

/** Our own documents. @param condition limits the tokens to those whose `<html>` matches it, such as `[data-theme="sidr"]` */
export const documents = (condition = ''): TokenScope => ({
  root: `:root${condition}`,
  arabicRoot: `:root${condition}:lang(ar)`,
  within: (language) => `${condition && `:root${condition} `}[lang|="${language}"]`,
  declaration: (_token, value) => value,
});

/** `var(--diwan-color-sale-ground)` → `--diwan-page-color-sale-ground`: what the page around an element says of a token. */
export const pageToken = (token: string): string => `--diwan-page-${token.slice('var(--diwan-'.length, -1)}`;

/**
 * Elements on partners' pages. Their tokens are set inside of the shadow root, where a token of the page takes the place of the
 * default, whether the page sets it on the element, on an ancestor or on `:root`.
 */
export const shadowRoots: TokenScope = {
  root: `.${EMBED_ROOT_CLASS}`,
  arabicRoot: `.${EMBED_ROOT_CLASS}:lang(ar)`,
  within: (language) => `.${EMBED_ROOT_CLASS} [lang|="${language}"]`,
  declaration: (token, value) => `var(${pageToken(token)}, ${value})`,
};

type Tokens = Readonly<Record<string, string>>;

const declarations = ({ declaration }: TokenScope, tokens: Tokens) =>
  Object.fromEntries(Object.entries(tokens).map(([token, value]) => [token, declaration(token, value)]));

export const setTokens = (scope: TokenScope, tokens: Tokens, selector = scope.root) =>
  globalStyle(selector, { '@layer': { [layer]: { vars: declarations(scope, tokens) } } });

/** Tokens for browsers older than those that are promised. */
export const setTokensWithoutColorMix = (scope: TokenScope, tokens: Tokens) =>
  globalStyle(scope.root, {
    '@layer': { [layer]: { '@supports': { [WITHOUT_COLOR_MIX]: { vars: declarations(scope, tokens) } } } },
  });

/** Tokens for visitors who ask their system for more contrast. */
const setTokensForMoreContrast = (scope: TokenScope, tokens: Tokens) =>
  globalStyle(scope.root, {
    '@layer': { [layer]: { '@media': { [media.moreContrast]: { vars: declarations(scope, tokens) } } } },
  });

const edge = `0 0 0 1px ${vars.color.line.subtle}`;

const typographyTokens = ({ font, displayWeight, tracking, size, leading }: Typography) => ({
  ...assignVars(vars.font, font),
  [vars.weight.display]: displayWeight,
  ...assignVars(vars.tracking, tracking),
  ...assignVars(vars.size, size),
  ...assignVars(vars.leading, leading),
});

/** Emits a theme's tokens into the calling module's style sheet. */
export function applyTheme({ color, radius, weight, typography }: Theme, scope: TokenScope): void {
  const { inverse } = vars.color.surface;

  setTokens(scope, {
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
  setTokensWithoutColorMix(scope, {
    [vars.color.backdrop]: inverse,
    // An edge instead.
    ...assignVars(vars.shadow, { raised: 'none', floating: edge, dialog: edge }),
  });
  const { text, line, surface } = vars.color;
  setTokensForMoreContrast(scope, {
    [text.secondary]: text.primary,
    [text.muted]: text.primary,
    [text.inverseMuted]: text.inverse,
    [line.subtle]: text.primary,
    [line.control]: text.primary,
    [line.strong]: text.primary,
    [line.inverse]: text.inverse,
    [surface.page]: surface.raised,
  });
  const { root, arabicRoot, within } = scope;
  setTokens(scope, typographyTokens(typography.en), `${root}, ${within('en')}`);
  setTokens(scope, typographyTokens(typography.ar), `${arabicRoot}, ${within('ar')}`);
}
