import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { stretchedLink } from '../../foundation/theme/patterns.css';
import { Icon } from '../../foundation/ui/Icon';
import { arrowEndIcon } from '../../foundation/ui/icons';
import { Picture } from '../../foundation/ui/Picture';
import { SectionFrame } from '../SectionFrame';
import type { SectionProps } from '../section-props';
import * as styles from './ProjectSection.css';

/** A full-width design project; the whole block links to its page. */
export function ProjectSection({ section }: SectionProps<'project'>) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  const { project } = section;
  const category = localized(project.category, 'name', locale);
  const description = localized(project, 'short_description', locale);
  const Heading = localized(section, 'title', locale) ? 'h3' : 'h2';
  return (
    <SectionFrame section={section}>
      <article className={styles.project}>
        <div className={styles.frame}>
          <Picture
            src={project.cover_url ?? undefined}
            width={1600}
            height={1000}
            alt=""
            sizes="(min-width:64em) 62vw, 92vw"
            fit="cover"
            className={styles.cover}
          />
        </div>
        <div className={styles.text}>
          {category && <p className={styles.category}>{category}</p>}
          <Heading className={styles.name}>
            <a className={stretchedLink} href={paths.project(project.id)}>
              {localized(project, 'name', locale)}
            </a>
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
          <span className={styles.more} aria-hidden="true">
            <span>{t('home:view_project')}</span>
            <Icon shape={arrowEndIcon} size={18} />
          </span>
        </div>
      </article>
    </SectionFrame>
  );
}
