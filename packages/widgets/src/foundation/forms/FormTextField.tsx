import { useI18n } from '../i18n';
import { useAnnouncement } from '../ui/Announcer';
import { TextField, type TextFieldProps } from '../ui/TextField';
import { fieldProblemText } from './field-problem-text';
import type { FormField } from './use-form';

export interface FormTextFieldProps extends Omit<TextFieldProps, keyof FormField['input'] | 'error'> {
  field: FormField;
}

/** A text field of a form, with the message for its problem. Found on leaving the field, the problem is announced. */
export function FormTextField({ field, ...props }: FormTextFieldProps) {
  const { t } = useI18n();
  const { input, problem, isAnnounced } = field;
  const error = fieldProblemText(t, { name: input.name, label: props.label, problem });
  useAnnouncement((isAnnounced && error) || '');
  return <TextField {...props} {...input} error={error} />;
}
