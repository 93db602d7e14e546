import { defineCmsContent } from '../_shared/cms/define-cms-content';

export default defineCmsContent(({ client, signal }) => client.pages.home({ signal }));
