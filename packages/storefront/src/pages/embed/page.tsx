import type { LeadForm } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { useState } from 'react';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { ElementForm } from './ElementForm';
import { EmbedCode } from './EmbedCode';
import { type EmbeddableElement, embeddableElements } from './element-list';
import { markupOf, type Values } from './element-markup';
import { Preview } from './Preview';
import * as styles from './page.css';

interface EmbedData {
  /** Public origin of the shop. */
  shopUrl: string;
  /** Code of the product shown initially. */
  code: string;
  /** Its lead forms; none where it doesn't list them. */
  forms: readonly LeadForm[];
}

async function loadEmbed({ client, origin, signal }: LoadContext): Promise<Loaded<EmbedData>> {
  const [{ results }, forms] = await Promise.all([
    client.items.list({ limit: 1 }, { signal }),
    client.leads.forms({ signal }).catch(() => []),
  ]);
  return { status: 200, data: { shopUrl: origin, code: results[0]?.code ?? '', forms } };
}

/** Generator for embedded elements: choose one, configure it, copy its two lines, preview it. */
function EmbedPage({ data: { shopUrl, code, forms } }: { data: EmbedData }) {
  const { t } = useI18n();
  const [tagName, setTagName] = useState('diwan-product-grid');
  const [chosen, setChosen] = useState<Readonly<Record<string, Values>>>({});
  const [colors, setColors] = useState<Values>({});

  const element = embeddableElements.find((one) => one.tagName === tagName) as EmbeddableElement;
  // Each element shows something at first.
  const examples = {
    product: code,
    slug: 'home',
    'source-id': `${forms[0]?.id ?? ''}`,
    limit: '4',
    'single-page': 'true',
  };
  const values = { ...examples, ...chosen[tagName] };
  const markup = markupOf(element, values, colors);
  return (
    <div className={`${container} ${styles.page}`}>
      <h1 className={styles.title}>{t('embed:title')}</h1>
      <p className={styles.subtitle}>{t('embed:subtitle')}</p>
      <div className={styles.columns}>
        <ElementForm
          element={element}
          values={values}
          colors={colors}
          forms={forms}
          onElement={setTagName}
          onValues={(changed) => setChosen({ ...chosen, [tagName]: { ...chosen[tagName], ...changed } })}
          onColors={setColors}
        />
        <div className={styles.result}>
          <EmbedCode
            markup={markup}
            shopUrl={shopUrl}
            missing={
              element.attributes.find(({ name, required }) => required && !(name in markup.attributes))?.name
            }
          />
          <Preview markup={markup} />
        </div>
      </div>
    </div>
  );
}

/** Where partners of the shop generate the code that they paste into their own pages. */
export default definePage<EmbedData>({
  namespaces: ['embed'],
  nameKey: 'embed:title',
  load: loadEmbed,
  head: (_data, { t }) => ({ description: t('embed:subtitle') }),
  component: EmbedPage,
});
