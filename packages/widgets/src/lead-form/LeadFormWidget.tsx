import {
  type ContactField,
  type FieldProblem,
  type FieldProblems,
  hasMissingFields,
} from '@diwan/sdk/commerce';
import { useState } from 'react';
import { type Translate, useI18n } from '../i18n';
import { useDiwan } from '../provider';
import { type LeadFields, LeadFormView, LeadThanksView } from './LeadFormView';

interface Editing {
  readonly status: 'editing' | 'sending';
  readonly problems: FieldProblems<ContactField>;
  readonly hasFailed: boolean;
}
type State = Editing | { readonly status: 'sent' };

const empty: LeadFields = { name: '', phone: '', email: '' };
const editing: Editing = { status: 'editing', problems: {}, hasFailed: false };

/** Sends a visitor's contact details to a lead form of the shop (spec §4 «Lead/quote/request form»). */
export function LeadFormWidget({ sourceId }: { sourceId: number }) {
  const { client } = useDiwan();
  const { t } = useI18n();
  const [values, setValues] = useState(empty);
  const [state, setState] = useState<State>(editing);

  if (state.status === 'sent') {
    return (
      <LeadThanksView
        title={t('common:lead.success_title', { name: values.name.trim() })}
        text={t('common:lead.success_text')}
      />
    );
  }

  const change = (field: ContactField, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    const { [field]: _mended, ...problems } = state.problems;
    setState({ ...state, problems });
  };
  const submit = async () => {
    setState({ ...editing, status: 'sending' });
    try {
      // Few visitors send the form of a page: the rest never download what judges it.
      const { validateLeadForm } = await import('./validate-lead-form');
      const form = validateLeadForm(values);
      if (!form.isValid) return setState({ ...editing, problems: form.problems });
      await client.leads.create(sourceId, form.value);
      setState({ status: 'sent' });
    } catch {
      // Spec §8: one sentence for every failure; what was typed stays.
      setState({ ...editing, hasFailed: true });
    }
  };

  return (
    <LeadFormView
      values={values}
      onChange={change}
      onSubmit={submit}
      isSending={state.status === 'sending'}
      errors={fieldErrors(state.problems, t)}
      message={formMessage(state, t)}
      labels={{
        name: t('common:form.name'),
        phone: t('common:form.phone'),
        phonePlaceholder: t('common:form.phone_placeholder'),
        email: t('common:form.email'),
        optional: t('common:optional'),
        submit: t('common:lead.submit'),
        sending: t('common:form.sending'),
        privacy: t('common:form.privacy_note'),
      }}
    />
  );
}

function formMessage({ problems, hasFailed }: Editing, t: Translate) {
  if (hasFailed) return t('errors:something_went_wrong');
  return hasMissingFields(problems) ? t('errors:all_fields_required') : undefined;
}

const names = { name: 'common:form.name', phone: 'common:form.phone', email: 'common:form.email' } as const;

function fieldError(field: ContactField, problem: FieldProblem, t: Translate): string {
  if (problem === 'invalid' && field === 'phone') return t('common:form.phone_invalid');
  if (problem === 'invalid' && field === 'email') return t('common:form.email_invalid');
  return t('common:form.field_required', { field: t(names[field]) });
}

function fieldErrors(problems: FieldProblems<ContactField>, t: Translate) {
  const errors: Partial<Record<ContactField, string>> = {};
  for (const [field, problem] of Object.entries(problems) as [ContactField, FieldProblem][]) {
    errors[field] = fieldError(field, problem, t);
  }
  return errors;
}
