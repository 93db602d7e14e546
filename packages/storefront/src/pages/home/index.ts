import { defineCmsPage } from '../_shared/cms/define-cms-page';

export default defineCmsPage({ emptyKey: 'common:no_sections' });
