import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import { text } from '../../foundation/theme';
import { container } from '../../foundation/theme/patterns.css';
import { Button } from '../../foundation/ui/Button';
import { classNames } from '../../foundation/ui/class-names';
import { arrowEndIcon } from '../../foundation/ui/icons';
import { LinkLabel } from '../LinkLabel';
import type { SectionProps } from '../section-props';
import { useEditorialLink } from '../use-editorial-link';
import * as styles from './TextContentSection.css';

/** A heading with a short text next to it. */
export function TextContentSection({ section }: SectionProps<'text_content'>) {
  const { t, locale } = useI18n();
  const link = useEditorialLink(t('common:learn_more'))(section.cta_url);
  const title = localized(section, 'title', locale);
  return (
    <section className={classNames(container, styles.columns)}>
      {title && <h2 className={classNames(text.display2, styles.title)}>{title}</h2>}
      <div className={styles.paragraph}>
        <p className={text.body}>{localized(section, 'description', locale)}</p>
        {link && (
          <Button variant="link" href={link.href} iconEnd={arrowEndIcon}>
            <LinkLabel label={link.label} about={title} />
          </Button>
        )}
      </div>
    </section>
  );
}
