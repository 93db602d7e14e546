import { expect, test } from 'vitest';
import { projectPath } from './project-path';

test('path of a project', () => {
  expect(projectPath(7)).toBe('/projects/7');
});
