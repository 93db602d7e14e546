import type { Category, Page } from '@diwan/sdk/contract';
import { useCallback } from 'react';
import { useClient } from '../foundation/provider';
import { type Loaded, useLoaded } from '../foundation/requests/use-loaded';

export interface CmsPage {
  readonly page: Page;
  /** Empty if no section shows them. */
  readonly categories: readonly Category[];
}

const showsCategories = ({ sections }: Page) =>
  sections.some(({ type }) => type === 'categories_grid' || type === 'categories_slider');

/** A CMS page by its slug, including the categories if any section shows them. */
export function useCmsPage(slug: string): Loaded<CmsPage> {
  const { pages, categories } = useClient('pages', 'categories', 'items', 'leads');
  return useLoaded(
    useCallback(
      async (signal) => {
        const page = await pages.get(slug, { signal });
        return { page, categories: showsCategories(page) ? await categories.list({}, { signal }) : [] };
      },
      [pages, categories, slug],
    ),
  );
}
