import { cssProperties, elementComments } from './comments.mjs';

const list = (/** @type {readonly import('./comments.mjs').Tag[]} */ tags) =>
  tags.map(({ name, type, text }) => `  - \`${name}\`${type ? ` (${type})` : ''}: ${text}`);

/** `llms.txt` for assistants that write code: https://llmstxt.org. */
export const assistantGuide = () =>
  `# Diwan widgets

> Storefront widgets for furniture shops, in English and Arabic: React components (\`@diwan/widgets\`), custom elements (a script that
> each shop serves) and a typed client (\`@diwan/sdk\`). All share one cart and one price box.

- React: README.md of this package. \`createClient\`, \`createStores\`, \`createI18n\` and \`DiwanProvider\` once per page; import
  \`@diwan/widgets/styles.css\`. On a server: \`@diwan/widgets/server\`.
- Any other page: docs/embed/paste.md. Two lines:
  \`<script src="https://shop.example/embed/v1/diwan.js" crossorigin async></script>\` and an element.
- SDK: README.md of \`@diwan/sdk\`. \`createClient({ baseUrl: 'https://shop.example/api', locale: 'ar' })\`; errors are \`DiwanError\`s, whose
  \`visitorMessage\` is shown to visitors. Prices may be null: check with \`hasPrice\`.
- Texts come in pairs, \`name_en\` and \`name_ar\`: read them with \`localized(product, 'name', locale)\` of \`@diwan/sdk/commerce\`.
- Set \`lang\` and \`dir\` on \`<html>\`. Elements need no styles; they take these custom properties: ${cssProperties
    .map(({ name }) => `\`${name}\``)
    .join(', ')}.

## Elements

Each takes \`lang\`, \`shop-url\` and \`currency\`, and dispatches \`diwan-error\`.

${elementComments()
  .map(({ tag, about, attributes, events }) =>
    [`- \`<${tag}>\`: ${about}`, ...list(attributes), ...list(events)].join('\n'),
  )
  .join('\n')}
`;
