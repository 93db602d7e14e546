import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadNamespaces } from '../../foundation/i18n';
import { attributeName, attributeValue } from '../attributes/attribute-kinds';
import { elements } from '../definitions';
import { createEmbedSession } from '../session/embed-session';
import { createElementTexts } from './element-texts';
import { registerElement } from './register-element';

const texts = createElementTexts(async (locale) => {
  const resources = await loadNamespaces(locale, ['common', 'errors']);
  return resources[locale] ?? {};
});

/** A value of each kind, as a page writes it into an attribute. */
const examples: Readonly<Record<string, string>> = {
  string: 'NF1042',
  number: '3',
  boolean: '',
  numbers: '3, 4',
  json: '{"a":1}',
};

const widgets = elements.flatMap((definition) =>
  'Widget' in definition && definition.Widget ? [definition] : [],
);

afterEach(() => document.body.replaceChildren());

describe('properties set before the element is defined', () => {
  it.each(widgets.map((definition) => [definition.tag, definition] as const))(
    'are those of <%s>, and win over its attributes',
    async (tag, definition) => {
      const values = Object.fromEntries(
        Object.entries(definition.attributes).map(([name, kind]) => [
          name,
          attributeValue(kind, (typeof kind === 'string' ? examples[kind] : kind.at(-1)) ?? ''),
        ]),
      );
      const element = Object.assign(document.createElement(tag), values);
      for (const name of Object.keys(values)) element.setAttribute(attributeName(name), '');
      document.body.append(element);
      await texts.load('en');
      const shown: object[] = [];
      const Widget = (props: object) => {
        shown.push(props);
        return null;
      };
      registerElement(
        { tag, attributes: definition.attributes, Widget, reservedBlockSize: '0' },
        texts,
        createEmbedSession(),
      );
      await waitFor(() => expect(shown.at(-1)).toEqual(values));
      // What is set from now on reaches the widget too.
      for (const name of Object.keys(values)) expect(Object.hasOwn(element, name)).toBe(false);
    },
  );
});
