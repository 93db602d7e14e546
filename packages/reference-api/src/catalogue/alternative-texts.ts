import type { CatalogueProblem } from './catalogue-problem';

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** "View 2", "Sea Apartment, image 3", «المشهد ٢»: such a text says nothing about the picture. */
const ONLY_NUMBERED =
  /(?:^|[\s,،])(?:view|image|photo|picture|shot|المشهد|مشهد|صورة|الصورة|منظر)\s*[\d٠-٩]+\s*$/iu;

const LANGUAGES = [
  { alt: 'alt', name: 'name_en' },
  { alt: 'alt_ar', name: 'name_ar' },
] as const;

/** What is wrong with an alternative text, or undefined. */
function problemOf(text: string, own: string, names: readonly string[], others: readonly string[]) {
  if (ONLY_NUMBERED.test(text)) return 'only numbers the picture; say what it shows';
  // Imported pictures without a text have the name of what they show.
  if (text !== own && others.includes(text)) return 'is also the text of another picture; say what differs';
  const other = text.includes(own) ? undefined : names.find((name) => name !== own && text.includes(name));
  return other && `names "${other}", another piece`;
}

/** Alternative texts of pictures of products and projects that don't help somebody who can't see the picture. */
export function alternativeTextWarnings(document: Fields): CatalogueProblem[] {
  return (['products', 'projects'] as const).flatMap((list) => {
    const owners = records(document[list]);
    return owners.flatMap((owner, index) => {
      const images = records(owner.images);
      return LANGUAGES.flatMap((language) => {
        const texts = images.map((image) => String(image[language.alt] ?? ''));
        const names = owners.map((one) => String(one[language.name] ?? '')).filter(Boolean);
        const own = String(owner[language.name] ?? '');
        return texts.flatMap((text, place) => {
          const message =
            text && problemOf(text, own, names, [...texts.slice(0, place), ...texts.slice(place + 1)]);
          return message ? [{ path: `${list}.${index}.images.${place}.${language.alt}`, message }] : [];
        });
      });
    });
  });
}
