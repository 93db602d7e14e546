import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { attributeName } from './attribute-kinds';
import { elementTable } from './element-table';
import { reservedBlockSize } from './reserved-space';

const folder = path.join(process.cwd(), 'packages/widgets/src/elements');

it('names every element by its tag and file, which the embed build goes by', () => {
  const files = readdirSync(import.meta.dirname ?? folder).filter((file) => file.endsWith('.element.ts'));
  const tags = files.map((file) => `diwan-${path.basename(file, '.element.ts')}`);
  expect(Object.keys(elementTable).sort()).toEqual(tags.sort());
  for (const [tag, definition] of Object.entries(elementTable)) expect(definition.tag).toBe(tag);
});

it('keeps room for every element', () => {
  for (const tag of Object.keys(elementTable)) expect(reservedBlockSize(tag)).not.toBe('0');
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
  for (const { attributes } of Object.values(elementTable)) {
    expect(Object.keys(attributes).map(attributeName)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(`^(${taken.join('|')})$`)]),
    );
  }
});
