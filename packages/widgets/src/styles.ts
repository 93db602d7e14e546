/** For style sheets that go with the widgets: tokens, text styles, media queries and scales of the theme. */
export * from './theme';
