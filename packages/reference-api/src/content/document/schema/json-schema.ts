import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { withPattern } from '../../../platform/wire/json-schema-pattern';
import { catalogueSchema } from '../catalogue-schema';
import { sectionTypes } from '../section-fields';
import { type Descriptions, describeField } from './describe-field';

type Child = JsonSchema | boolean;

/** Rules that JSON Schema can't express; only the import checks them. */
const IGNORED_ACTIONS = ['trim', 'finite', 'check', 'raw_check', 'transform', 'partial_check'];

/** A section of a type that the contract doesn't have. */
const ownSection: JsonSchema = {
  type: 'object',
  properties: { type: { type: 'string', not: { enum: [...sectionTypes] } } },
  required: ['type'],
  additionalProperties: true,
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: IGNORED_ACTIONS,
  // Sections: a shop may have types of its own, whose fields only its import knows.
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'lazy'
      ? {
          anyOf: [
            toJsonSchema((valibotSchema as v.LazySchema<v.GenericSchema>).getter(undefined), config),
            ownSection,
          ],
        }
      : undefined,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'regex' && valibotAction.type !== 'hex_color') return undefined;
    const { requirement } = valibotAction as unknown as { requirement: RegExp };
    return withPattern(jsonSchema, requirement);
  },
};

/** Makes editors flag unknown keys, as the import does, except notes, which begin with `_`. */
const closed = { additionalProperties: false, patternProperties: { '^_': {} } };

/** Adds descriptions to all fields, and disallows unknown keys. */
function described(schema: JsonSchema, path: string, ofWire?: Descriptions): JsonSchema {
  const inside = (child: Child): Child =>
    typeof child === 'boolean' ? child : described(child, path, ofWire);
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      ...(additionalProperties !== true && closed),
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]): [string, Child] => {
          const at = path ? `${path}.${name}` : name;
          if (typeof field === 'boolean') return [name, field];
          const description = describeField(at, ofWire);
          return [name, { ...(description && { description }), ...described(field, at, ofWire) }];
        }),
      ),
    }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inside(additionalProperties) }),
  };
}

/**
 * JSON Schema of the catalogue document, for completion, descriptions and validation in editors.
 * @param ofWire descriptions of the contract's fields
 */
export const catalogueJsonSchema = (ofWire?: Descriptions): JsonSchema => ({
  title: 'Diwan catalogue',
  ...described(toJsonSchema(catalogueSchema, config), '', ofWire),
});
