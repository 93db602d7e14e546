import { definePageContent } from '../../routing/page-content';
import { type ContactData, loadContact } from './load-contact';

export default definePageContent<ContactData>({
  nameKey: 'layout:menu.contact',
  load: loadContact,
  head: (_data, { t }) => ({ description: t('contact:subtitle') }),
});
