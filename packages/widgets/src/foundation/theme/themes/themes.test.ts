import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import type { Theme } from '../theme-definition';
import { theme as athel } from './athel';
import { theme as sidr } from './sidr';

const AA_TEXT = 4.5;
/** WCAG 1.4.11: control borders and the focus ring. */
const AA_SHAPE = 3;
/** WCAG requires no contrast for disabled text, but it is kept readable. */
const DISABLED = 3;

interface Pair {
  on: string;
  ground: string;
  atLeast: number;
}

function pairsOf({ color }: Theme): Pair[] {
  const { surface, text, line, action, accent, sale, focus, feedback } = color;
  const light = { page: surface.page, raised: surface.raised, subtle: surface.subtle, muted: surface.muted };
  const pairs: [on: Record<string, string>, ground: Record<string, string>, atLeast: number][] = [
    [
      { primary: text.primary, secondary: text.secondary, muted: text.muted },
      { ...light, strong: surface.strong },
      AA_TEXT,
    ],
    [{ disabled: text.disabled }, { page: surface.page, muted: surface.muted }, DISABLED],
    [
      { action: action.ground, accent: accent.ground, sale: sale.ground, error: feedback.error },
      light,
      AA_TEXT,
    ],
    [{ inverse: text.inverse, inverseMuted: text.inverseMuted }, { inverse: surface.inverse }, AA_TEXT],
    [{ inverse: text.inverse }, { inverseRaised: surface.inverseRaised }, AA_TEXT],
    [{ text: action.text }, { action: action.ground, hover: action.groundHover }, AA_TEXT],
    [{ text: accent.text }, { accent: accent.ground, hover: accent.groundHover }, AA_TEXT],
    [{ accent: accent.ground }, { tint: accent.tint }, AA_TEXT],
    [{ text: sale.text }, { sale: sale.ground }, AA_TEXT],
    [{ control: line.control, strong: line.strong, ring: focus.ring }, light, AA_SHAPE],
    [{ halo: focus.halo }, { ring: focus.ring }, AA_SHAPE],
    [{ success: feedback.success }, { tint: feedback.successTint }, AA_TEXT],
    [{ warning: feedback.warning }, { tint: feedback.warningTint }, AA_TEXT],
    [{ error: feedback.error }, { tint: feedback.errorTint }, AA_TEXT],
    [{ info: feedback.info }, { tint: feedback.infoTint }, AA_TEXT],
  ];
  return pairs.flatMap(([ons, grounds, atLeast]) =>
    Object.values(ons).flatMap((on) => Object.values(grounds).map((ground) => ({ on, ground, atLeast }))),
  );
}

describe.each([
  ['athel', athel],
  ['sidr', sidr],
])('the theme %s', (_name, theme) => {
  it.each(pairsOf(theme))(
    'shows $on on $ground with a contrast of $atLeast or more',
    ({ on, ground, atLeast }) => {
      expect(wcagContrast(on, ground)).toBeGreaterThanOrEqual(atLeast);
    },
  );
});
