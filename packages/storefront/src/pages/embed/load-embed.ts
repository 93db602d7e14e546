import type { LeadForm } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';

export interface EmbedData {
  /** Public origin of the shop. */
  shopUrl: string;
  /** Code of the product shown initially. */
  code: string;
  /** Its lead forms; none where it doesn't list them. */
  forms: readonly LeadForm[];
}

export async function loadEmbed({ client, origin, signal }: LoadContext): Promise<Loaded<EmbedData>> {
  const [{ results }, forms] = await Promise.all([
    client.items.list({ limit: 1 }, { signal }),
    client.leads.forms({ signal }).catch(() => []),
  ]);
  return { status: 200, data: { shopUrl: origin, code: results[0]?.code ?? '', forms } };
}
