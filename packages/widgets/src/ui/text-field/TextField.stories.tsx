import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useI18n } from '../../i18n';
import { TextField, type TextFieldProps } from './TextField';

export default { title: 'ui/TextField', component: TextField } satisfies Meta;
type Story = StoryObj;

function Example({ start = '', ...props }: { start?: string } & Omit<TextFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <TextField {...props} value={value} onChange={setValue} />;
}

export const Empty: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <Example
        label={t('common:form.name')}
        placeholder={t('common:form.name_placeholder')}
        autoComplete="name"
      />
    );
  },
};

export const Optional: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <Example
        kind="email"
        label={t('common:form.email')}
        optionalLabel={t('common:optional')}
        placeholder={t('common:form.email_placeholder')}
      />
    );
  },
};

/** Arabic digits arrive as ASCII; the number reads left to right in both languages. */
export const Phone: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <Example
        kind="phone"
        label={t('common:form.phone')}
        hint={t('checkout:phone.length_hint', { count: 9 })}
        autoComplete="tel-national"
      />
    );
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '٥٠١٢٣٤٥٦٧');
    await expect(field).toHaveValue('501234567');
  },
};

export const Invalid: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <Example
        kind="email"
        start="noura@"
        label={t('common:form.email')}
        error={t('common:form.email_invalid')}
      />
    );
  },
};

export const ReadOnly: Story = {
  render: () => <Example kind="phone" start="501234567" readOnly label={useI18n().t('common:form.phone')} />,
};

export const Disabled: Story = {
  render: () => <Example disabled label={useI18n().t('common:form.name')} />,
};
