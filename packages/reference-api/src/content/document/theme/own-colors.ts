import { colorProblems } from './color-pairs';
import { DEFAULT_COLORS, isColorRole } from './default-colors';

/** What is wrong with colours that a shop sets in its configuration; undefined if nothing is. */
export function ownColorProblem(
  colors: Readonly<Record<string, string>>,
): { role: string; message: string } | undefined {
  const unknown = Object.keys(colors).find((role) => !isColorRole(role));
  if (unknown)
    return { role: unknown, message: `is unknown; there are ${Object.keys(DEFAULT_COLORS).join(', ')}` };
  const [problem] = colorProblems(colors);
  return problem;
}
