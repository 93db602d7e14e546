/**
 * Stands in for valibot in the embed: what the contract's schemas are made of, at a sixth of the weight. It accepts,
 * refuses and puts out the same, as `valibot.test.ts` proves schema by schema; of what is wrong it tells the first
 * problem only, its path and what was expected there: the SDK reads no more.
 */
import { EMAIL_REGEX, HEX_COLOR_REGEX } from 'valibot';

/** @typedef {{ expected: string, message: string, path: PropertyKey[] }} Issue */
/** @typedef {{ value?: unknown, issue?: Issue | undefined }} Outcome */
/** @typedef {(input: any) => Outcome} Step What is done to a value: a check, a change, a whole schema. */
/** @typedef {Record<string, Step>} Entries */
/** @typedef {Step & { entries: Entries }} ObjectSchema */

/** @param {string} expected @param {PropertyKey[]} [path] @returns {Outcome} */
const failed = (expected, path = []) => ({ issue: { expected, message: `Expected ${expected}`, path } });

/** @param {string} expected @param {(input: any) => boolean} accepts @returns {Step} */
const check = (expected, accepts) => (input) => (accepts(input) ? { value: input } : failed(expected));

/** @param {Step} wrapped @param {(input: unknown) => boolean} isAbsent @param {unknown} standIn @returns {Step} */
const unless = (wrapped, isAbsent, standIn) => (input) => {
  const value = isAbsent(input) && standIn !== undefined ? standIn : input;
  return isAbsent(value) ? { value } : wrapped(value);
};

/**
 * Reads all parts of a list or an object, whatever is wrong with the first: lists within tell what they leave out.
 * @template {PropertyKey} Key
 * @param {any} input @param {any} value receives the parts @param {Iterable<Key>} keys @param {(key: Key) => Step} stepAt
 * @returns {Outcome}
 */
function readParts(input, value, keys, stepAt) {
  /** @type {Issue | undefined} */
  let issue;
  for (const key of keys) {
    const part = stepAt(key)(input[key]);
    // What may be missing, and is, stays missing.
    if (key in input || part.value !== undefined) value[key] = part.value;
    if (part.issue) issue ??= { ...part.issue, path: [key, ...part.issue.path] };
  }
  return { value, issue };
}

const partOf = (/** @type {Entries} */ entries) => (/** @type {string} */ key) =>
  /** @type {Step} */ (entries[key]);

/** @param {unknown} input @returns {boolean} */
const isObject = (input) => typeof input === 'object' && input !== null;

/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => check('unknown', () => true);
/* @__NO_SIDE_EFFECTS__ */
export const string = () => check('string', (input) => typeof input === 'string');
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => check('boolean', (input) => typeof input === 'boolean');
/* @__NO_SIDE_EFFECTS__ */
export const number = () => check('number', (input) => typeof input === 'number' && !Number.isNaN(input));
/* @__NO_SIDE_EFFECTS__ */
export const picklist = (/** @type {readonly unknown[]} */ options) =>
  check(options.join(' | '), (input) => options.includes(input));
/* @__NO_SIDE_EFFECTS__ */
export const literal = (/** @type {unknown} */ value) => picklist([value]);

/* @__NO_SIDE_EFFECTS__ */
export const integer = () => check('integer', Number.isInteger);
/* @__NO_SIDE_EFFECTS__ */
export const finite = () => check('finite', Number.isFinite);
/* @__NO_SIDE_EFFECTS__ */
export const minValue = (/** @type {number} */ least) => check(`>=${least}`, (input) => input >= least);
/* @__NO_SIDE_EFFECTS__ */
export const maxValue = (/** @type {number} */ most) => check(`<=${most}`, (input) => input <= most);
/* @__NO_SIDE_EFFECTS__ */
export const minLength = (/** @type {number} */ least) =>
  check(`>=${least}`, ({ length }) => length >= least);
/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (/** @type {number} */ most) => check(`<=${most}`, ({ length }) => length <= most);
/* @__NO_SIDE_EFFECTS__ */
export const regex = (/** @type {RegExp} */ pattern) => check(`${pattern}`, (input) => pattern.test(input));
/* @__NO_SIDE_EFFECTS__ */
export const hexColor = () => regex(HEX_COLOR_REGEX);
/* @__NO_SIDE_EFFECTS__ */
export const email = () => regex(EMAIL_REGEX);
/* @__NO_SIDE_EFFECTS__ */
export const url = () =>
  check('url', (input) => {
    try {
      return Boolean(new URL(input));
    } catch {
      return false;
    }
  });

/* @__NO_SIDE_EFFECTS__ */
export const transform = (/** @type {(input: any) => unknown} */ change) =>
  /** @type {Step} */ ((input) => ({ value: change(input) }));
/* @__NO_SIDE_EFFECTS__ */
export const trim = () => transform((input) => input.trim());
/* @__NO_SIDE_EFFECTS__ */
export const rawTransform = (/** @type {(context: { dataset: { value: any } }) => unknown} */ action) =>
  transform((value) => action({ dataset: { value } }));
/** What the OpenAPI generator reads; nothing does here. */
/* @__NO_SIDE_EFFECTS__ */
export const metadata = () => unknown();

/* @__NO_SIDE_EFFECTS__ */
export const optional = (/** @type {Step} */ wrapped, /** @type {unknown} */ standIn = undefined) =>
  unless(wrapped, (input) => input === undefined, standIn);
/* @__NO_SIDE_EFFECTS__ */
export const nullable = (/** @type {Step} */ wrapped, /** @type {unknown} */ standIn = undefined) =>
  unless(wrapped, (input) => input === null, standIn);
/* @__NO_SIDE_EFFECTS__ */
export const nullish = (/** @type {Step} */ wrapped, /** @type {unknown} */ standIn = undefined) =>
  unless(wrapped, (input) => input === undefined || input === null, standIn);

/* @__NO_SIDE_EFFECTS__ */
export const fallback = (/** @type {Step} */ schema, /** @type {unknown} */ value) =>
  /** @type {Step} */ (
    (input) => {
      const outcome = schema(input);
      return outcome.issue ? { value } : outcome;
    }
  );

/* @__NO_SIDE_EFFECTS__ */
export const pipe = (/** @type {Step[]} */ ...steps) =>
  /** @type {Step} */ (
    (input) =>
      steps.reduce(
        (/** @type {Outcome} */ outcome, step) => (outcome.issue ? outcome : step(outcome.value)),
        { value: input },
      )
  );

/* @__NO_SIDE_EFFECTS__ */
export const array = (/** @type {Step} */ item) =>
  /** @type {Step} */ (
    (input) => (Array.isArray(input) ? readParts(input, [], input.keys(), () => item) : failed('Array'))
  );

/* @__NO_SIDE_EFFECTS__ */
export const object = (/** @type {Entries} */ entries) =>
  Object.assign(
    /** @type {Step} */ (
      (input) =>
        isObject(input) ? readParts(input, {}, Object.keys(entries), partOf(entries)) : failed('Object')
    ),
    { entries },
  );

/** The options differ in what they expect at `key`. */
/* @__NO_SIDE_EFFECTS__ */
export const variant = (/** @type {string} */ key, /** @type {readonly ObjectSchema[]} */ options) =>
  /** @type {Step} */ (
    (input) =>
      isObject(input)
        ? (options.find(({ entries }) => !partOf(entries)(key)(input[key]).issue)?.(input) ??
          failed('variant', [key]))
        : failed('Object')
  );

/** A value that is of none of the options is a problem as a whole. */
/* @__NO_SIDE_EFFECTS__ */
export const union = (/** @type {readonly Step[]} */ options) =>
  /** @type {Step} */ (
    (input) => options.map((option) => option(input)).find(({ issue }) => !issue) ?? failed('union')
  );

export class ValiError extends Error {
  /** @override */
  name = 'ValiError';

  /** @param {readonly [Issue]} issues */
  constructor(issues) {
    super(issues[0].message);
    this.issues = issues;
  }
}

export const getDotPath = (/** @type {Issue} */ { path }) => path.join('.') || null;

/** @param {Step} schema @param {unknown} input */
export function safeParse(schema, input) {
  const { value, issue } = schema(input);
  return { success: !issue, output: value, issues: [issue] };
}

export const is = (/** @type {Step} */ schema, /** @type {unknown} */ input) => !schema(input).issue;

/** @param {Step} schema @param {unknown} input @throws {ValiError} */
export function parse(schema, input) {
  const { value, issue } = schema(input);
  if (issue) throw new ValiError([issue]);
  return value;
}
