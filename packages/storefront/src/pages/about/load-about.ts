import type { Partner } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../routing/page';

const MOST_PARTNERS = 24;

export interface AboutData {
  partners: readonly Partner[];
}

/** The shop's partners; the page is whole without them. */
export async function loadAbout({ client, signal }: LoadContext): Promise<Loaded<AboutData>> {
  const partners = await client.partners.list({ limit: MOST_PARTNERS }, { signal }).then(
    ({ results }) => results,
    () => [],
  );
  return { status: 200, data: { partners } };
}
