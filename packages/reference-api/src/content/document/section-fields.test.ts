import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';
import { demoCatalogue } from '../../testing/demo-shop';

/* A type that only the contract knows: what documents, database and API do with it, without code of their own. */
vi.mock('@diwan/sdk/contract', async (original) => {
  const contract = await original<typeof import('@diwan/sdk/contract')>();
  const [like] = contract.sectionSchema.options.filter(
    ({ entries: { type } }) => type.literal === 'rich_text',
  );
  const hours = v.object({
    ...like?.entries,
    type: v.literal('opening_hours'),
    opens_at: v.pipe(v.string(), v.minLength(1)),
    note_en: v.nullish(v.string()),
  });
  return {
    ...contract,
    sectionSchema: { ...contract.sectionSchema, options: [...contract.sectionSchema.options, hours] },
  };
});

// Files of one process share what they import.
afterAll(() => {
  vi.doUnmock('@diwan/sdk/contract');
  vi.resetModules();
});

// The tests' setup has imported them with the contract as it is.
vi.resetModules();
const { readCatalogue } = await import('./read-catalogue');
const { importCatalogue } = await import('../../testing/import-catalogue');
const { loadSections } = await import('../../modules/pages/sections.repository');
const { openSeededDatabase } = await import('../../testing/seeded-databases');

const demo = await readFile(demoCatalogue, 'utf8');
const documentWith = (section: object) => {
  const catalogue = JSON.parse(demo);
  catalogue.pages.visit = {
    name_en: 'Visit',
    name_ar: 'زيارة',
    sections: [{ id: 9001, type: 'opening_hours', ...section }],
  };
  return JSON.stringify(catalogue);
};

it('a type of the contract is imported, stored and returned', async () => {
  const { catalogue, problems } = await readCatalogue(
    documentWith({ title_en: 'Hours', opens_at: '09:00', note_en: 'Not on Fridays' }),
  );
  expect(problems).toBeUndefined();
  const { db, close } = await openSeededDatabase();
  try {
    if (catalogue) await importCatalogue(db, catalogue);
    const fields = { type: 'opening_hours', title_en: 'Hours', opens_at: '09:00', note_en: 'Not on Fridays' };
    expect(await loadSections(db, 'visit')).toMatchObject([fields]);
  } finally {
    await close();
  }
});

it.each([
  [{}, 'a section of type opening_hours requires opens_at'],
  [{ opens_at: 9 }, 'expected string, got 9'],
])('what is missing or wrong is said in a sentence: %j', async (section, message) => {
  expect((await readCatalogue(documentWith(section))).problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message) }),
  ]);
});

it("a shop's own type is imported, stored and returned, and must not clash with ours", async () => {
  const { checkOwnContent } = await import('./own-content');
  const days = v.array(v.object({ day: v.string(), from: v.optional(v.string(), '09:00') }));
  const own = { sections: { workshop_hours: { days } }, pages: ['/care', '/workshops/:city'] };
  checkOwnContent(own);
  const hours = { id: 9001, type: 'workshop_hours', cta_url: '/care', days: [{ day: 'Sunday' }] };
  const { catalogue, problems, warnings } = await readCatalogue(
    documentWith({ ...hours, dayz: 1, cta_url: '/workshops/riyadh' }),
    own,
  );
  expect(problems).toBeUndefined();
  expect(warnings).toEqual([
    expect.objectContaining({
      path: 'pages.visit.sections.0.dayz',
      message: expect.stringMatching(/"days"/),
    }),
  ]);
  const { db, close } = await openSeededDatabase();
  try {
    if (catalogue) await importCatalogue(db, catalogue);
    const stored = { type: 'workshop_hours', days: [{ day: 'Sunday', from: '09:00' }] };
    const [section] = await loadSections(db, 'visit');
    expect(section).toMatchObject(stored);
    expect(section).not.toHaveProperty('tag');
  } finally {
    await close();
  }
  expect((await readCatalogue(documentWith({ ...hours, days: [{ day: 7 }] }), own)).problems).toEqual([
    { path: 'pages.visit.sections.0.days.0.day', message: 'expected string, got 7' },
  ]);
  expect((await readCatalogue(documentWith({ ...hours, type: 'workshop_hour' }), own)).problems).toEqual([
    {
      path: 'pages.visit.sections.0.type',
      message: expect.stringMatching(
        /^is unknown: "workshop_hour"; did you mean "workshop_hours"\? the types are workshop_hours, advertisement, /,
      ),
    },
  ]);
  expect((await readCatalogue(documentWith({ ...hours, cta_url: '/cares' }), own)).warnings).toHaveLength(1);
  for (const sections of [{ spacer: {} }, { mine: { tag: v.string() } }, { mine: { title_en: v.string() } }])
    expect(() => checkOwnContent({ sections, pages: [] })).toThrow(/^diwan\.config\.ts: "sections\./);
});
