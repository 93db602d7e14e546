import { MAX_NAME_LENGTH, nameSchema } from '@diwan/sdk/contract';
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { withPattern } from '../../platform/wire/json-schema-pattern';
import { componentSchemas } from './component-schemas';

const refs = new Map<unknown, string>(
  Object.entries(componentSchemas).map(([name, schema]) => [schema, `#/components/schemas/${name}`]),
);

/** URL parameters are text; their schemas also accept a typed form, which comes first and documents them. */
const typedForms = new Set(['array', 'boolean', 'number']);

const isParameter = (schema: object): boolean => {
  const { options = [] } = schema as { options?: { type?: string }[] };
  return typedForms.has(options[0]?.type ?? '');
};

/** Actions without a JSON Schema equivalent: they normalize the value, or their rule is in the description. */
const IGNORED_ACTIONS = ['trim', 'finite', 'check', 'transform'];

/** The document describes a name as it may be typed: the checks of its schema apply after it has been cleaned. */
const typedName: JsonSchema = { type: 'string', minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: '\\S' };

function withNames(schema: object, { properties, ...rest }: JsonSchema): JsonSchema {
  const { entries } = schema as v.ObjectSchema<v.ObjectEntries, undefined>;
  const names = Object.keys(entries).filter((key) => entries[key] === nameSchema);
  return {
    ...rest,
    properties: { ...properties, ...Object.fromEntries(names.map((key) => [key, typedName])) },
  };
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: IGNORED_ACTIONS,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'object') return withNames(valibotSchema, jsonSchema);
    const first = isParameter(valibotSchema) ? jsonSchema.anyOf?.[0] : undefined;
    if (typeof first === 'object') return first;
    // As a default, null makes generated types require the field.
    const { default: byDefault, ...rest } = jsonSchema;
    return byDefault === null ? rest : undefined;
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type === 'url') return jsonSchema;
    if (valibotAction.type === 'regex' || valibotAction.type === 'hex_color') {
      const { requirement } = valibotAction as unknown as { requirement: RegExp };
      return withPattern(jsonSchema, requirement);
    }
    const { metadata } = valibotAction as { metadata?: { lenientItem?: v.GenericSchema } };
    return metadata?.lenientItem && { type: 'array', items: itemSchemaOf(metadata.lenientItem) };
  },
};

function itemSchemaOf(schema: v.GenericSchema): JsonSchema {
  const $ref = refs.get(schema);
  if ($ref) return { $ref };
  const { $schema, ...item } = toJsonSchema(schema, config);
  return item;
}

/**
 * JSON Schemas (draft 2020-12, as in OpenAPI 3.1) of the inputs of `schemas`, by name. Component schemas become
 * references to `#/components/schemas`.
 */
export function jsonSchemasOf<Name extends string>(
  schemas: Record<Name, v.GenericSchema>,
): Record<Name | keyof typeof componentSchemas, JsonSchema> {
  return toJsonSchemaDefs({ ...componentSchemas, ...schemas }, config);
}
