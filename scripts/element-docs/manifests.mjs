/** Metadata of the elements for editors and other tools, generated from the comments on their definitions. */
import packageFile from '../../packages/widgets/package.json' with { type: 'json' };
import { cssProperties, elementComments } from './comments.mjs';

/** Attributes of every element. @type {readonly import('./comments.mjs').Tag[]} */
export const commonAttributes = [
  {
    name: 'lang',
    type: 'en|ar',
    text: 'Language; by default that of the nearest ancestor with `lang`.',
  },
  {
    name: 'shop-url',
    type: 'string',
    text: "URL of the shop; by default that of the nearest `<diwan-shop>`, then the script tag's `data-shop-url`, then the shop that serves the script.",
  },
  {
    name: 'currency',
    type: 'symbol|code',
    text: "Whether prices show the currency's sign or its code; by default as in the shop's settings.",
  },
].map((attribute) => ({ kind: 'attr', isOptional: true, ...attribute }));

/** An event of every element with content. @type {import('./comments.mjs').Tag} */
export const errorEvent = {
  kind: 'event',
  name: 'diwan-error',
  type: 'CustomEvent',
  text: 'The element or one of its API calls failed; `detail` has the reason.',
};

/** Allowed values of an attribute; empty when any value is allowed. @param {string} type */
const wordsOf = (type) => (type.includes('|') ? type.split('|') : []);

/** @param {string} type as written in the comment */
const typeText = (type) =>
  wordsOf(type)
    .map((word) => `'${word}'`)
    .join(' | ') || type.replace(/^numbers$/, 'readonly number[]');

/** `product-grid` → `productGrid` */
const camelCase = (/** @type {string} */ name) =>
  name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase());
const className = (/** @type {string} */ tag) => camelCase(`-${tag}`);

/** `custom-elements.json`: https://github.com/webcomponents/custom-elements-manifest */
export const customElementsManifest = () => ({
  schemaVersion: '1.0.0',
  readme: 'docs/embed/reference.md',
  modules: elementComments().map(({ tag, about, attributes, methods, events, slots, parts }) => ({
    kind: 'javascript-module',
    // Their types; the script comes from the shop.
    path: 'dist/index.d.ts',
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className(tag),
        tagName: tag,
        description: about,
        superclass: { name: 'HTMLElement' },
        attributes: [...attributes, ...commonAttributes].map(({ name, type, text, initial, isOptional }) => ({
          name,
          fieldName: camelCase(name),
          type: { text: typeText(type) },
          ...(initial && { default: initial }),
          // A field of our own: the format has none.
          ...(!isOptional && { required: true }),
          description: text,
        })),
        members: [
          ...[...attributes, ...commonAttributes.filter(({ name }) => name !== 'lang')].map(
            ({ name, type, text }) => ({
              kind: 'field',
              name: camelCase(name),
              attribute: name,
              type: { text: `${typeText(type)} | undefined` },
              description: text,
            }),
          ),
          ...methods.map(({ name, type, text }) => ({
            kind: 'method',
            name,
            return: { type: { text: type } },
            description: text,
          })),
        ],
        events: [...events, ...(parts.length > 0 ? [errorEvent] : [])].map(({ name, type, text }) => ({
          name,
          type: { text: type },
          description: text,
        })),
        slots: slots.map(({ name, text }) => ({ name, description: text })),
        ...(parts.length > 0 && {
          cssParts: parts.map(({ name, text }) => ({ name, description: text })),
          cssProperties: cssProperties.map(({ name, text }) => ({ name, description: text })),
        }),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: className(tag) } }],
  })),
});

/** A list under a heading. @param {string} heading @param {readonly import('./comments.mjs').Tag[]} tags */
const listOf = (heading, tags) =>
  tags.length === 0
    ? []
    : [[`**${heading}**`, '', ...tags.map(({ name, text }) => `- \`${name}\`: ${text}`)].join('\n')];

/**
 * The description editors show for a tag. Includes slots and parts, for which custom data has no fields. @param
 * {import('./comments.mjs').ElementComment} element
 */
const markdownOf = ({ about, slots, parts }) =>
  [
    about,
    ...slots.filter(({ name }) => !name).map(({ text }) => `**Between the tags**: ${text}`),
    ...listOf(
      'Slots',
      slots.filter(({ name }) => name),
    ),
    ...listOf('Parts', parts),
  ].join('\n\n');

/** Custom data for HTML in VS Code: https://code.visualstudio.com/blogs/2020/02/24/custom-data-format */
export const htmlCustomData = () => ({
  version: 1.1,
  tags: elementComments().map((element) => ({
    name: element.tag,
    description: { kind: 'markdown', value: markdownOf(element) },
    attributes: [...element.attributes, ...commonAttributes].map(({ name, type, text }) => ({
      name,
      description: text,
      // Boolean attributes have no value.
      ...(type === 'boolean' && { valueSet: 'v' }),
      ...(wordsOf(type).length > 0 && { values: wordsOf(type).map((word) => ({ name: word })) }),
    })),
  })),
});

/** `web-types.json`, which JetBrains editors read: https://github.com/JetBrains/web-types */
export const webTypes = () => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: '@diwan/widgets',
  version: packageFile.version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elementComments().map(({ tag, about, attributes, events, slots, parts }) => ({
        name: tag,
        description: about,
        attributes: [...attributes, ...commonAttributes].map(({ name, type, text }) => ({
          name,
          description: text,
          value: type === 'boolean' ? { kind: 'no-value' } : { kind: 'plain', type: typeText(type) },
        })),
        slots: slots.map(({ name, text }) => ({ name: name || 'default', description: text })),
        js: {
          events: [...events, ...(parts.length > 0 ? [errorEvent] : [])].map(({ name, text }) => ({
            name,
            description: text,
          })),
        },
        ...(parts.length > 0 && {
          css: {
            parts: parts.map(({ name, text }) => ({ name, description: text })),
            properties: cssProperties.map(({ name, text }) => ({ name, description: text })),
          },
        }),
      })),
    },
  },
});
