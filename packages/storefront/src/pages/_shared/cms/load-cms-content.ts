import type { Page as CmsContent } from '@diwan/sdk/contract';
import { loadSections } from '@diwan/widgets';

/** What an editor has put together, with the code of its sections: a page that replaces another one has no holes. */
export async function loadCmsContent(fetched: Promise<CmsContent>): Promise<CmsContent> {
  const content = await fetched;
  await loadSections(content.sections);
  return content;
}
