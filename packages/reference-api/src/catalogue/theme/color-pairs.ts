import { formatHex, interpolate, wcagContrast } from 'culori';
import { type ColorRole, type Colors, DEFAULT_COLORS } from './default-colors';

/** WCAG AA: text, and edges of controls or the focus ring (1.4.11). */
const TEXT = 4.5;
const SHAPE = 3;

const LIGHT: readonly ColorRole[] = ['surface_page', 'surface_raised', 'surface_subtle', 'surface_muted'];

/** What stands on what, and how clearly it must. */
const pairs: readonly [ons: readonly ColorRole[], grounds: readonly ColorRole[], atLeast: number][] = [
  [['text_primary', 'text_secondary', 'text_muted'], [...LIGHT, 'surface_strong'], TEXT],
  [['text_disabled'], ['surface_page', 'surface_muted'], SHAPE],
  [['action_ground', 'accent_ground', 'sale_ground', 'feedback_error'], LIGHT, TEXT],
  [['text_inverse', 'text_inverse_muted'], ['surface_inverse'], TEXT],
  [['text_inverse'], ['surface_inverse_raised'], TEXT],
  [['action_text'], ['action_ground', 'action_ground_hover'], TEXT],
  [['accent_text'], ['accent_ground', 'accent_ground_hover'], TEXT],
  [['accent_ground'], ['accent_tint'], TEXT],
  [['sale_text'], ['sale_ground'], TEXT],
  [['line_control', 'line_strong', 'focus_ring'], LIGHT, SHAPE],
  [['focus_halo'], ['focus_ring'], SHAPE],
  [['feedback_success'], ['feedback_success_tint'], TEXT],
  [['feedback_warning'], ['feedback_warning_tint'], TEXT],
  [['feedback_error'], ['feedback_error_tint'], TEXT],
  [['feedback_info'], ['feedback_info_tint'], TEXT],
];

/** The share of a button's text in its ground under the mouse. */
const HOVER_SHARE = 0.1;
/** The share of a colour in the tint behind it. */
const TINT_SHARE = 0.12;

/** What a colour that isn't given follows from. */
const originsOf = (role: ColorRole): readonly ColorRole[] => {
  if (role === 'action_ground_hover') return ['action_ground', 'action_text'];
  if (role === 'accent_ground_hover') return ['accent_ground', 'accent_text'];
  return role === 'accent_tint' ? ['accent_ground'] : [];
};

/** A maker's colours with those that follow from them: a ground under the mouse, and a tint. */
export function completeColors(given: Colors): Colors {
  const has = (role: ColorRole) => given[role] !== undefined;
  const of = (role: ColorRole) => given[role] ?? DEFAULT_COLORS[role];
  const derive = (role: ColorRole, from: ColorRole, to: ColorRole, share: number): Colors =>
    originsOf(role).some(has) ? { [role]: formatHex(interpolate([of(from), of(to)])(share)) } : {};
  return {
    ...derive('action_ground_hover', 'action_ground', 'action_text', HOVER_SHARE),
    ...derive('accent_ground_hover', 'accent_ground', 'accent_text', HOVER_SHARE),
    ...derive('accent_tint', 'surface_page', 'accent_ground', TINT_SHARE),
    ...given,
  };
}

/** A given colour whose contrast with others is too low. */
export interface ColorProblem {
  role: ColorRole;
  message: string;
}

/**
 * The given colours that are too close to others, given or default; all others a colour is too close to together.
 * @param unreadable colours that were given and aren't colours: nothing can be said of their pairs
 */
export function colorProblems(given: Colors, unreadable: readonly ColorRole[] = []): ColorProblem[] {
  const complete = completeColors(given);
  const of = (role: ColorRole) => complete[role] ?? DEFAULT_COLORS[role];
  const named = (role: ColorRole) => `${role} ${of(role)}`;
  const wordsOf = (role: ColorRole, on: ColorRole, ground: ColorRole) => {
    if (role === on) return `on ${named(ground)}`;
    return role === ground ? `under ${named(on)}` : `${named(on)} on ${named(ground)}`;
  };
  const found = new Map<ColorRole, string[]>();
  for (const [ons, grounds, atLeast] of pairs) {
    for (const [on, ground] of ons.flatMap((on) => grounds.map((ground) => [on, ground] as const))) {
      const origins = [on, ground, ...originsOf(on), ...originsOf(ground)];
      // What was derived is checked as well, and reported where its origin stands.
      const role = origins.find((one) => given[one] !== undefined);
      const ratio = wcagContrast(of(on), of(ground));
      if (!role || ratio >= atLeast || origins.some((one) => unreadable.includes(one))) continue;
      const finding = `${wordsOf(role, on, ground)} is ${Math.floor(ratio * 100) / 100}:1, needs ${atLeast}:1`;
      found.set(role, [...(found.get(role) ?? []), finding]);
    }
  }
  return [...found].map(([role, findings]) => ({
    role,
    message: `too little contrast to be read (WCAG AA): ${findings.join('; ')}`,
  }));
}
