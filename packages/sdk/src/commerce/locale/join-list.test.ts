import { expect, it } from 'vitest';
import { joinList } from './join-list';

it('separates names as the language does', () => {
  expect(joinList(['White', 'Sand', 'Clay'], 'en')).toBe('White, Sand, Clay');
  expect(joinList(['أبيض', 'رملي', 'طيني'], 'ar')).toBe('أبيض، رملي، طيني');
  expect(joinList(['أبيض'], 'ar')).toBe('أبيض');
});
