import { localized } from '@diwan/sdk/commerce';
import { Suspense, useEffect } from 'react';
import { useI18n } from '../foundation/i18n';
import { CategoriesOfShop, useDiwan } from '../foundation/provider';
import type { Loaded } from '../foundation/requests/use-loaded';
import { container } from '../foundation/theme/patterns.css';
import { Button } from '../foundation/ui/Button';
import { lazyWithPreload } from '../foundation/ui/deferred/lazy-with-preload';
import { EmptyState } from '../foundation/ui/EmptyState';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from '../foundation/ui/Skeleton';
import { StateSlot } from '../foundation/ui/StateSlot';
import { useFocusFallback } from '../foundation/ui/use-focus-fallback';
import { type CmsPage, useCmsPage } from './use-cms-page';

export interface PageProps {
  /** Last segment of the page's path in the shop: `majlis-season` for `/pa/majlis-season`. */
  slug: string;
}

const SectionList = lazyWithPreload(async () => (await import('./load-section-list')).loadSectionList());

/** A CMS page made of sections (spec §2 «CMS pages»). */
export function Page({ slug }: PageProps) {
  const loaded = useCmsPage(slug);
  // While the page loads, too. A failure shows when it is rendered.
  useEffect(() => void SectionList.preload().catch(() => {}), []);
  // The retry button disappears with its message.
  const region = useFocusFallback<HTMLDivElement>((element) => element);
  return (
    <div ref={region} tabIndex={-1}>
      <PageState {...loaded} />
    </div>
  );
}

function PageState(loaded: Loaded<CmsPage>) {
  if (loaded.status === 'missing') return <MissingPage />;
  if (loaded.status === 'failed') return <FailedPage {...loaded} />;
  if (loaded.status !== 'ready') return <LoadingPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <ReadyPage {...loaded.value} />
    </Suspense>
  );
}

function LoadingPage() {
  const { t } = useI18n();
  return (
    <StateSlot name="loading">
      <SkeletonGroup label={t('common:loading')} className={container}>
        <SkeletonBox ratio="16 / 7" />
        <SkeletonLine width={40} />
        <SkeletonLine width={70} />
      </SkeletonGroup>
    </StateSlot>
  );
}

function ReadyPage({ page, categories }: CmsPage) {
  const { t, locale } = useI18n();
  const name = localized(page, 'name', locale) || page.name;
  if (page.sections.length === 0) {
    return (
      <StateSlot name="empty">
        <EmptyState title={name} hint={t('common:no_sections')} />
      </StateSlot>
    );
  }
  return (
    <CategoriesOfShop categories={categories}>
      <SectionList sections={page.sections} heading={name} />
    </CategoriesOfShop>
  );
}

function MissingPage() {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <StateSlot name="empty">
      <EmptyState
        title={t('common:no_sections')}
        action={
          <Button variant="outline" href={paths.home}>
            {t('common:back_home')}
          </Button>
        }
      />
    </StateSlot>
  );
}

function FailedPage({ error, retry }: Extract<Loaded<CmsPage>, { status: 'failed' }>) {
  const { t } = useI18n();
  return (
    <div role="alert">
      <EmptyState
        state="error"
        title={t('errors:boundary.title')}
        hint={error}
        action={<Button onClick={retry}>{t('common:retry')}</Button>}
      />
    </div>
  );
}
