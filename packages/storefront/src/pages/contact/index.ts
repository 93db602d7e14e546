import { definePage } from '../../routing/page';
import { ContactPage } from './ContactPage';
import type { ContactData } from './load-contact';

export default definePage<ContactData>({
  namespaces: ['contact'],
  component: ContactPage,
});
