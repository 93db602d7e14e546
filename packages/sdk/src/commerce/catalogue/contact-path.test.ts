import { expect, test } from 'vitest';
import { contactPath } from './contact-path';

test('path of the contact form, with and without a subject', () => {
  expect(contactPath()).toBe('/contact');
  expect(contactPath({ itemId: 101 })).toBe('/contact?item_id=101');
  expect(contactPath({ itemId: 101, projectId: 2 })).toBe('/contact?item_id=101&project_id=2');
  expect(contactPath({ projectId: 2 })).toBe('/contact?project_id=2');
});
