import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { useWords } from '../../testing';
import { Breadcrumbs } from './Breadcrumbs';

export default { title: 'ui/Breadcrumbs', component: Breadcrumbs } satisfies Meta;

export const OfAProduct: StoryObj = {
  render: () => {
    const { t } = useI18n();
    const [category = '', name = ''] = useWords({
      en: ['Sofas', 'Nafud three-seat sofa with a name that goes on'],
      ar: ['الكنب', 'كنبة نفود ثلاثية المقاعد باسم طويل جدًا'],
    });
    return (
      <Breadcrumbs
        label={t('common:breadcrumb')}
        crumbs={[
          { label: t('common:home'), href: '#' },
          { label: t('product:products_title'), href: '#products' },
          { label: category, href: '#sofas' },
          { label: name },
        ]}
      />
    );
  },
};
