import { sayOnce } from '../../foundation/diagnostics/say-once';
import { emit } from '../events/element-events';
import { explainFailure } from './explain-failure';
import type { Problem } from './problem';

const say = (line: string, problem?: string): void => sayOnce(`Diwan: ${line}`, problem);

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  address: 'an http(s) URL or a path',
  boolean: 'true or false',
  number: 'a positive whole number',
  numbers: 'positive whole numbers between commas',
  json: 'JSON',
};

type ValueProblem = Extract<Problem, { type: 'value' }>;

/** The value as a script writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value}]`;
  return typeof value === 'object' ? 'an object' : String(value);
}

/** The value as the page has written it. */
const assignment = ({ name, isProperty, value }: ValueProblem): string =>
  isProperty ? `.${name} = ${literal(value)}` : ` ${name}="${value}"`;

function explainValue({ kind, most, isFilter }: ValueProblem): string {
  if (most !== undefined) return `is reduced to ${most}`;
  const expected = typeof kind === 'string' ? (kindNames[kind] ?? kind) : `one of ${kind.join(', ')}`;
  return `is not ${expected}, ${isFilter ? 'so nothing is shown' : 'and ignored'}`;
}

/** Says in the console what is wrong with an element, and dispatches `diwan-error` when it failed. */
export function explain(element: HTMLElement, problem: Problem): void {
  if (problem.type === 'value') {
    say(`<${element.localName}>${assignment(problem)} ${explainValue(problem)}.`);
  } else if (problem.type === 'missing') {
    const message = `<${element.localName}>: ${problem.text}`;
    say(message);
    emit(element, 'diwan-error', {
      tag: element.localName,
      reason: 'not-found',
      address: undefined,
      message,
    });
  } else if (problem.type === 'template') {
    say(`<${element.localName}>: ${problem.text}`);
  } else {
    const detail = explainFailure(element, problem.error, problem.address);
    if (!detail) return;
    // Both are for the page to correct; no stack leads there.
    if (detail.reason === 'invalid-address') say(detail.message, `${problem.error}`);
    else if (detail.reason === 'not-found') console.error(`Diwan: ${detail.message}`);
    else console.error(`Diwan: ${detail.message}`, problem.error);
    emit(element, 'diwan-error', detail);
  }
}
