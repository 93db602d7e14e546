import type { About, Partner } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../routing/page-content';

const MOST_PARTNERS = 24;

export interface AboutData {
  /** Null where the shop says nothing, or it couldn't be fetched. */
  about: About | null;
  partners: readonly Partner[];
}

/** The shop's words and partners; the page is whole without them. */
export async function loadAbout({ client, signal }: LoadContext): Promise<Loaded<AboutData>> {
  const [about, partners] = await Promise.all([
    client.settings.get(['about'], { signal }).then(
      (settings) => settings.about ?? null,
      () => null,
    ),
    client.partners.list({ limit: MOST_PARTNERS }, { signal }).then(
      ({ results }) => results,
      () => [],
    ),
  ]);
  return { status: 200, data: { about, partners } };
}
