import { definePage } from '../../navigation/page/define-page';
import { ContactPage } from './ContactPage';
import { type ContactData, loadContact } from './load-contact';

export default definePage<ContactData>({
  namespaces: ['contact'],
  nameKey: 'layout:menu.contact',
  load: loadContact,
  head: (_data, { t }) => ({ description: t('contact:subtitle') }),
  component: ContactPage,
});
