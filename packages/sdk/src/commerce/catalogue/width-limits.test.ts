import { expect, test } from 'vitest';
import { clampWidth, widthLimits } from './width-limits';

test('from half to one and a half times the default width, in whole units', () => {
  expect(widthLimits({ default_width: 228 })).toEqual({ min: 114, max: 342, step: 5 });
  expect(widthLimits({ default_width: 228, min_width: 160, max_width: 300 })).toEqual({
    min: 160,
    max: 300,
    step: 5,
  });
  expect(widthLimits({ default_width: 228, min_width: 160.5 })).toEqual({ min: 161, max: 342, step: 5 });
  expect(widthLimits({ default_width: 45 })).toEqual({ min: 23, max: 67, step: 5 });
});

test('the minimum is at least one unit', () => {
  expect(widthLimits({ default_width: 0.5 })).toEqual({ min: 1, max: 1, step: 5 });
});

test('clampWidth returns the nearest possible width', () => {
  expect(clampWidth(100, { default_width: 228 })).toBe(114);
  expect(clampWidth(240, { default_width: 228 })).toBe(240);
  expect(clampWidth(9999, { default_width: 228 })).toBe(342);
});
