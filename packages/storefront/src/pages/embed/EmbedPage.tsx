import { useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { ElementForm, ElementNav } from './ElementForm';
import { EmbedCode } from './EmbedCode';
import * as styles from './EmbedPage.css';
import type { EmbedData } from './load-embed';
import { Preview } from './Preview';
import { useGenerator } from './use-generator';

/** Generator for embedded elements: choose one, configure it, preview it, copy its two lines. */
export function EmbedPage({ data }: { data: EmbedData }) {
  const { t } = useI18n();
  const generator = useGenerator(data);
  return (
    <div className={`${container} ${styles.page}`}>
      <h1 className={styles.title}>{t('embed:title')}</h1>
      <p className={styles.subtitle}>{t('embed:subtitle')}</p>
      <div className={styles.columns}>
        <ElementNav generator={generator} />
        <ElementForm generator={generator} />
        <div className={styles.result}>
          <Preview markup={generator.markup} />
          <EmbedCode generator={generator} />
        </div>
      </div>
    </div>
  );
}
