import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { idFrom } from '../_shared/id-param';

/** The subject of a message; its name in both languages is empty if it couldn't be loaded. */
export interface Subject {
  id: number;
  name_en: string;
  name_ar: string;
}

export interface ContactData {
  item?: Subject | undefined;
  project?: Subject | undefined;
}

/** Loads the product or project of `?item_id=` and `?project_id=` (spec §2); omitted if it doesn't exist. */
export async function loadContact({ client, search, signal }: LoadContext): Promise<Loaded<ContactData>> {
  const find = async (param: string, get: (id: number) => Promise<Subject>): Promise<Subject | undefined> => {
    const id = idFrom(search.get(param));
    if (id === undefined) return undefined;
    try {
      const { name_en, name_ar } = await get(id);
      return { id, name_en, name_ar };
    } catch (error) {
      // The message is sent with its number all the same, unless the shop says that there is none.
      return loadFailure(error) === 'missing' ? undefined : { id, name_en: '', name_ar: '' };
    }
  };
  const [item, project] = await Promise.all([
    find('item_id', (id) => client.items.get(id, { signal })),
    find('project_id', (id) => client.projects.get(id, { signal })),
  ]);
  return { status: 200, data: { item, project } };
}
