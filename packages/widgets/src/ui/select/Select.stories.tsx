import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useI18n } from '../../i18n';
import { useWords } from '../../testing';
import { Select, type SelectProps } from './Select';

export default { title: 'ui/Select', component: Select } satisfies Meta;
type Story = StoryObj;

function Example({ start, ...props }: { start: string } & Omit<SelectProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <Select {...props} value={value} onChange={setValue} />;
}

export const Sort: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <Example
        start="default"
        label={t('common:sort.label')}
        options={(['default', 'name_asc', 'price_asc', 'newest'] as const).map((key) => ({
          value: key,
          label: t(`common:sort.${key}`),
        }))}
      />
    );
  },
};

export const NothingChosen: Story = {
  render: () => {
    const words = useWords({
      en: { label: 'City', placeholder: 'Choose', riyadh: 'Riyadh', error: 'Choose a city' },
      ar: { label: 'المدينة', placeholder: 'اختر', riyadh: 'الرياض', error: 'اختر مدينة' },
    });
    return (
      <Example
        start=""
        label={words.label}
        placeholder={words.placeholder}
        error={words.error}
        options={[{ value: 'riyadh', label: words.riyadh }]}
      />
    );
  },
};
