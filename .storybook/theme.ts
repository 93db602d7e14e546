import { create } from 'storybook/theming';

/** Options of the toolbar. */
export const themeItems = [
  { value: 'athel', title: 'Athel' },
  { value: 'sidr', title: 'Sidr' },
];

/** Storybook's own surfaces, in the demo brand's colours. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Diwan',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Figtree Variable", system-ui, sans-serif',
  colorPrimary: '#22473c',
  colorSecondary: '#22473c',
  appBg: '#f8f7f4',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dad7cf',
  appBorderRadius: 2,
  textColor: '#1b1e1c',
  textMutedColor: '#5d635f',
  barTextColor: '#5d635f',
  barSelectedColor: '#22473c',
  barHoverColor: '#22473c',
  inputBorderRadius: 2,
});
