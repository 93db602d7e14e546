import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import { text } from '../../foundation/theme';
import { container } from '../../foundation/theme/patterns.css';
import { Button } from '../../foundation/ui/Button';
import { classNames } from '../../foundation/ui/class-names';
import { arrowEndIcon } from '../../foundation/ui/icons';
import { RichText } from '../../foundation/ui/rich-text/RichText';
import { LinkLabel } from '../LinkLabel';
import type { SectionProps } from '../section-props';
import { useEditorialLink } from '../use-editorial-link';
import * as styles from './RichTextSection.css';

/** Text formatted by an editor, in a column of readable width. */
export function RichTextSection({ section }: SectionProps<'rich_text'>) {
  const { t, locale } = useI18n();
  const link = useEditorialLink(t('common:learn_more'))(section.cta_url);
  const title = localized(section, 'title', locale);
  return (
    <section className={container}>
      <div className={styles.column}>
        {title && <h2 className={classNames(text.h1, styles.title)}>{title}</h2>}
        <RichText html={localized(section, 'description', locale)} />
        {link && (
          <Button variant="link" href={link.href} iconEnd={arrowEndIcon}>
            <LinkLabel label={link.label} about={title} />
          </Button>
        )}
      </div>
    </section>
  );
}
