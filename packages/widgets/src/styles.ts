/** Values for style sheets alongside the widgets: tokens, text styles, media queries and scales of the theme. */
export * from './foundation/theme';
