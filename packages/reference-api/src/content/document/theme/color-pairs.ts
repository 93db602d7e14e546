import { formatHex, interpolate, wcagContrast } from 'culori';
import { type ColorRole, type Colors, DEFAULT_COLORS } from './default-colors';

/** WCAG AA: text, and edges of controls or the focus ring (1.4.11). */
const TEXT = 4.5;
const SHAPE = 3;

const LIGHT: readonly ColorRole[] = ['surface_page', 'surface_raised', 'surface_subtle', 'surface_muted'];

/** Foreground and background colours with their minimum contrast. */
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

/** Share of the text colour in a button's hover background. */
const HOVER_SHARE = 0.1;
/** Share of a colour in its tint. */
const TINT_SHARE = 0.12;

/** Colours from which a missing one is derived. */
const originsOf = (role: ColorRole): readonly ColorRole[] => {
  if (role === 'action_ground_hover') return ['action_ground', 'action_text'];
  if (role === 'accent_ground_hover') return ['accent_ground', 'accent_text'];
  return role === 'accent_tint' ? ['accent_ground'] : [];
};

/** Adds derived colours: hover backgrounds and a tint. */
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

/** A given colour with too little contrast. */
export interface ColorProblem {
  role: ColorRole;
  message: string;
}

/**
 * The given colours with too little contrast to other given or default colours, one problem per colour.
 * @param unreadable given values that aren't valid colours; their pairs are skipped
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
      // Derived colours are checked too, and reported for their origin.
      const role = origins.find((one) => given[one] !== undefined);
      const ratio = wcagContrast(of(on), of(ground));
      if (!role || ratio >= atLeast || origins.some((one) => unreadable.includes(one))) continue;
      const finding = `${wordsOf(role, on, ground)} is ${Math.floor(ratio * 100) / 100}:1, needs ${atLeast}:1`;
      found.set(role, [...(found.get(role) ?? []), finding]);
    }
  }
  return [...found].map(([role, findings]) => ({
    role,
    message: `too little contrast (WCAG AA): ${findings.join('; ')}`,
  }));
}
