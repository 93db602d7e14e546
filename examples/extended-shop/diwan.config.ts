import { defineShop } from '@diwan/shop';

export default defineShop({
  sections: { workshop_hours: () => import('./sections/WorkshopHours') },
  pages: { '/care': () => import('./pages/Care') },
  layout: { announcement: () => import('./layout/Announcement') },
  texts: {
    en: { 'common:search_placeholder': 'Search our tables' },
    ar: { 'common:search_placeholder': 'ابحث في طاولاتنا' },
  },
  theme: { radius: { small: '0.5rem', medium: '0.75rem' } },
  head: () => [{ tag: 'meta', attributes: { name: 'format-detection', content: 'telephone=no' } }],
});
