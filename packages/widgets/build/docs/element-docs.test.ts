// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attributeName } from '../../src/elements/attributes/attribute-kinds';
import { elements } from '../../src/elements/definitions';
import { elementReference, guide, withReference } from './element-docs.mjs';

it('is up to date in the guide (`node build/docs/element-docs.mjs` writes it)', () => {
  const written = readFileSync(guide, 'utf8');
  expect(written).toContain(elementReference());
  expect(written).toBe(withReference(written));
});

it('documents every element and every attribute', () => {
  const reference = elementReference();
  for (const { tag, attributes } of elements) {
    const section = reference.split('### ').find((part) => part.startsWith(`\`<${tag}>\``));
    for (const name of Object.keys(attributes)) expect(section).toContain(`| \`${attributeName(name)}\` |`);
  }
});
