import * as v from 'valibot';
import type { CallName, Route } from '../../contract';
import type { RawResponse } from '../exchange';
import { parseJson } from '../parse-json';
import { ContractError } from './call-errors';

const SNIPPET_LENGTH = 200;

function reasonOf({ results: schema }: Route, { headers, text }: RawResponse): string {
  const json = parseJson(text);
  if (!json) return `with ${headers.get('content-type') ?? 'no content type'} that isn't JSON`;
  const [issue] = v.safeParse(schema, Object(json.value).results).issues ?? [];
  if (json.value === undefined || !issue) return 'the response is empty';
  const path = v.getDotPath(issue);
  return `results${path ? `.${path}` : ''} should be ${issue.expected ?? issue.type}`;
}

/** The error for a response that `readResults` rejects, with the reason. */
export function contractErrorOf(endpoint: CallName, row: Route, response: RawResponse): ContractError {
  const { status, text } = response;
  // A page instead of JSON doesn't come from the API, so nothing is known about the write.
  const tookEffect = row.method === 'POST' && parseJson(text) !== undefined;
  const advice = tookEffect ? '. It took effect: don’t send it again' : '';
  return new ContractError(`${endpoint} returned ${status}, but ${reasonOf(row, response)}${advice}`, {
    endpoint,
    status,
    tookEffect,
    snippet: row.method === 'POST' ? undefined : text.slice(0, SNIPPET_LENGTH),
  });
}
