import type { FieldProblem, FieldProblems, Validation } from '@diwan/sdk/commerce';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formDraft } from './form-draft';

/** `failed` and `editing` both show the form; `sent` is final (spec §4 «Lead/quote/request form»). */
export type FormStatus = 'editing' | 'sending' | 'failed' | 'sent';

export interface FormOptions<Values, Valid> {
  initialValues: Values;
  /** May be async, so that validation code can be loaded on the first submit. */
  validate: (
    values: Values,
  ) => Validation<keyof Values & string, Valid> | Promise<Validation<keyof Values & string, Valid>>;
  /** Called with valid values only. If it rejects, the form becomes `failed`. */
  send: (valid: Valid, values: Values) => Promise<unknown>;
  /** Called with all values after each change, for state that outlives the page. */
  onChange?: (values: Values) => void;
  /** Names the form to store its values for the tab's lifetime, until it is sent. */
  draftName?: string;
}

/** One text field. */
export interface FormField {
  /** Props of its control. */
  readonly input: {
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Checks what the visitor leaves. */
    readonly onBlur: () => void;
  };
  readonly problem: FieldProblem | undefined;
  /** Whether the problem was found on leaving the field: its message is announced, since the focus is elsewhere. */
  readonly isAnnounced: boolean;
}

type TextKey<Values> = {
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
}

export interface UsedForm<Values> extends FormState<Values> {
  /** Number of invalid submits. As the key of an alert, it has the alert read again after each. */
  readonly refusals: number;
  /** For the `<form>`: its first invalid field is focused after an invalid submit. */
  readonly ref: RefObject<HTMLFormElement | null>;
  field(name: TextKey<Values>): FormField;
  change<Key extends keyof Values & string>(name: Key, value: Values[Key]): void;
  /** Validates, then sends. Ignored while sending. Never rejects. */
  submit(event?: FormEvent): Promise<void>;
}

function noProblems<Field extends string>(): FieldProblems<Field> {
  const none: Partial<Record<Field, FieldProblem>> = {};
  return none;
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

/**
 * The state of a form. Only success clears its values: an invalid submit focuses the first invalid field, a failed one
 * can be retried, and a change clears its field's problem. A field that was filled in or changed is checked when the
 * visitor leaves it, never before.
 */
export function useForm<Values extends object, Valid>(options: FormOptions<Values, Valid>): UsedForm<Values> {
  const { initialValues, validate, send, onChange, draftName } = options;
  const draft = draftName === undefined ? undefined : formDraft(draftName);
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Values>>({
    values: initialValues,
    status: 'editing',
    problems: noProblems<keyof Values & string>(),
    left: undefined,
    error: undefined,
  });
  const changed = useRef(new Set<keyof Values>());
  // Two events before the next render see the same state; this ref is always current.
  const latest = useRef({ values: initialValues, isSending: false });

  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus({ preventScroll: true });
    // On focus, WebKit scrolls less than that, to behind a sticky header.
    invalid?.scrollIntoView?.({ block: 'nearest' });
  }, [refusals]);

  const change: UsedForm<Values>['change'] = (name, value) => {
    const values = { ...latest.current.values, [name]: value };
    latest.current.values = values;
    changed.current.add(name);
    setState((current) => {
      const { [name]: _corrected, ...problems } = current.problems;
      return { ...current, values, problems: problems as FieldProblems<keyof Values & string> };
    });
    draft?.write(values);
    onChange?.(values);
  };

  const check = async (name: TextKey<Values>) => {
    const { values } = latest.current;
    if (values[name] === '' && !changed.current.has(name)) return;
    await pressEnd();
    const validation = await validate(values);
    // Sent or changed in the meantime.
    if (validation.isValid || latest.current.isSending || latest.current.values[name] !== values[name])
      return;
    const { [name]: problem } = validation.problems;
    if (problem === undefined) return;
    setState((current) => ({
      ...current,
      problems: { ...current.problems, [name]: problem },
      left: current.problems[name] ? current.left : name,
    }));
  };

  const first = useRef({ change, draft });
  useEffect(() => {
    const fill = (name: keyof Values & string, text: string) => {
      if (latest.current.values[name] === '' && text !== '')
        first.current.change(name, text as Values[typeof name]);
    };
    // Typed into the server-rendered form before hydration.
    for (const control of ref.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
      if (control.type === 'radio' || control.type === 'checkbox') continue;
      fill(control.name as keyof Values & string, control.value);
    }
    const stored = first.current.draft?.read() ?? {};
    for (const [name, text] of Object.entries(stored)) fill(name as keyof Values & string, text);
  }, []);

  const finish = (end: Pick<FormState<Values>, 'status'> & Partial<FormState<Values>>) => {
    latest.current.isSending = false;
    setState((current) => ({ ...current, ...end }));
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (latest.current.isSending) return;
    latest.current.isSending = true;
    const { values } = latest.current;
    const showSending = () =>
      setState((current) => ({
        ...current,
        status: 'sending',
        problems: noProblems(),
        left: undefined,
        error: undefined,
      }));
    try {
      const validating = validate(values);
      if (validating instanceof Promise) showSending();
      const validation = validating instanceof Promise ? await validating : validating;
      if (!validation.isValid) {
        finish({ status: 'editing', problems: validation.problems, left: undefined, error: undefined });
        setRefusals((count) => count + 1);
        return;
      }
      showSending();
      await send(validation.value, values);
      draft?.clear();
      finish({ status: 'sent' });
    } catch (error) {
      finish({ status: 'failed', error });
    }
  };

  return {
    ...state,
    refusals,
    ref,
    change,
    submit,
    field: (name) => ({
      input: {
        name,
        // `TextKey` only allows string values.
        value: state.values[name] as string,
        onChange: (value) => change(name, value as Values[typeof name]),
        // Validation code that can't be loaded is reported when the form is sent.
        onBlur: () => void check(name).catch(() => {}),
      },
      problem: state.problems[name],
      isAnnounced: state.left === name && state.problems[name] !== undefined,
    }),
  };
}
