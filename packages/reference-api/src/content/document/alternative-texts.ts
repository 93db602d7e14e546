import type { CatalogueProblem } from './catalogue-problem';
import { isRecord } from './is-record';

type Fields = Readonly<Record<string, unknown>>;
const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** "View 2", "Sea Apartment, image 3", «المشهد ٢»: such a text says nothing about the picture. */
const ONLY_NUMBERED =
  /(?:^|[\s,،])(?:view|image|photo|picture|shot|المشهد|مشهد|صورة|الصورة|منظر)\s*[\d٠-٩]+\s*$/iu;

const LANGUAGES = [
  { alt: 'alt', name: 'name_en' },
  { alt: 'alt_ar', name: 'name_ar' },
] as const;

/** A text as its words, so that names are found in texts at once, however many products there are. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Finds one of the names within a text, except its own. */
function nameFinder(names: readonly string[]): (text: string, own: string) => string | undefined {
  const byWords = new Map(names.map((name) => [wordsOf(name).join(' '), name]));
  const longest = Math.max(0, ...[...byWords.keys()].map((words) => words.split(' ').length));
  return (text, own) => {
    const words = wordsOf(text);
    for (const start of words.keys())
      for (let end = start + 1; end <= Math.min(words.length, start + longest); end += 1) {
        const name = byWords.get(words.slice(start, end).join(' '));
        if (name && name !== own) return name;
      }
    return undefined;
  };
}

/** What is wrong with an alternative text, or undefined. */
function problemOf(
  text: string,
  own: string,
  { others, findName }: { others: readonly string[]; findName: ReturnType<typeof nameFinder> },
) {
  if (ONLY_NUMBERED.test(text)) return 'only numbers the picture; say what it shows';
  // Imported pictures without a text have the name of what they show.
  if (text !== own && others.includes(text)) return 'is also the text of another picture; say what differs';
  const other = text.includes(own) ? undefined : findName(text, own);
  return other && `names "${other}", another piece`;
}

/** Alternative texts of pictures of products and projects that don't help somebody who can't see the picture. */
export function alternativeTextWarnings(document: Fields): CatalogueProblem[] {
  return (['products', 'projects'] as const).flatMap((list) => {
    const owners = records(document[list]);
    const languages = LANGUAGES.map((language) => ({
      ...language,
      findName: nameFinder(owners.map((one) => String(one[language.name] ?? '')).filter(Boolean)),
    }));
    return owners.flatMap((owner, index) => {
      const images = records(owner.images);
      return languages.flatMap(({ alt, name, findName }) => {
        const texts = images.map((image) => String(image[alt] ?? ''));
        const own = String(owner[name] ?? '');
        return texts.flatMap((text, place) => {
          const others = [...texts.slice(0, place), ...texts.slice(place + 1)];
          const message = text && problemOf(text, own, { others, findName });
          return message ? [{ path: `${list}.${index}.images.${place}.${alt}`, message }] : [];
        });
      });
    });
  });
}
