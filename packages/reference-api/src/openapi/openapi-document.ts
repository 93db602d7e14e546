import type { CallName, Endpoint, ErrorCode } from '@diwan/sdk/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { allEndpoints } from '../all-endpoints';
import { ApiError } from '../http/api-error';
import { messages } from '../http/messages';
import { componentSchemas } from './component-schemas';
import descriptions from './descriptions.json';
import { errorsOf } from './endpoint-errors';
import { exampleRequests } from './example-requests';
import exampleResponses from './example-responses.json';
import { jsonSchemasOf } from './json-schema';
import { mapFields } from './map-fields';

type Json = Record<string, unknown>;

/** The call's example on the demo shop, if there is one: staff's records are different in every shop. */
const exampleOf = (name: CallName): { params?: Json; query?: Json; body?: unknown } =>
  (exampleRequests as Partial<Record<CallName, { params?: Json; query?: Json; body?: unknown }>>)[name] ?? {};

const names = Object.keys(allEndpoints) as CallName[];

const ref = (kind: 'schemas' | 'parameters' | 'headers', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

/** `/group/{groups*}` → `/group/{groups}`: OpenAPI has no word for «the rest of the path». */
const openapiPath = (path: string): string => path.replaceAll('*}', '}');

/** A row's parts as properties of one schema, so that all rows are converted together and share entities. */
function rowSchema({ params, query, results, body }: Endpoint): v.GenericSchema {
  const parts: Record<string, v.GenericSchema> = { params, query, results, ...(body && { body }) };
  return v.object(parts);
}

/** The description of a field or component, by its path in {@link mapFields}. */
type Describe = (path: string) => string | undefined;

const storedDescription: Describe = (path) => (descriptions as Partial<Record<string, string>>)[path];

const describedBy =
  (describe: Describe) =>
  (field: JsonSchema, path: string): JsonSchema => {
    const description = describe(path);
    return description ? { ...field, description } : field;
  };

const propertyOf = (schema: JsonSchema, name: string): JsonSchema => {
  const property = schema.properties?.[name];
  return typeof property === 'object' ? property : {};
};

/** What a call takes or returns, its fields described. */
const partOf = (
  name: CallName,
  schema: JsonSchema,
  part: 'body' | 'results',
  describe: Describe,
): JsonSchema => mapFields(propertyOf(schema, part), `${name}/${part}`, describedBy(describe));

function parametersOf(name: CallName, schema: JsonSchema, describe: Describe): Json[] {
  const examples = exampleOf(name);
  const inPlace = (place: 'path' | 'query', part: JsonSchema, values: Json = {}): Json[] =>
    Object.entries(part.properties ?? {}).map(([key, property]) => ({
      name: key,
      in: place,
      description: describe(`${name}/${place === 'path' ? 'params' : 'query'}.${key}`),
      required: place === 'path',
      schema: property,
      ...(key in values && { example: values[key] }),
    }));
  return [
    ...inPlace('path', propertyOf(schema, 'params'), examples.params),
    ...inPlace('query', propertyOf(schema, 'query'), examples.query),
    ref('parameters', 'AcceptLanguage'),
    ...(allEndpoints[name].acceptsIdempotencyKey ? [ref('parameters', 'IdempotencyKey')] : []),
  ];
}

function failure(status: number, codes: readonly ErrorCode[]): Json {
  const hasFreshNumbers = codes.includes('price_changed');
  return {
    description: codes.map((code) => `\`${code}\`: ${messages.en[code]}`).join('\n\n'),
    headers: {
      'X-Request-Id': ref('headers', 'RequestId'),
      ...((status === 429 || status === 503) && { 'Retry-After': ref('headers', 'RetryAfter') }),
    },
    content: {
      'application/json': {
        schema: hasFreshNumbers
          ? { oneOf: [ref('schemas', 'PriceChanged'), ref('schemas', 'Error')] }
          : ref('schemas', 'Error'),
        // Every response's body names its code; `price_changed` carries more than an example here should repeat.
        examples: Object.fromEntries(
          codes
            .filter((code) => code !== 'price_changed')
            .map((code) => [code, { value: { message: messages.en[code], code } }]),
        ),
      },
    },
  };
}

function failuresOf(name: CallName): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(name)) {
    const { status } = new ApiError(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, failure(status, codes)]));
}

function operation(name: CallName, schema: JsonSchema, describe: Describe): Json {
  const row = allEndpoints[name];
  const answers: Partial<Record<CallName, unknown>> = exampleResponses;
  return {
    operationId: name,
    summary: row.summary,
    tags: [row.tag],
    parameters: parametersOf(name, schema, describe),
    ...(row.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: partOf(name, schema, 'body', describe),
            example: exampleOf(name).body,
          },
        },
      },
    }),
    ...(row.needsStaffToken && { security: [{ staffToken: [] }] }),
    responses: {
      200: {
        description: 'Success; the result is under `results`.',
        headers: {
          'X-Request-Id': ref('headers', 'RequestId'),
          ...(row.method === 'POST' &&
            !row.needsStaffToken && {
              'RateLimit-Limit': ref('headers', 'RateLimitLimit'),
              'RateLimit-Remaining': ref('headers', 'RateLimitRemaining'),
              'RateLimit-Reset': ref('headers', 'RateLimitReset'),
            }),
        },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['results', ...(row.isPaged ? ['limit'] : [])],
              properties: {
                results: partOf(name, schema, 'results', describe),
                ...(row.isPaged && {
                  limit: { type: 'integer', description: 'Page size; a shorter page is the last one.' },
                }),
              },
            },
            ...(name in answers && { example: answers[name] }),
          },
        },
      },
      ...failuresOf(name),
    },
  };
}

const integerHeader = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

/** The OpenAPI 3.1 description of every row of the endpoint table. */
export function openapiDocument(describe: Describe = storedDescription): Json {
  const rows = Object.fromEntries(names.map((name) => [name, rowSchema(allEndpoints[name])]));
  const schemas = jsonSchemasOf(rows as Record<CallName, v.GenericSchema>);
  const paths: Record<string, Json> = {};
  for (const name of names) {
    const { path, method } = allEndpoints[name];
    const key = openapiPath(path);
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation(name, schemas[name], describe) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Diwan API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The calls of a bilingual furniture shop. Answers stand under `results`; failures are `{ message, code, errors? }` ' +
        'with a message in the language of `Accept-Language`. Some names on the wire are misspelt and stay so: ' +
        '`postion`, `verfiy`, `subacategories`, `is_parlex`, `check_availity`.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(names.map((name) => allEndpoints[name].tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.keys(componentSchemas).map((name) => {
          const schema = schemas[name as keyof typeof componentSchemas];
          return [name, describedBy(describe)(mapFields(schema, name, describedBy(describe)), name)];
        }),
      ),
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'Language of messages: English or Arabic.',
          schema: { type: 'string', default: 'en' },
          example: 'ar',
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'A repeat of the call with the same key within 24 hours gets the first response and does nothing more. The ' +
            'same key with another body is refused; the key of a refused call may be used again.',
          schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
          example: '5f2c1c1e-8a51-4d0e-9d3c-0d2f4f0f8a11',
        },
      },
      headers: {
        RequestId: { description: 'Id of this call in the log.', schema: { type: 'string' } },
        RetryAfter: integerHeader('Seconds until the call may be repeated.'),
        RateLimitLimit: integerHeader('Calls allowed in a window.'),
        RateLimitRemaining: integerHeader('Calls left in this window.'),
        RateLimitReset: integerHeader('Seconds until the next window.'),
      },
      securitySchemes: { staffToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}
