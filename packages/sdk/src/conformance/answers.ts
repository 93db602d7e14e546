import { type EndpointName, parseReportingSkips, type ResultsOf, type Route, routes } from '../contract';
import { type Deviation, unless } from './deviation';
import { fieldOf, type Probed } from './probe';
import { schemaDeviations } from './schema-deviations';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const jsonType = ({ headers }: Probed): Deviation[] => {
  const type = headers.get('content-type');
  return unless(/\bjson\b/i.test(type ?? ''), 'headers.content-type', 'application/json', type);
};

/** A success in the envelope `{ results, limit? }`, whose results are of the row's schema. */
export function success(name: EndpointName, answer: Probed): Deviation[] {
  const route: Route = routes[name];
  const { status, json } = answer;
  if (status < 200 || status > 299) return unless(false, 'status', '2xx', status);
  if (json === undefined) return unless(false, 'body', 'JSON', answer.headers.get('content-type'));
  const limit = fieldOf(json, 'limit');
  return [
    ...jsonType(answer),
    ...unless(fieldOf(json, 'results') !== undefined, 'results', 'results in an envelope', json),
    ...(route.isPaged ? unless(Number.isInteger(limit), 'limit', 'the page size', limit) : []),
    ...schemaDeviations(route.results, answer.results),
  ];
}

/** A refusal with one of the statuses, and `{ message, code }` for visitors and programs. */
export function refusal(answer: Probed, statuses: readonly number[]): Deviation[] {
  const { status, json } = answer;
  const message = fieldOf(json, 'message');
  const code = fieldOf(json, 'code');
  return [
    ...unless(statuses.includes(status), 'status', statuses.join(' or '), status),
    ...unless(isText(message), 'message', 'words for visitors', message),
    ...unless(isText(code), 'code', 'a code for programs', code),
  ];
}

const isFieldError = (error: unknown): boolean =>
  typeof fieldOf(error, 'path') === 'string' && isText(fieldOf(error, 'message'));

/** A refusal of an invalid request, with the invalid fields. */
export function validationRefusal(answer: Probed): Deviation[] {
  const errors = fieldOf(answer.json, 'errors');
  const hasFields = Array.isArray(errors) && errors.length > 0 && errors.every(isFieldError);
  return [
    ...refusal(answer, [400, 422]),
    ...unless(hasFields, 'errors', 'a list of { path, message }', errors),
  ];
}

type ListName = {
  [Name in EndpointName]: ResultsOf<Name> extends readonly unknown[] ? Name : never;
}[EndpointName];

/** The valid items of a list; {@link success} reports the others. */
export const readable = <Name extends ListName>(name: Name, { results }: Probed): ResultsOf<Name> =>
  parseReportingSkips(routes[name].results, Array.isArray(results) ? results : []).output as ResultsOf<Name>;
