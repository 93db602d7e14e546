import { localized } from '@diwan/sdk/commerce';
import type { Section } from '@diwan/sdk/contract';
import { useI18n } from '../foundation/i18n';
import { text } from '../foundation/theme';
import { Button } from '../foundation/ui/Button';
import { RichText } from '../foundation/ui/rich-text/RichText';
import * as styles from './sections.css';
import { useEditorialLink } from './use-editorial-link';

export interface SectionHeadProps {
  section: Section;
  /** Used if the editor gave no title. */
  fallbackTitle?: string;
}

/** Whether a section has a title, description or link. */
export const useHasHead = ({ section, fallbackTitle }: SectionHeadProps): boolean => {
  const { locale } = useI18n();
  return Boolean(
    fallbackTitle ||
      section.cta_url ||
      localized(section, 'title', locale) ||
      localized(section, 'description', locale),
  );
};

/** A section's title and description, followed by the editor's link. */
export function SectionHead({ section, fallbackTitle }: SectionHeadProps) {
  const { t, locale } = useI18n();
  const link = useEditorialLink(t('common:view_all'))(section.cta_url);
  const title = localized(section, 'title', locale) || fallbackTitle;
  const description = localized(section, 'description', locale);
  return (
    <div className={styles.sectionHead}>
      <div className={styles.texts}>
        {title && <h2 className={text.h1}>{title}</h2>}
        {description && <RichText html={description} extent="line" className={styles.description} />}
      </div>
      {link && (
        <Button variant="link" href={link.href} className={styles.link}>
          {link.label}
        </Button>
      )}
    </div>
  );
}
