import { style } from '@vanilla-extract/css';
import { inline } from '../theme';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

export const list = style({
  ...inline(`0 ${rem(0.625)}`),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  // A search text may be one long word.
  overflowWrap: 'anywhere',
});

export const crumb = style({ display: 'flex', alignItems: 'center', gap: rem(0.625), minInlineSize: 0 });

export const link = style({
  paddingBlock: rem(0.625),
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.text.primary, textDecoration: 'underline' } },
});

export const skeleton = style({ flex: 1, paddingBlock: rem(0.625) });

export const here = style({ paddingBlock: rem(0.625), color: vars.color.text.primary });
