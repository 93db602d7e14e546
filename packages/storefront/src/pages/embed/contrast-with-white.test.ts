import { describe, expect, it } from 'vitest';
import { contrastWithWhite, formatContrast } from './contrast-with-white';

describe('contrastWithWhite', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 21],
    ['#767676', 4.54],
    ['#777777', 4.48],
  ])('of %s is %d', (color, contrast) => {
    expect(contrastWithWhite(color)).toBeCloseTo(contrast, 2);
  });
});

describe('formatContrast', () => {
  it('has one decimal in both languages', () => {
    expect(formatContrast(21, 'en')).toBe('21.0');
    expect(formatContrast(4.5, 'en')).toBe('4.5');
    expect(formatContrast(4.5, 'ar')).toBe('٤٫٥');
  });

  it('never rounds up to a limit', () => {
    expect(formatContrast(4.499, 'en')).toBe('4.4');
  });
});
