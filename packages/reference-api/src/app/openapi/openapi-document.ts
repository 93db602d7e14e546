import {
  type CallName,
  type Endpoint,
  type ErrorCode,
  EVENT_TYPES,
  type EventType,
} from '@diwan/sdk/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { allEndpoints, isRateLimited } from '../../platform/endpoints/all-endpoints';
import { ApiError } from '../../platform/http/api-error';
import { messages } from '../../platform/http/messages';
import descriptions from '../../platform/wire/descriptions.json';
import { componentSchemas } from './component-schemas';
import { errorsOf } from './endpoint-errors';
import exampleResponses from './example-responses.json';
import { jsonSchemasOf } from './json-schema';
import { mapFields } from './map-fields';

type Json = Record<string, unknown>;

const { price_changed: priceChanged, ...examples } = exampleResponses;
/** A test names the endpoints without one. */
const answers: Partial<Record<CallName, unknown>> = examples;

/** The example call of an endpoint; undefined where no parameters are needed. */
const exampleOf = (name: CallName): { params?: object; query?: object; body?: unknown } =>
  allEndpoints[name].example ?? {};

const names = Object.keys(allEndpoints) as CallName[];

const ref = (kind: 'schemas' | 'parameters' | 'headers', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

/** `/group/{groups*}` → `/group/{groups}`: OpenAPI has no catch-all parameters. */
const openapiPath = (path: string): string => path.replaceAll('*}', '}');

/** An endpoint's parts as properties of one schema, so that all endpoints are converted together and share components. */
function rowSchema({ params, query, results, body }: Endpoint): v.GenericSchema {
  const parts: Record<string, v.GenericSchema> = { params, query, results, ...(body && { body }) };
  return v.object(parts);
}

/** Returns the description of a field or component by its {@link mapFields} path. */
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

/** The schema of a body or results, with descriptions. */
const partOf = (
  name: CallName,
  schema: JsonSchema,
  part: 'body' | 'results',
  describe: Describe,
): JsonSchema => mapFields(propertyOf(schema, part), `${name}/${part}`, describedBy(describe));

function parametersOf(name: CallName, schema: JsonSchema, describe: Describe): Json[] {
  const examples = exampleOf(name);
  const inPlace = (place: 'path' | 'query', part: JsonSchema, values: object = {}): Json[] =>
    Object.entries(part.properties ?? {}).map(([key, property]) => ({
      name: key,
      in: place,
      description: describe(`${name}/${place === 'path' ? 'params' : 'query'}.${key}`),
      required: place === 'path',
      schema: property,
      ...(key in values && { example: (values as Json)[key] }),
    }));
  return [
    ...inPlace('path', propertyOf(schema, 'params'), examples.params),
    ...inPlace('query', propertyOf(schema, 'query'), examples.query),
    ref('parameters', 'AcceptLanguage'),
    ...(allEndpoints[name].acceptsIdempotencyKey ? [ref('parameters', 'IdempotencyKey')] : []),
  ];
}

/** The body of each error; 409 `price_changed` has current figures as well. */
const exampleOfError = (code: ErrorCode): Json => ({
  value: code === 'price_changed' ? priceChanged : { message: messages.en[code], code },
});

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
          ? // Not `oneOf`: a body with current figures is an `Error` too.
            { anyOf: [ref('schemas', 'PriceChanged'), ref('schemas', 'Error')] }
          : ref('schemas', 'Error'),
        examples: Object.fromEntries(codes.map((code) => [code, exampleOfError(code)])),
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

const notModified = {
  description: 'The response is still the one with the `ETag` that the request named in `If-None-Match`.',
  headers: { ETag: ref('headers', 'ETag') },
};

function operation(name: CallName, schema: JsonSchema, describe: Describe): Json {
  const row = allEndpoints[name];
  return {
    operationId: name,
    summary: row.summary,
    description: row.description,
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
    security: row.needsStaffToken ? [{ staffToken: [] }] : [],
    responses: {
      200: {
        description: 'Success; the result is under `results`.',
        headers: {
          'X-Request-Id': ref('headers', 'RequestId'),
          ...(row.method === 'GET' && { ETag: ref('headers', 'ETag') }),
          ...(isRateLimited(row) && {
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
                  total: {
                    type: 'integer',
                    minimum: 0,
                    description: 'Number of items on all pages; omitted where counting them would take long.',
                  },
                }),
              },
            },
            example: answers[name],
          },
        },
      },
      ...(row.method === 'GET' && { 304: notModified }),
      ...failuresOf(name),
    },
  };
}

const summaries: Readonly<Record<EventType, string>> = {
  'order.placed': 'A visitor placed an order',
  'order.status_changed': 'An order has another status',
  'request.received': 'A visitor sent a quote, contact or project request',
  'request.status_changed': 'A request has another status',
  'lead.received': 'A visitor left contact details',
  'lead.status_changed': 'A lead has another status',
};

const recordNames: Readonly<Record<string, keyof typeof componentSchemas>> = {
  order: 'OrderRecord',
  request: 'RequestRecord',
  lead: 'LeadRecord',
};

const signatureHeader = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The messages that the shop sends to `WEBHOOK_URL`, by type. */
const webhooks: Json = Object.fromEntries(
  EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `webhook.${type}`,
        summary: summaries[type],
        description:
          'Signed as Standard Webhooks describes; `verifyWebhook` of `@diwan/sdk/webhooks` checks it. Respond with 2xx within ' +
          '15 seconds, else the message is sent again for three days, with the same `webhook-id`.',
        tags: ['Webhooks'],
        parameters: [
          signatureHeader('webhook-id', 'Id of the message, the same in every attempt.'),
          signatureHeader('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
          signatureHeader('webhook-signature', '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`.'),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['type', 'timestamp', 'data'],
                properties: {
                  type: { const: type, description: 'Type of the message.' },
                  timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
                  data: ref('schemas', recordNames[type.split('.')[0] ?? ''] ?? 'OrderRecord'),
                },
              },
            },
          },
        },
        responses: {
          '2XX': { description: 'Received.' },
          410: { description: 'No more messages are wanted; this one isn’t sent again.' },
        },
        security: [],
      },
    },
  ]),
);

const integerHeader = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

const tagDescriptions: Readonly<Record<string, string>> = {
  Products: 'Single products and sets.',
  Categories: 'The categories and subcategories of products.',
  Settings: 'Brand, currency, tax, contact details and texts of the shop.',
  Staff: 'For the shop’s staff: what visitors submitted, and messages to other systems.',
  Pages: 'Pages made of sections, and the terms.',
  Leads: 'Contact details that visitors leave in a form.',
  Requests: 'Quote requests and messages of visitors.',
  Promos: 'Promo codes.',
  'Phone verification': 'One-time codes, which orders require.',
  Orders: 'Placing an order, and where it can be delivered.',
  Projects: 'Interiors that the shop has furnished.',
  Partners: 'Partners of the shop.',
  Redirects: 'Short links.',
  Webhooks: 'Messages that the shop sends to another system.',
};

/** The OpenAPI 3.1 document of all endpoints. */
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
        'The API of a bilingual furniture shop. Responses are under `results`; errors are `{ message, code, errors? }` ' +
        'with a message in the language of `Accept-Language`. Some names are misspelt and will stay so for compatibility: ' +
        '`postion`, `verfiy`, `subacategories`, `is_parlex`, `check_availity`.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set([...names.map((name) => allEndpoints[name].tag), 'Webhooks'])].map((name) => ({
      name,
      description: tagDescriptions[name],
    })),
    paths,
    webhooks,
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
            'Repeating the call with the same key within 24 hours returns the first response without side effects. The ' +
            'same key with another body is rejected; the key of a failed call can be reused.',
          schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
          example: '5f2c1c1e-8a51-4d0e-9d3c-0d2f4f0f8a11',
        },
      },
      headers: {
        ETag: { description: 'Identifies this content.', schema: { type: 'string' } },
        RequestId: { description: 'Id of this request in the log.', schema: { type: 'string' } },
        RetryAfter: integerHeader('Seconds until the call can be retried.'),
        RateLimitLimit: integerHeader('Calls allowed per window.'),
        RateLimitRemaining: integerHeader('Calls left in this window.'),
        RateLimitReset: integerHeader('Seconds until the window ends.'),
      },
      securitySchemes: { staffToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}
