import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { renderTags, useI18n } from '../../i18n';
import { Checkbox } from './Checkbox';

export default { title: 'ui/Checkbox', component: Checkbox } satisfies Meta;
type Story = StoryObj;

function Terms({ error }: { error?: string }) {
  const { t } = useI18n();
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox checked={checked} onChange={setChecked} error={error}>
      {renderTags(t('checkout:terms.agree'), {
        1: (words) => (
          <a href="#terms" style={{ textDecoration: 'underline' }}>
            {words}
          </a>
        ),
      })}
    </Checkbox>
  );
}

export const WithLink: Story = { render: () => <Terms /> };
export const Invalid: Story = { render: () => <Terms error={useI18n().t('checkout:agree_terms_error')} /> };
