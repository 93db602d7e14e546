import type { FieldProblem } from '@diwan/sdk/commerce';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSignalValue } from '../signals/use-signal-value';
import { formDraft } from './form-draft';
import { createFormModel, type FormState, type TextKey, type Validate } from './form-model';

export interface FormOptions<Values, Valid> {
  initialValues: Values;
  /** May be async, so that validation code can be loaded on the first submit. */
  validate: Validate<Values, Valid>;
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

export interface UsedForm<Values> extends FormState<Values> {
  /** Ref of the `<form>`: its first invalid field is focused after an invalid submit. */
  readonly ref: RefObject<HTMLFormElement | null>;
  field(name: TextKey<Values>): FormField;
  change<Key extends keyof Values & string>(name: Key, value: Values[Key]): void;
  /** Validates, then sends. Ignored while sending. Never rejects. */
  submit(event?: FormEvent): Promise<void>;
}

/** Texts of a form's fields by name, such as those typed into the server-rendered form before hydration. */
const typedTexts = (form: HTMLFormElement | null): [name: string, text: string][] =>
  [...(form?.elements ?? [])].flatMap((control) => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
    return control.type === 'radio' || control.type === 'checkbox' ? [] : [[control.name, control.value]];
  });

/**
 * A form that keeps its values until they are sent: an invalid submit focuses the first invalid field. A field that was
 * filled in or changed is checked when the visitor leaves it, never before.
 */
export function useForm<Values extends object, Valid>(options: FormOptions<Values, Valid>): UsedForm<Values> {
  const { initialValues, validate, send, onChange, draftName } = options;
  const [{ draft, model }] = useState(() => {
    const draft = draftName === undefined ? undefined : formDraft(draftName);
    return { draft, model: createFormModel(initialValues, draft) };
  });
  const state = useSignalValue(model.state);
  const ref = useRef<HTMLFormElement>(null);

  const { refusals } = state;
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus({ preventScroll: true });
    // On focus, WebKit scrolls less than that, to behind a sticky header.
    invalid?.scrollIntoView?.({ block: 'nearest' });
  }, [refusals]);

  // A repetition changes nothing: fields that hold a value keep it.
  useEffect(() => {
    for (const [field, text] of [...typedTexts(ref.current), ...Object.entries(draft?.read() ?? {})]) {
      const name = field as keyof Values & string;
      if (model.state.peek().values[name] !== '' || text === '') continue;
      const values = model.change(name, text as Values[typeof name]);
      onChange?.(values);
    }
  }, [draft, model, onChange]);

  const change: UsedForm<Values>['change'] = (name, value) => {
    const values = model.change(name, value);
    onChange?.(values);
  };

  return {
    ...state,
    ref,
    change,
    submit(event) {
      event?.preventDefault();
      return model.submit(validate, send);
    },
    field: (name) => ({
      input: {
        name,
        // `TextKey` only allows string values.
        value: state.values[name] as string,
        onChange: (value) => change(name, value as Values[typeof name]),
        // Validation code that can't be loaded is reported when the form is sent.
        onBlur: () => void model.check(name, validate).catch(() => {}),
      },
      problem: state.problems[name],
      isAnnounced: state.left === name && state.problems[name] !== undefined,
    }),
  };
}
