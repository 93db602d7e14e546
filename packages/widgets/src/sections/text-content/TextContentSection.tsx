import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { useDiwan } from '../../provider';
import { text } from '../../theme';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import type { SectionProps } from '../section-props';
import { container } from '../sections.css';
import { useEditorialLink } from '../use-editorial-link';
import { columns, paragraph, title as titleLook } from './TextContentSection.css';

/** A statement with a few words beside it. */
export function TextContentSection({ section }: SectionProps<'text_content'>) {
  const { locale } = useDiwan();
  const { t } = useI18n();
  const link = useEditorialLink(t('common:learn_more'))(section.cta_url);
  const title = localized(section, 'title', locale);
  return (
    <section className={classNames(container, columns)}>
      {title && <h2 className={classNames(text.display2, titleLook)}>{title}</h2>}
      <div className={paragraph}>
        <p className={text.body}>{localized(section, 'description', locale)}</p>
        {link && (
          <Button variant="link" href={link.href} iconEnd="arrow-end">
            {link.label}
          </Button>
        )}
      </div>
    </section>
  );
}
