import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { catalogueSchema } from '../catalogue-schema';
import { describeField } from './describe-field';

type Child = JsonSchema | boolean;

/** Rules that a JSON Schema can't state; the import checks them. */
const UNSTATED = ['trim', 'finite', 'check', 'raw_check', 'transform', 'partial_check'];

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: UNSTATED,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type === 'hex_color') return { ...jsonSchema, pattern: '^#[\\dA-Fa-f]{3,8}$' };
    if (valibotAction.type !== 'regex') return undefined;
    const { requirement } = valibotAction as unknown as { requirement: RegExp };
    // A flag that ignores case is one a schema can't state.
    return requirement.ignoreCase ? jsonSchema : { ...jsonSchema, pattern: requirement.source };
  },
};

/** Editors underline what the import would warn of; keys that begin with `_` are the maker's notes. */
const closed = { additionalProperties: false, patternProperties: { '^_': {} } };

/** The schema with the description of each field; names nothing else than the import reads. */
function described(schema: JsonSchema, path: string): JsonSchema {
  const inside = (child: Child): Child => (typeof child === 'boolean' ? child : described(child, path));
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      ...closed,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]): [string, Child] => {
          const at = path ? `${path}.${name}` : name;
          if (typeof field === 'boolean') return [name, field];
          const description = describeField(at);
          return [name, { ...(description && { description }), ...described(field, at) }];
        }),
      ),
    }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inside(additionalProperties) }),
  };
}

/** The catalogue document as a JSON Schema, for editors: completion, descriptions and wrong values as one types. */
export const catalogueJsonSchema = (): JsonSchema => ({
  title: 'Diwan catalogue',
  ...described(toJsonSchema(catalogueSchema, config), ''),
});
