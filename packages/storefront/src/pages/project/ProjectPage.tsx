import { localized } from '@diwan/sdk/commerce';
import type { Project, ProjectSummary } from '@diwan/sdk/contract';
import {
  Badge,
  Breadcrumbs,
  Button,
  EmptyState,
  lazyPart,
  Picture,
  ProjectCardWidget,
  RichText,
  useI18n,
} from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { Suspense, useState } from 'react';
import type { ProjectData } from './load-project';
import * as styles from './ProjectPage.css';
import { ProjectPictures } from './ProjectPictures';

const ProjectRequestDialog = lazyPart(() => import('./ProjectRequestDialog'));

/** One project of the studio, or the word that there is none (spec §2 «Project detail»). */
export function ProjectPage({ data: { project, related } }: { data: ProjectData }) {
  const { t } = useI18n();
  if (project) return <ProjectDetail key={project.id} project={project} related={related} />;
  return (
    <div className={container}>
      <EmptyState
        headingLevel={1}
        title={t('projects:not_found')}
        action={
          <Button variant="outline" href="/projects">
            {t('projects:title')}
          </Button>
        }
      />
    </div>
  );
}

function ProjectDetail({ project, related }: { project: Project; related: readonly ProjectSummary[] }) {
  const { t, locale } = useI18n();
  const name = localized(project, 'name', locale);
  return (
    <>
      <div className={styles.banner}>
        <div className={styles.cover}>
          <Picture
            src={project.cover_url ?? undefined}
            alt=""
            width={1800}
            height={1200}
            sizes="100vw"
            fit="cover"
            priority
          />
        </div>
        <div className={`${container} ${styles.bannerWords}`}>
          <Breadcrumbs
            label={t('common:breadcrumb')}
            crumbs={[
              { label: t('common:home'), href: '/' },
              { label: t('projects:title'), href: '/projects' },
              { label: name },
            ]}
          />
          {project.category && <Badge>{localized(project.category, 'name', locale)}</Badge>}
          <h1 className={styles.title}>{name}</h1>
        </div>
      </div>
      <div className={`${container} ${styles.page}`}>
        <div className={styles.columns}>
          <div className={styles.words}>
            <p className={styles.lead}>{localized(project, 'short_description', locale)}</p>
            <RichText html={localized(project, 'long_description', locale)} />
          </div>
          <div className={styles.aside}>
            <ProjectRequestButton project={project} />
          </div>
        </div>
        {project.images.length > 0 && <ProjectPictures images={project.images} name={name} />}
        {related.length > 0 && <RelatedProjects projects={related} />}
      </div>
    </>
  );
}

function ProjectRequestButton({ project }: { project: Project }) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open} aria-haspopup="dialog">
        {t('projects:request')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ProjectRequestDialog project={project} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function RelatedProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  const { t } = useI18n();
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.relatedTitle}>
        {t('projects:related')}
      </h2>
      <ul className={styles.relatedGrid}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCardWidget project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}
