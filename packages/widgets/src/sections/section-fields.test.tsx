import type { Section, SectionType } from '@diwan/sdk/contract';
import { makeAdvertisement, makeCategory, makeSection, SECTION_TYPES } from '@diwan/sdk/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing';
import { loadSectionList } from './load-section-list';
import { SectionList } from './SectionList';

beforeAll(async () => void (await loadSectionList()));
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => void vi.unstubAllGlobals());

/** Fields shared by all types. */
const fields = {
  title_en: 'An editor’s title',
  title_ar: 'عنوان المحرر',
  description_en: 'An editor’s description.',
  description_ar: 'وصف المحرر.',
  cta_url: '/pa/editors-choice',
};

const noText = { title_en: null, title_ar: null, description_en: null, description_ar: null };

/** A section with every field filled. A banner's own texts take precedence, and its link is its own. */
const filled = (type: SectionType): Section =>
  type === 'advertisement'
    ? makeSection(type, {
        ...fields,
        advertisement: makeAdvertisement({ ...noText, cta_url: fields.cta_url }),
      })
    : ({ ...makeSection(type), ...fields } as Section);

const visibleTypes = SECTION_TYPES.filter((type) => type !== 'spacer');

it.each(visibleTypes.flatMap((type) => (['en', 'ar'] as const).map((locale) => [type, locale] as const)))(
  '%s shows title, description and link in %s',
  async (type, locale) => {
    const { container } = renderInShop(<SectionList sections={[filled(type)]} />, {
      locale,
      categories: [makeCategory()],
    });
    expect(await screen.findByRole('heading', { name: fields[`title_${locale}`] })).toBeInTheDocument();
    expect(screen.getByText(fields[`description_${locale}`])).toBeInTheDocument();
    expect(container.querySelector(`a[href="${fields.cta_url}"]`)).toBeInTheDocument();
  },
);

it.each(visibleTypes)('%s without an editor’s texts has no empty heading or link', (type) => {
  const { container } = renderInShop(
    <SectionList sections={[{ ...filled(type), ...noText, cta_url: null } as Section]} />,
    { categories: [makeCategory()] },
  );
  for (const heading of container.querySelectorAll('h1, h2, h3')) expect(heading).not.toHaveTextContent(/^$/);
  for (const link of container.querySelectorAll('a')) expect(link).toHaveAttribute('href');
});
