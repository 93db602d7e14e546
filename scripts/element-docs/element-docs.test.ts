// @vitest-environment node
import { readFileSync } from 'node:fs';
import { DEFAULT_PAGE_SIZE } from '@diwan/sdk/contract';
import { expect, it } from 'vitest';
import { attributeName } from '../../packages/widgets/src/elements/attributes/attribute-kinds';
import { elements } from '../../packages/widgets/src/elements/definitions';
import { vars } from '../../packages/widgets/src/foundation/theme';
import { customElementsManifest, htmlCustomData } from './manifests.mjs';
import { elementReference } from './reference.mjs';
import { writtenFiles } from './write.mjs';

it.each([...writtenFiles()])(
  '%s is up to date (`node scripts/element-docs/write.mjs` writes it)',
  (file, content) => {
    expect(readFileSync(file, 'utf8')).toBe(content);
    expect(content).toContain('diwan-product-grid');
  },
);

it('documents every element and every attribute', () => {
  const reference = elementReference();
  for (const { tag, attributes } of elements) {
    const section = reference.split('## ').find((part) => part.startsWith(`\`<${tag}>\``));
    for (const name of Object.keys(attributes)) expect(section).toContain(`| \`${attributeName(name)}\` |`);
  }
});

it('lists the properties and attributes of the definitions in the manifests', () => {
  const { modules } = customElementsManifest();
  const declared = modules.flatMap(({ declarations }) => declarations);
  const tags = new Map(htmlCustomData().tags.map((tag) => [tag.name, tag]));
  expect(declared.map(({ tagName }) => tagName).sort()).toEqual(elements.map(({ tag }) => tag).sort());
  for (const { tag, attributes, methods } of elements.map((element) => ({ methods: {}, ...element }))) {
    const properties = [...Object.keys(attributes), 'shopUrl', 'currency'];
    const { members } = declared.find(({ tagName }) => tagName === tag) ?? {};
    const ofKind = (kind: string) =>
      members?.filter((member) => member.kind === kind).map(({ name }) => name) ?? [];
    expect(ofKind('field').sort()).toEqual(properties.sort());
    expect(ofKind('method')).toEqual(Object.keys(methods));
    expect(
      tags
        .get(tag)
        ?.attributes.map(({ name }) => name)
        .sort(),
    ).toEqual([...properties.map(attributeName), 'lang'].sort());
  }
});

it('lists only existing slots, parts and tokens in the manifests', () => {
  const declared = customElementsManifest().modules.flatMap(({ declarations }) => declarations);
  const grid = declared.find(({ tagName }) => tagName === 'diwan-product-grid');
  expect(grid?.slots.map(({ name }) => name)).toEqual(['', 'loading', 'empty', 'error']);
  expect(grid?.cssParts?.map(({ name }) => name)).toContain('card-name');
  const tokens = JSON.stringify(vars);
  for (const { name } of grid?.cssProperties ?? []) expect(tokens).toContain(`var(${name})`);
  for (const { tagName, slots } of declared) expect(slots[0], tagName).toMatchObject({ name: '' });
});

it('lists slots and parts in the description of a tag for editors', () => {
  const tags = new Map(htmlCustomData().tags.map(({ name, description }) => [name, description]));
  const declared = customElementsManifest().modules.flatMap(({ declarations }) => declarations);
  for (const { tagName, description, slots, cssParts = [] } of declared) {
    const [content, ...named] = slots;
    const listed = [...named, ...cssParts].map((one) => `- \`${one.name}\`: ${one.description}`);
    const value = tags.get(tagName)?.value.split('\n');
    expect(value, tagName).toEqual(
      expect.arrayContaining([description, `**Between the tags**: ${content?.description}`, ...listed]),
    );
    expect(value?.includes('**Slots**'), tagName).toBe(named.length > 0);
    expect(value?.includes('**Parts**'), tagName).toBe(cssParts.length > 0);
  }
  expect(tags.get('diwan-product-grid')).toMatchObject({
    kind: 'markdown',
    value: expect.stringContaining('- `card-name`: '),
  });
});

it('lists which attributes are required and what others default to', () => {
  const attributes = customElementsManifest()
    .modules.flatMap(({ declarations }) => declarations)
    .flatMap((declaration) => declaration.attributes);
  for (const { name, description, required = false } of attributes)
    expect(required, name).toBe(
      /Required: without it the element shows the content between/.test(description),
    );
  const defaults = new Map(attributes.map(({ name, default: initial }) => [name, initial]));
  expect(defaults.get('limit')).toBe(String(DEFAULT_PAGE_SIZE));
  expect(defaults.get('quantity')).toBe('1');
  expect(defaults.get('sort')).toBe('default');
  expect(defaults.get('kind')).toBe('message');
});

it('uses the terms of each format for attribute types', () => {
  const [grid] = customElementsManifest()
    .modules.flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName === 'diwan-product-grid');
  const types = new Map(grid?.attributes.map(({ name, type }) => [name, type.text]));
  expect(types.get('ids')).toBe('readonly number[]');
  expect(types.get('sort')).toContain("'price_asc' | 'price_desc'");
  const data = htmlCustomData().tags.find(({ name }) => name === 'diwan-product-grid');
  const attribute = (name: string) => data?.attributes.find((one) => one.name === name);
  expect(attribute('single-page')).toMatchObject({ valueSet: 'v' });
  expect(attribute('sort')).toMatchObject({
    values: expect.arrayContaining([{ name: 'newest' }]),
  });
});
