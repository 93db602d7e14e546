import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { attributeName } from '../attributes/attribute-kinds';
import { elements } from '.';

const folder = path.join(process.cwd(), 'packages/widgets/src/elements/definitions');

it('names every element by its file, which the embed build goes by', () => {
  const files = readdirSync(import.meta.dirname ?? folder).filter((file) => file.endsWith('.element.ts'));
  expect(elements.map(({ tag }) => tag).sort()).toEqual(
    files.map((file) => `diwan-${path.basename(file, '.element.ts')}`).sort(),
  );
});

it('has no attribute that means something else in HTML', () => {
  const taken = [
    'id',
    'class',
    'style',
    'title',
    'hidden',
    'lang',
    'dir',
    'slot',
    'part',
    'tabindex',
    'role',
    'draggable',
  ];
  for (const { attributes } of elements) {
    expect(Object.keys(attributes).map(attributeName)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(`^(${taken.join('|')})$`)]),
    );
  }
});
