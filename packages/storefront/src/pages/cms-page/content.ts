import { defineCmsContent } from '../_shared/cms/define-cms-content';

export default defineCmsContent(({ client, params, signal }) =>
  client.pages.get(params.slug ?? '', { signal }),
);
