import type { FieldProblem, FieldProblems, Validation } from '@diwan/sdk/commerce';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { FormDraft } from './form-draft';

/** `failed` and `editing` both show the form; `sent` is final (spec §4 «Lead/quote/request form»). */
export type FormStatus = 'editing' | 'sending' | 'failed' | 'sent';

export type TextKey<Values> = {
  [Key in keyof Values & string]: Values[Key] extends string ? Key : never;
}[keyof Values & string];

export interface FormState<Values> {
  readonly values: Values;
  readonly status: FormStatus;
  /** Problems found by the last submit, or on leaving a field, and not corrected since, by field. */
  readonly problems: FieldProblems<keyof Values & string>;
  /** The field whose problem was found last on leaving it. */
  readonly left: (keyof Values & string) | undefined;
  /** The rejection of `send` or `validate`; undefined unless `failed`. */
  readonly error: unknown;
  /** Number of invalid submits. As the key of an alert, it has the alert read again after each. */
  readonly refusals: number;
}

export type Validate<Values, Valid> = (
  values: Values,
) => Validation<keyof Values & string, Valid> | Promise<Validation<keyof Values & string, Valid>>;

export interface FormModel<Values> {
  readonly state: ReadonlySignal<FormState<Values>>;
  /** Returns all values after the change. */
  change<Key extends keyof Values & string>(name: Key, value: Values[Key]): Values;
  /** Checks a field that the visitor leaves, if it was filled in or changed. */
  check<Valid>(name: TextKey<Values>, validate: Validate<Values, Valid>): Promise<void>;
  /** Validates, then sends. Ignored while sending. Never rejects. */
  submit<Valid>(
    validate: Validate<Values, Valid>,
    send: (valid: Valid, values: Values) => Promise<unknown>,
  ): Promise<void>;
}

/**
 * A press elsewhere takes the focus from a field while it is still going on. A message shown meanwhile would move what is
 * pressed from under the pointer.
 */
const pressEnd = async (): Promise<void> => {
  if (!document.querySelector(':active')) return;
  await new Promise((resolve) => {
    // A finger's press is over when the focus moves, but for the mouse events that the browser derives from it.
    for (const type of ['mouseup', 'pointercancel'])
      window.addEventListener(type, resolve, { once: true, capture: true });
  });
};

function noProblems<Field extends string>(): FieldProblems<Field> {
  const none: Partial<Record<Field, FieldProblem>> = {};
  return none;
}

/**
 * The state of a form. Only success ends it: an invalid submit shows all problems, a failed one can be retried, and a
 * change clears its field's problem.
 */
export function createFormModel<Values extends object>(
  initialValues: Values,
  draft: FormDraft | undefined,
): FormModel<Values> {
  const state = signal<FormState<Values>>({
    values: initialValues,
    status: 'editing',
    problems: noProblems<keyof Values & string>(),
    left: undefined,
    error: undefined,
    refusals: 0,
  });
  const changed = new Set<keyof Values>();
  const update = (fields: Partial<FormState<Values>>) => {
    state.value = { ...state.peek(), ...fields };
  };

  return {
    state,

    change(name, value) {
      const { values: before, problems } = state.peek();
      const values = { ...before, [name]: value };
      const { [name]: _corrected, ...others } = problems;
      changed.add(name);
      update({ values, problems: others as FieldProblems<keyof Values & string> });
      draft?.write(values);
      return values;
    },

    async check(name, validate) {
      const { values } = state.peek();
      if (values[name] === '' && !changed.has(name)) return;
      await pressEnd();
      const validation = await validate(values);
      const now = state.peek();
      // Sent or changed in the meantime.
      if (validation.isValid || now.status === 'sending' || now.values[name] !== values[name]) return;
      const { [name]: problem } = validation.problems;
      if (problem === undefined) return;
      update({
        problems: { ...now.problems, [name]: problem },
        left: now.problems[name] ? now.left : name,
      });
    },

    async submit(validate, send) {
      const { values, status, refusals } = state.peek();
      if (status === 'sending') return;
      const showSending = () =>
        update({ status: 'sending', problems: noProblems(), left: undefined, error: undefined });
      try {
        const validating = validate(values);
        if (validating instanceof Promise) showSending();
        const validation = validating instanceof Promise ? await validating : validating;
        if (!validation.isValid) {
          const { problems } = validation;
          update({ status: 'editing', problems, left: undefined, error: undefined, refusals: refusals + 1 });
          return;
        }
        showSending();
        await send(validation.value, values);
        draft?.clear();
        update({ status: 'sent' });
      } catch (error) {
        update({ status: 'failed', error });
      }
    },
  };
}
