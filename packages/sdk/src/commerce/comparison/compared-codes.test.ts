import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_CODE_PATTERN } from '../../contract';
import { comparePath, MAX_COMPARED } from './compare-path';
import { comparedCodes } from './compared-codes';

describe('comparedCodes', () => {
  it('reads codes between commas of either script, with what comes along when a text is copied', () => {
    expect(comparedCodes('NF1042, rm1043،\u200f«AS١٠٤٤».')).toEqual({
      codes: ['NF1042', 'rm1043', 'AS1044'],
      unreadable: [],
    });
    for (const list of [
      'NF1042，RM1043',
      'NF1042؛ RM1043.',
      '\nNF1042\nRM1043\n',
      '\u2067nf1042\u00a0|rm١٠٤٣\u2069',
    ])
      expect(comparedCodes(list).codes.map((code) => code.toUpperCase())).toEqual(['NF1042', 'RM1043']);
    expect(comparedCodes('NF1042%2CRM1043').codes).toEqual([]);
    expect(comparedCodes(null)).toEqual({ codes: [], unreadable: [] });
  });

  it('keeps the first four, each once', () => {
    expect(comparedCodes('B2,A1,b2,C3,A1,D4,E5').codes).toEqual(['B2', 'A1', 'C3', 'D4']);
  });

  it('tells what is no code, shortened', () => {
    expect(comparedCodes('NF1042,a b/c,-,<script>,<script>,')).toEqual({
      codes: ['NF1042'],
      unreadable: ['ab/c', '-', '<script>'],
    });
    expect(comparedCodes('x'.repeat(100)).unreadable).toEqual(['x'.repeat(32)]);
    expect(comparedCodes('😀'.repeat(100)).unreadable).toEqual(['😀'.repeat(32)]);
    expect(comparedCodes('-1,-2,-3,-4,-5').unreadable).toHaveLength(4);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('NF1042', 'nf1042', 'RM1043', 'A1', 'B-2', ' ', '،', '٣'), { maxLength: 12 })
      .map(String),
  );
  it('reads at most four codes, all valid and none twice, of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { codes, unreadable } = comparedCodes(text);
        expect(codes.length).toBeLessThanOrEqual(MAX_COMPARED);
        expect(new Set(codes.map((code) => code.toLowerCase())).size).toBe(codes.length);
        for (const code of codes) expect(code).toMatch(PRODUCT_CODE_PATTERN);
        for (const other of unreadable) expect(other).not.toMatch(PRODUCT_CODE_PATTERN);
      }),
    );
  });
  it('reads its own address again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { codes } = comparedCodes(text);
        const { searchParams, pathname } = new URL(comparePath(codes), 'https://shop.example');
        expect(pathname).toBe('/compare');
        expect(comparedCodes(searchParams.get('items'))).toEqual({ codes, unreadable: [] });
      }),
    );
  });
  it('takes little time for an endless text', () => {
    expect(comparedCodes(',A'.repeat(1_000_000)).codes).toEqual(['A']);
  });
});

describe('comparePath', () => {
  it('has the codes, at most four', () => {
    expect(comparePath(['NF1042', 'RM1043'])).toBe('/compare?items=NF1042,RM1043');
    expect(comparePath(['A', 'B', 'A', 'C', 'D', 'E'])).toBe('/compare?items=A,B,C,D');
    expect(comparePath([])).toBe('/compare');
  });
});
