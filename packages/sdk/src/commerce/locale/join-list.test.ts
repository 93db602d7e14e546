import { expect, it } from 'vitest';
import { joinList } from './join-list';

it("uses the language's separator", () => {
  expect(joinList(['White', 'Sand', 'Clay'], 'en')).toBe('White, Sand, Clay');
  expect(joinList(['أبيض', 'رملي', 'طيني'], 'ar')).toBe('أبيض، رملي، طيني');
  expect(joinList(['أبيض'], 'ar')).toBe('أبيض');
});
