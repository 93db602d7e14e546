import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'ui/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    locale: 'en',
    crumbs: [
      { label: 'Home', href: '#' },
      { label: 'Products', href: '#products' },
      { label: 'Sofas', href: '#sofas' },
      { label: 'Nafud three-seat sofa with a name that goes on' },
    ],
  },
  parameters: {
    arabic: {
      label: 'مسار التنقل',
      locale: 'ar',
      crumbs: [
        { label: 'الرئيسية', href: '#' },
        { label: 'المنتجات', href: '#products' },
        { label: 'الكنب', href: '#sofas' },
        { label: 'كنبة نفود ثلاثية المقاعد باسم طويل جدًا' },
      ],
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const OfAProduct: StoryObj<typeof meta> = {};
