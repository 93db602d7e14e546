import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { text } from '../../theme';
import { container } from '../../theme/patterns.css';
import { classNames } from '../../ui/class-names';
import { RichText } from '../../ui/rich-text';
import type { SectionProps } from '../section-props';
import * as styles from './RichTextSection.css';

/** Text an editor formatted, in a column that reads well. */
export function RichTextSection({ section }: SectionProps<'rich_text'>) {
  const { locale } = useI18n();
  const title = localized(section, 'title', locale);
  return (
    <section className={container}>
      <div className={styles.column}>
        {title && <h2 className={classNames(text.h1, styles.title)}>{title}</h2>}
        <RichText html={localized(section, 'description', locale)} />
      </div>
    </section>
  );
}
