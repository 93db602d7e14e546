import { ApiError } from '@diwan/sdk';
import type { Category, Page } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';
import { useClient } from '../provider';
import { visitorMessage } from '../stores';

/** What a page and its sections ask the shop for. */
export const pageApi = { resources: ['pages', 'categories', 'items', 'leads'] } as const;

export type LoadedPage =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'ready'; readonly page: Page; readonly categories: readonly Category[] }
  | { readonly status: 'failed'; readonly message: string | undefined; retry(): void };

const showsCategories = ({ sections }: Page) =>
  sections.some(({ type }) => type === 'categories_grid' || type === 'categories_slider');

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A page of the CMS by its slug, with the categories where one of its sections shows them. */
export function useCmsPage(slug: string): LoadedPage {
  const { pages, categories } = useClient(pageApi);
  const [attempt, setAttempt] = useState(1);
  const [response, setResponse] = useState<LoadedPage>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<LoadedPage> => {
      const page = await pages.get(slug, { signal });
      const shown = showsCategories(page) ? await categories.list({}, { signal }) : [];
      return { status: 'ready', page, categories: shown };
    };
    setResponse({ status: 'loading' });
    load()
      .catch(
        (error: unknown): LoadedPage =>
          isMissing(error)
            ? { status: 'missing' }
            : {
                status: 'failed',
                message: visitorMessage(error),
                retry: () => setAttempt((last) => last + 1),
              },
      )
      .then((result) => !signal.aborted && setResponse(result));
    return () => controller.abort();
  }, [pages, categories, slug, attempt]);

  return response;
}
