import { localized } from '@diwan/sdk/commerce';
import type { Page } from '@diwan/sdk/contract';
import { type TranslationKey, useI18n } from '@diwan/widgets';
import { SectionList } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { EmptyState } from '@diwan/widgets/ui';
import { useMemo } from 'react';
import { ownSections } from '../../../own-code/own-sections';

export interface CmsPageProps {
  page: Page;
  /** Text shown when the page has no sections. */
  emptyKey: TranslationKey & ('common:no_sections' | 'common:no_sections_page');
}

/** A page that an editor has composed of sections (spec §2 «CMS pages»). */
export function CmsPage({ page, emptyKey }: CmsPageProps) {
  const { t, locale } = useI18n();
  const name = localized(page, 'name', locale) || page.name;
  const empty = useMemo(
    () => (
      <div className={container}>
        <EmptyState headingLevel={1} title={name} hint={t(emptyKey)} />
      </div>
    ),
    [name, t, emptyKey],
  );
  return <SectionList sections={page.sections} heading={name} empty={empty} own={ownSections} />;
}
