import type { Settings } from '@diwan/sdk/contract';
import { wcagContrast } from 'culori';
import { type ColorRole, DEFAULT_COLORS } from '../../content/document/theme/default-colors';

/** Colours of the shop's theme that the printed catalogue uses. */
const ROLES = [
  'text_primary',
  'text_secondary',
  'text_muted',
  'line_subtle',
  'line_control',
  'surface_muted',
  'action_ground',
] as const satisfies readonly ColorRole[];

export type PrintedColors = Readonly<Record<(typeof ROLES)[number], string>>;

/** Minimum contrast of text on paper (WCAG AA). */
const TEXT_CONTRAST = 4.5;

/** The shop's colours; the defaults for a dark theme, because paper is white. */
export function printedColors({ theme }: Pick<Settings, 'theme'>): PrintedColors {
  const given: Partial<Record<ColorRole, string>> = theme?.colors ?? {};
  const isDark = wcagContrast(given.text_primary ?? DEFAULT_COLORS.text_primary, '#ffffff') < TEXT_CONTRAST;
  const colors = isDark ? DEFAULT_COLORS : { ...DEFAULT_COLORS, ...given };
  return Object.fromEntries(ROLES.map((role) => [role, colors[role]])) as PrintedColors;
}
