import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorTable } from '@diwan/sdk/contract';
import { expect, it } from 'vitest';
import { words } from '../../packages/reference-api/src/catalogue-pdf/labels';
import { fieldProblems, messages } from '../../packages/reference-api/src/http/messages';
import { repositoryRoot } from './repository-root';

interface Text {
  place: string;
  text: string;
}
type Tree = { readonly [name: string]: unknown } | readonly unknown[];

/** All strings of a tree, with the path to each. */
const leaves = (tree: Tree, place: string): Text[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    if (typeof value === 'string') return [{ place: `${place}.${name}`, text: value }];
    return value && typeof value === 'object' ? leaves(value as Tree, `${place}.${name}`) : [];
  });

const read = (file: string): Tree => JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8'));

const locales = 'packages/widgets/src/foundation/i18n/locales';
const namespaces = readdirSync(path.join(repositoryRoot, locales, 'en'));
/** The demo shop's bilingual fields, such as `name_ar`. */
const demo = leaves(read('examples/demo-shop/catalogue.json'), 'demo');
const labels = leaves(words, 'labels');
const errors = leaves(errorTable, 'errors');

/** Everything visitors read in a language: texts of widgets and pages, the API's messages, the PDF and the demo shop. */
const textsIn = (locale: 'en' | 'ar'): Text[] => [
  ...namespaces.flatMap((file) => leaves(read(`${locales}/${locale}/${file}`), file)),
  ...leaves(messages[locale], 'messages'),
  ...leaves(fieldProblems[locale], 'problems'),
  ...[...errors, ...labels].filter(({ place }) => place.endsWith(`.${locale}`)),
  ...demo.filter(({ place }) => place.endsWith(`_${locale}`) || (locale === 'en' && place.endsWith('.alt'))),
];

/** Sentences that the specification quotes stay as they are. */
const QUOTED = ['Something Went Wrong...', 'Oops Sorry ! Page not found', 'An 6 digit code has been sent to'];

/** What an editor wouldn't let pass, in each language; the reason follows. */
const RULES: Record<'en' | 'ar', readonly [pattern: RegExp, reason: string][]> = {
  en: [
    [/\bcatalogue/i, 'Catalog, as in the menu'],
    [
      /\b(colors?|centers?|gray|favorites?|customiz\w*|personaliz\w*|organiz\w*|meters?)\b/i,
      'British spelling',
    ],
    [/\b(cannot|do not|does not|did not)\b/, 'contractions: can’t, doesn’t'],
    [/'/, 'a typographic apostrophe: ’'],
    [/\.\.\./, 'an ellipsis: …'],
    [/\ba (?!one|uni|use|eu)[aeiou]/i, 'an before a vowel'],
    [/\ban (?![aeiou]|hour|honest|E27|SVG)/i, 'a before a consonant'],
    [/\s[:;,!?](\s|$)/, 'no space before a mark'],
    [/\d-\d/, 'an en dash in ranges: 7–10'],
    [/ {2}/, 'one space'],
    [/\bin an? \w+ setting\b/i, 'in a living room'],
  ],
  ar: [
    [/[\u0600-\u06ff]\s*[,;?](\s|$)/, 'Arabic marks: ، ؛ ؟'],
    [/\.\.\./, 'an ellipsis: …'],
    [/"/, 'quotes: «…»'],
    [/\s[،؛؟!.](\s|$)/, 'no space before a mark'],
    [/(^|\s)[وف]?(أُ\p{L}|لم [يت]ُ|جرى )|استلمنا|اعتُمد|نُقل/u, '«تم» and a noun for what was done'],
    [/الأقل إلى|إلى الأقل/, '«الأدنى» and «الأعلى»'],
    [/خصم الرمز|كود الخصم|كوبون/, '«رمز الخصم»'],
    [/طلب تسعير|طلبك لتسعير/, '«طلب عرض سعر»'],
    [/كتلوج|كاتالوج/, '«كتالوج»'],
    [/تأكيد (ال)?طلب|تأكيد طلبك/, 'an order is received, not confirmed'],
    [/ {2}/, 'one space'],
    [/ـ(?!«)/, 'no tatweel'],
  ],
};

const isAllowed = (text: string) => QUOTED.some((sentence) => text.includes(sentence));
const withoutMarkup = (text: string) => text.replace(/<[^>]*>/g, '\n').replace(/\{\{[^}]*\}\}/g, '{}');

const faultsIn = (texts: readonly Text[], locale: 'en' | 'ar'): string[] =>
  texts.flatMap(({ place, text }) =>
    isAllowed(text)
      ? []
      : RULES[locale]
          .filter(([pattern]) => pattern.test(withoutMarkup(text)))
          .map(([, reason]) => `${place}: ${reason}: ${text}`),
  );

it.each(['en', 'ar'] as const)('all texts visitors read in %s follow its rules', (locale) => {
  const texts = textsIn(locale);
  expect(texts.length).toBeGreaterThan(800);
  expect(faultsIn(texts, locale)).toEqual([]);
});

it('counts are in the digits of the language', () => {
  const written = (['en', 'ar'] as const).flatMap((locale) =>
    namespaces.flatMap((file) => leaves(read(`${locales}/${locale}/${file}`), `${locale}/${file}`)),
  );
  expect(written.filter(({ text }) => /\{\{\s*count\s*\}\}/.test(text)).map(({ place }) => place)).toEqual(
    [],
  );
});

it('detects what an editor would', () => {
  const faults = (locale: 'en' | 'ar', ...texts: string[]) =>
    texts.filter((text) => faultsIn([{ place: 'here', text }], locale).length === 0);
  expect(
    faults(
      'en',
      'A catalogue',
      'Gray',
      'You cannot',
      'It’s in a office',
      'Add : this',
      '7-10 days',
      'Wait...',
      "It's",
    ),
  ).toEqual([]);
  expect(
    faults(
      'ar',
      'أُضيفت القطعة',
      'لم يُرسَل طلبك',
      'من الأقل إلى الأعلى',
      'خصم الرمز',
      'طلب تسعير',
      'جارٍ...',
      'قطعة, أخرى',
    ),
  ).toEqual([]);
});
