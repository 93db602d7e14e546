import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { withPattern } from '../../wire/json-schema-pattern';
import { catalogueSchema } from '../catalogue-schema';
import { describeField } from './describe-field';

type Child = JsonSchema | boolean;

/** Rules that JSON Schema can't express; only the import checks them. */
const IGNORED_ACTIONS = ['trim', 'finite', 'check', 'raw_check', 'transform', 'partial_check'];

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: IGNORED_ACTIONS,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'regex' && valibotAction.type !== 'hex_color') return undefined;
    const { requirement } = valibotAction as unknown as { requirement: RegExp };
    return withPattern(jsonSchema, requirement);
  },
};

/** Makes editors flag unknown keys, as the import does, except notes, which begin with `_`. */
const closed = { additionalProperties: false, patternProperties: { '^_': {} } };

/** Adds descriptions to all fields, and disallows unknown keys. */
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

/** JSON Schema of the catalogue document, for completion, descriptions and validation in editors. */
export const catalogueJsonSchema = (): JsonSchema => ({
  title: 'Diwan catalogue',
  ...described(toJsonSchema(catalogueSchema, config), ''),
});
