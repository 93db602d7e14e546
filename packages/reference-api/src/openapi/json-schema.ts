import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { componentSchemas } from './component-schemas';

const refs = new Map<unknown, string>(
  Object.entries(componentSchemas).map(([name, schema]) => [schema, `#/components/schemas/${name}`]),
);

/** In a URL everything is text: of the forms a parameter may be given in, the typed one, which comes first, documents it. */
const typedForms = new Set(['array', 'boolean', 'number']);

const isParameter = (schema: object): boolean => {
  const { options = [] } = schema as { options?: { type?: string }[] };
  return typedForms.has(options[0]?.type ?? '');
};

/** Actions that say nothing a schema could: they tidy the value, or their rule stands in its description. */
const UNSEEN_ACTIONS = ['trim', 'finite', 'check', 'transform'];

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: UNSEEN_ACTIONS,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    const first = isParameter(valibotSchema) ? jsonSchema.anyOf?.[0] : undefined;
    return typeof first === 'object' ? first : undefined;
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    // Patterns are read with the flag `u`; a schema can't say so and needn't.
    if (valibotAction.type === 'regex' || valibotAction.type === 'url') return jsonSchema;
    // Its pattern has the flag `i`, which a schema can't say.
    if (valibotAction.type === 'hex_color') return { ...jsonSchema, pattern: '^#[\\dA-Fa-f]{3,8}$' };
    const { metadata } = valibotAction as { metadata?: { lenientItem?: GenericSchema } };
    return metadata?.lenientItem && { type: 'array', items: itemSchemaOf(metadata.lenientItem) };
  },
};

function itemSchemaOf(schema: GenericSchema): JsonSchema {
  const $ref = refs.get(schema);
  if ($ref) return { $ref };
  const { $schema, ...item } = toJsonSchema(schema, config);
  return item;
}

/**
 * JSON Schemas (draft 2020-12, as OpenAPI 3.1 has it) of what is put in, by the names of `schemas`; the shared
 * entities are references to `#/components/schemas`.
 */
export function jsonSchemasOf<Name extends string>(
  schemas: Record<Name, GenericSchema>,
): Record<Name | keyof typeof componentSchemas, JsonSchema> {
  return toJsonSchemaDefs({ ...componentSchemas, ...schemas }, config);
}
