import { describe, expect, it } from 'vitest';
import { physicalDirections } from '../../scripts/check-styles.mjs';

const found = (line: string): number => physicalDirections(line).length;

describe('physicalDirections', () => {
  it.each([
    'marginLeft: 4,',
    "paddingRight: vars.space['1'],",
    'borderTopLeftRadius: 2,',
    '  left: 0,',
    "'right': 0,",
    "textAlign: 'left',",
    'margin-left: 4px;',
    'text-align: right;',
    '.a { right: 0 }',
  ])('refuses %s', (line) => {
    expect(found(line)).toBe(1);
  });

  it.each([
    'marginInlineStart: 4,',
    'insetInlineEnd: 0,',
    "textAlign: 'start',",
    'text-align: end;',
    '// the arrow points left: it shows the way back',
    'const copyright = 1;',
    'gridTemplateAreas: \'"left right"\',',
  ])('allows %s', (line) => {
    expect(found(line)).toBe(0);
  });

  it('allows a physical direction with a reason', () => {
    expect(found('left: 0, // physical: follows the pointer')).toBe(0);
    expect(physicalDirections('// physical: follows the pointer\nleft: 0,')).toEqual([]);
  });

  it('returns the line', () => {
    expect(physicalDirections('a\nleft: 0')).toEqual([{ line: 2, text: 'left: 0' }]);
  });
});
