import { localized } from '@diwan/sdk/commerce';
import { KnownLeadForm } from '../../features/contact/lead-form/LeadForm';
import { useI18n } from '../../foundation/i18n';
import { text } from '../../foundation/theme';
import { band, container } from '../../foundation/theme/patterns.css';
import { Button } from '../../foundation/ui/Button';
import { classNames } from '../../foundation/ui/class-names';
import { LinkLabel } from '../LinkLabel';
import type { SectionProps } from '../section-props';
import { useEditorialLink } from '../use-editorial-link';
import * as styles from './LeadFormSection.css';

/** A form that asks for the visitor's contact details. */
export function LeadFormSection({ section }: SectionProps<'lead_form'>) {
  const { t, locale } = useI18n();
  const link = useEditorialLink(t('common:learn_more'))(section.cta_url);
  const title = localized(section, 'title', locale) || t('common:lead.title');
  const description = localized(section, 'description', locale);
  return (
    <section className={band}>
      <div className={classNames(container, styles.columns)}>
        <div>
          <h2 className={classNames(text.h1, styles.title)}>{title}</h2>
          {description && <p className={classNames(text.body, styles.note)}>{description}</p>}
          {link && (
            <Button variant="link" href={link.href}>
              <LinkLabel label={link.label} about={title} />
            </Button>
          )}
        </div>
        {/* The API that sends the section has its form. */}
        <KnownLeadForm sourceId={section.source_id} />
      </div>
    </section>
  );
}
