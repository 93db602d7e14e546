import { media, rem, vars } from '@diwan/widgets/styles';
import { createVar, style } from '@vanilla-extract/css';
import { low } from './low-screen';
import { menuEntries } from './menu-entries';

/** Takes the drawer's place; the page beside it is dimmed. */
export const early = style({
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.zIndex.menu,
  inlineSize: `min(${rem(26.25)}, 100%)`,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&[hidden]': { display: 'none' } },
  // On phones it covers the page: a shadow nobody sees would only delay the response to the tap.
  '@media': { [media.tabletUp]: { boxShadow: `0 0 0 100vmax ${vars.color.backdrop}` } },
});

export const close = style({ alignSelf: 'flex-end', margin: vars.space[4] });

/** Heights of the drawer's entries and category lines, and of the space around the lines. */
const measures = { entry: createVar(), line: createVar(), before: createVar(), after: createVar() };
const allEntries = `${menuEntries.length} * ${measures.entry}`;
const allLines = `${measures.before} + var(--early-lines) * ${measures.line} + ${measures.after} + 1px`;

export const entries = style({
  vars: {
    [measures.entry]: rem(3.75),
    [measures.line]: rem(2.875),
    [measures.before]: rem(0.375),
    [measures.after]: rem(0.875),
  },
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  paddingInline: vars.space[6],
  containerType: 'size',
  '@media': {
    [low]: {
      vars: {
        [measures.entry]: rem(3.25),
        [measures.line]: rem(2.5),
        [measures.before]: '0px',
        [measures.after]: rem(0.5),
      },
    },
  },
});

const row = style({ display: 'flex', alignItems: 'center' });

export const entry = style([
  row,
  {
    blockSize: measures.entry,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    fontSize: vars.size.h2,
    lineHeight: 1.2,
  },
]);

/** If they don't all fit, the drawer opens with them collapsed: only the line below them is left. */
export const categories = style({
  blockSize: `calc(${allLines} + 1px)`,
  maxBlockSize: `max(1px, (100cqb - ${allEntries} - (${allLines}) + 0.1px) * 9999)`,
  overflow: 'hidden',
  // Overlaps the transparent line of their entry.
  marginBlockStart: '-1px',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&::before': { content: '', display: 'block', blockSize: `calc(${measures.before} + 1px)` } },
});

export const hasCategories = style({ borderBlockEndColor: 'transparent' });

export const category = style([
  row,
  { blockSize: measures.line, fontSize: vars.size.large, lineHeight: 1.2 },
]);

export const contacts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  blockSize: `calc(${vars.control.heightCompact} + 2 * ${vars.space[4]} + 1px)`,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
