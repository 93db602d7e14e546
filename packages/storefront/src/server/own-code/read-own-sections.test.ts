import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { definePage } from '../../own-code/define-own-page';
import { defineSection } from '../../own-code/define-section';

afterEach(() => {
  vi.doUnmock('#shop');
  vi.resetModules();
});

/** Reads own code whose modules export these by default. */
async function read(modules: Partial<Record<'sections' | 'pages' | 'layout', Record<string, unknown>>>) {
  const loading = (exported: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(exported).map(([name, value]) => [name, async () => ({ default: value })]),
    );
  vi.doMock('#shop', () => ({
    sections: loading(modules.sections),
    pages: loading(modules.pages),
    layout: loading(modules.layout),
    sources: { pages: {}, layout: {} },
    files: {
      sections: { hours: 'sections/Hours.tsx' },
      pages: { '/care': 'pages/Care.tsx' },
      layout: { header: 'Header.tsx' },
    },
  }));
  const { readOwnSections } = await import('./read-own-sections');
  return readOwnSections();
}

const Nothing = () => null;
const section = defineSection({ fields: { opens_at: v.string() }, component: Nothing });
const page = definePage({ title: { en: 'Care', ar: 'العناية' }, component: Nothing });

it('reads the fields of own sections, beside pages and parts of the layout', async () => {
  const fields = await read({
    sections: { hours: section },
    pages: { '/care': page },
    layout: { header: Nothing },
  });
  expect(fields).toEqual({ hours: section.fields });
});

it.each([
  [{ sections: { hours: Nothing } }, 'sections/Hours.tsx', /isn't defineSection\(.* as "sections\.hours" of/],
  [
    { sections: { hours: undefined } },
    'sections/Hours.tsx',
    /isn't defineSection\(.* as "sections\.hours" of/,
  ],
  [{ pages: { '/care': section } }, 'pages/Care.tsx', /isn't definePage\(.* as "pages\.\/care" of/],
  [{ layout: { header: page } }, 'Header.tsx', /isn't a component, as "layout\.header" of/],
])('names a module whose default export is something else: %#', async (modules, file, message) => {
  await expect(read(modules)).rejects.toMatchObject({ file, message: expect.stringMatching(message) });
});
