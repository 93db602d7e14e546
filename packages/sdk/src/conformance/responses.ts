import * as v from 'valibot';
import {
  type Endpoint,
  type EndpointName,
  type ErrorCode,
  endpoints,
  errorTable,
  type ResultsOf,
} from '../contract';
import { type Deviation, unless } from './deviation';
import { fieldOf, type Probed } from './probe';
import { schemaDeviations } from './schema-deviations';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const jsonType = ({ headers }: Probed): Deviation[] => {
  const type = headers.get('content-type');
  return unless(/\bjson\b/i.test(type ?? ''), 'headers.content-type', 'application/json', type);
};

/** Checks for a success with the envelope `{ results, limit? }` and valid results. */
export function success(name: EndpointName, response: Probed): Deviation[] {
  const route: Endpoint = endpoints[name];
  const { status, json } = response;
  if (status < 200 || status > 299) return unless(false, 'status', '2xx', status);
  if (json === undefined) return unless(false, 'body', 'JSON', response.headers.get('content-type'));
  const limit = fieldOf(json, 'limit');
  return [
    ...jsonType(response),
    ...unless(fieldOf(json, 'results') !== undefined, 'results', 'a { results } envelope', json),
    ...(route.isPaged ? unless(Number.isInteger(limit), 'limit', 'the page size', limit) : []),
    ...schemaDeviations(route.results, response.results),
  ];
}

/**
 * Checks for an error with one of the codes, its status (`errorTable`) and a message for visitors. Clients rely on the
 * code, so any other code is a deviation.
 */
export function refusal(response: Probed, ...codes: readonly [ErrorCode, ...ErrorCode[]]): Deviation[] {
  const { status, json } = response;
  const message = fieldOf(json, 'message');
  const received = fieldOf(json, 'code');
  const code = codes.find((one) => one === received);
  const statuses = code
    ? [errorTable[code].status]
    : [...new Set(codes.map((one) => errorTable[one].status))];
  return [
    ...unless(
      statuses.some((one) => one === status),
      'status',
      statuses.join(' or '),
      status,
    ),
    ...unless(isText(message), 'message', 'a message for visitors', message),
    ...unless(code !== undefined, 'code', codes.join(' or '), received),
  ];
}

const isFieldError = (error: unknown): boolean =>
  typeof fieldOf(error, 'path') === 'string' && isText(fieldOf(error, 'message'));

/** Checks for a validation error that lists the invalid fields. */
export function validationRefusal(response: Probed): Deviation[] {
  const errors = fieldOf(response.json, 'errors');
  const hasFields = Array.isArray(errors) && errors.length > 0 && errors.every(isFieldError);
  return [
    ...refusal(response, 'validation_failed'),
    ...unless(hasFields, 'errors', 'a list of { path, message }', errors),
  ];
}

/** The results of a success; undefined if they break the contract, which {@link success} reports. */
export function parsed<Name extends EndpointName>(
  name: Name,
  { results }: Probed,
): ResultsOf<Name> | undefined {
  const read = v.safeParse(endpoints[name].results, results);
  return read.success ? (read.output as ResultsOf<Name>) : undefined;
}

/** Endpoints whose `results` are a list. */
export type ListName = {
  [Name in EndpointName]: ResultsOf<Name> extends readonly unknown[] ? Name : never;
}[EndpointName];

/** The valid items of a list; {@link success} reports the others. */
export const readable = <Name extends ListName>(name: Name, response: Probed): ResultsOf<Name> =>
  parsed(name, response) ?? ([] as unknown as ResultsOf<Name>);
