import { isLocale, LOCALES } from '@diwan/sdk/commerce';
import { sayOnce } from '../../foundation/diagnostics/say-once';
import { emit } from '../events/element-events';
import { primaryLanguage } from '../surroundings/element-language';
import { explainFailure } from './explain-failure';
import { nearestName } from './nearest-name';
import type { Problem } from './problem';

/** Attributes of HTML and of frameworks, which mean nothing to an element and do no harm. */
const foreignAttributes =
  /^(?:(?:data|aria|v|x|hx|ng|on)-.*|on.*|class|id|style|slot|part|exportparts|lang|dir|hidden|title|role|tabindex|translate|inert|is|key|ref|nonce|draggable|autofocus|popover|item\w+)$|[^a-z-]/;

const say = (line: string, problem?: string): void => sayOnce(`Diwan: ${line}`, problem);

function explainMarkup(element: HTMLElement, known: readonly string[]): void {
  const tag = element.localName;
  const names = [...known, 'lang'];
  for (const { name } of element.attributes) {
    if (known.includes(name) || foreignAttributes.test(name)) continue;
    const meant = nearestName(name, names);
    say(
      `<${tag}> has no attribute "${name}". ${meant ? `Did you mean "${meant}"?` : `It has ${names.join(', ')}.`}`,
    );
  }
  const language = primaryLanguage(element);
  if (language && !isLocale(language))
    say(
      `<${tag}> isn't available in lang="${language}", so it is in English. Languages: ${LOCALES.join(', ')}.`,
    );
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  address: 'an http(s) URL or a path',
  boolean: 'true or false',
  number: 'a positive whole number',
  numbers: 'positive whole numbers between commas',
  json: 'JSON',
};

type ValueProblem = Extract<Problem, { type: 'value' }>;

/** As a script writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value}]`;
  return typeof value === 'object' ? 'an object' : String(value);
}

/** As the page has written it. */
const assignment = ({ name, isProperty, value }: ValueProblem): string =>
  isProperty ? `.${name} = ${literal(value)}` : ` ${name}="${value}"`;

function explainValue({ kind, most, isFilter }: ValueProblem): string {
  if (most !== undefined) return `is reduced to ${most}`;
  const expected = typeof kind === 'string' ? (kindNames[kind] ?? kind) : `one of ${kind.join(', ')}`;
  return `is not ${expected}, ${isFilter ? 'so nothing is shown' : 'and ignored'}`;
}

/** Says in the console what is wrong with an element, and dispatches `diwan-error` when it failed. */
export async function explain(element: HTMLElement, problem: Problem): Promise<void> {
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
  } else if (problem.type === 'markup') explainMarkup(element, problem.attributes);
  else {
    const detail = await explainFailure(element, problem.error, problem.address);
    if (!detail) return;
    // Both are for the page to correct; no stack leads there.
    if (detail.reason === 'invalid-address') say(detail.message, `${problem.error}`);
    else if (detail.reason === 'not-found') console.error(`Diwan: ${detail.message}`);
    else console.error(`Diwan: ${detail.message}`, problem.error);
    emit(element, 'diwan-error', detail);
  }
}
