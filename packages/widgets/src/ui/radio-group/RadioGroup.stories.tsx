import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useWords } from '../../testing';
import { RadioGroup } from './RadioGroup';

export default { title: 'ui/RadioGroup', component: RadioGroup } satisfies Meta;

export const Payment: StoryObj = {
  render: () => {
    const words = useWords({
      en: { legend: 'Payment', cash: 'Cash on delivery', card: 'Card', soon: 'Not available yet' },
      ar: { legend: 'الدفع', cash: 'الدفع عند الاستلام', card: 'بطاقة', soon: 'غير متاحة حاليًا' },
    });
    const [value, setValue] = useState<'cash' | 'card'>('cash');
    return (
      <RadioGroup
        legend={words.legend}
        value={value}
        onChange={setValue}
        options={[
          { value: 'cash', label: words.cash },
          { value: 'card', label: words.card, hint: words.soon, disabled: true },
        ]}
      />
    );
  },
};
