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

/** Props for one text control. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: FieldProblem | undefined;
}

type TextKey<Values> = {
  [Key in keyof Values & string]: Values[Key] extends string ? Key : never;
}[keyof Values & string];

export interface FormState<Values> {
  readonly values: Values;
  readonly status: FormStatus;
  /** Problems found by the last submit and not corrected since, by field. */
  readonly problems: FieldProblems<keyof Values & string>;
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
 * The state of a form. Only success clears its values: an invalid submit focuses the first invalid field, a failed one
 * can be retried, and a change clears its field's problem.
 */
export function useForm<Values extends object, Valid>(options: FormOptions<Values, Valid>): UsedForm<Values> {
  const { initialValues, validate, send, onChange, draftName } = options;
  const draft = draftName === undefined ? undefined : formDraft(draftName);
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Values>>({
    values: initialValues,
    status: 'editing',
    problems: noProblems<keyof Values & string>(),
    error: undefined,
  });
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
    setState((current) => {
      const { [name]: _corrected, ...problems } = current.problems;
      return { ...current, values, problems: problems as FieldProblems<keyof Values & string> };
    });
    draft?.write(values);
    onChange?.(values);
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
      setState((current) => ({ ...current, status: 'sending', problems: noProblems(), error: undefined }));
    try {
      const validating = validate(values);
      if (validating instanceof Promise) showSending();
      const validation = validating instanceof Promise ? await validating : validating;
      if (!validation.isValid) {
        finish({ status: 'editing', problems: validation.problems, error: undefined });
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
      name,
      // `TextKey` only allows string values.
      value: state.values[name] as string,
      onChange: (value) => change(name, value as Values[typeof name]),
      problem: state.problems[name],
    }),
  };
}
