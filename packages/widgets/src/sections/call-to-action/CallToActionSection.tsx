import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import { text } from '../../foundation/theme';
import { band, container } from '../../foundation/theme/patterns.css';
import { Button } from '../../foundation/ui/Button';
import { classNames } from '../../foundation/ui/class-names';
import { LinkLabel } from '../LinkLabel';
import type { SectionProps } from '../section-props';
import { useEditorialLink } from '../use-editorial-link';
import * as styles from './CallToActionSection.css';

/** A question or an offer with a single button. */
export function CallToActionSection({ section }: SectionProps<'call_to_action'>) {
  const { t, locale } = useI18n();
  const link = useEditorialLink(t('common:learn_more'))(section.cta_url);
  const title = localized(section, 'title', locale);
  const description = localized(section, 'description', locale);
  return (
    <section className={band}>
      <div className={classNames(container, styles.row)}>
        <div>
          {title && <h2 className={text.h1}>{title}</h2>}
          {description && <p className={classNames(text.body, styles.description)}>{description}</p>}
        </div>
        {link && (
          <Button href={link.href}>
            <LinkLabel label={link.label} about={title} />
          </Button>
        )}
      </div>
    </section>
  );
}
