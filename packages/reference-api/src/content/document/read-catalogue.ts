import { typedCode } from '@diwan/sdk/commerce';
import * as v from 'valibot';
import { letOthersRun } from '../in-slices';
import type { CatalogueProblem } from './catalogue-problem';
import { type Catalogue, catalogueSchemaWith } from './catalogue-schema';
import { contentWarnings } from './content-warnings';
import { withDefaultPages } from './default-pages';
import { isRecord } from './is-record';
import { NO_OWN_CONTENT, type OwnContent } from './own-content';
import { inPlainWords } from './problem-words';
import { withProductIds } from './product-codes';
import { quoted } from './quoted';
import { referenceProblems } from './reference-problems';
import { unknownKeys } from './unknown-keys';
import { walkDocument } from './walk-document';

export type CatalogueReading =
  | { catalogue: Catalogue; rejected?: never; warnings: CatalogueProblem[]; problems?: never }
  /** `rejected` is the document as far as it could be read. */
  | { catalogue?: never; rejected?: unknown; warnings: CatalogueProblem[]; problems: CatalogueProblem[] };

/**
 * Parses and validates a shop's content, including references. Reports all problems at once, those of single fields and
 * those between fields.
 * @param json the document's text
 * @param own what the shop's own code adds to what it may hold
 */
export async function readCatalogue(json: string, own?: OwnContent): Promise<CatalogueReading> {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch (error) {
    return { problems: [{ path: '', message: (error as SyntaxError).message }], warnings: [] };
  }
  await letOthersRun();
  return checkCatalogue(document, own);
}

/** Validates a parsed document like {@link readCatalogue}. */
export async function checkCatalogue(
  parsed: unknown,
  own: OwnContent = NO_OWN_CONTENT,
): Promise<CatalogueReading> {
  const catalogueSchema = catalogueSchemaWith(own);
  const document = withProductIds(parsed);
  const result = v.safeParse(catalogueSchema, document, inPlainWords);
  const fieldProblems = (result.issues ?? []).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  await letOthersRun();
  const problems = [...fieldProblems, ...textProblems(result.output)];
  await letOthersRun();
  problems.push(...pageProblems(document), ...referenceProblems(result.output, fieldProblems));
  await letOthersRun();
  const warnings = unknownKeys(catalogueSchema, document);
  await letOthersRun();
  warnings.push(...contentWarnings(result.output, own));
  if (problems.length > 0 || !result.success) return { rejected: result.output, problems, warnings };
  return { catalogue: withDefaultPages(result.output), warnings };
}

/** Slugs of pages that visitors can't tell apart, of which the last page would replace the others. */
function pageProblems(document: unknown): CatalogueProblem[] {
  if (!isRecord(document) || !isRecord(document.pages)) return [];
  const first = new Map<string, string>();
  return Object.keys(document.pages).flatMap((slug) => {
    const key = typedCode(slug).toLowerCase();
    const earlier = first.get(key);
    first.set(key, earlier ?? slug);
    if (earlier === undefined) return [];
    return [{ path: `pages.${slug}`, message: `${quoted(slug)} is the same address as ${quoted(earlier)}` }];
  });
}

/** U+0000 and lone surrogates, which are valid in JSON but can't be stored in PostgreSQL. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Texts at any depth that can't be stored. */
function textProblems(document: unknown): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  walkDocument(document, (value, _key, path) => {
    if (typeof value === 'string' && UNSTORABLE.test(value))
      problems.push({ path: path(), message: 'contains a character that cannot be stored' });
  });
  return problems;
}
