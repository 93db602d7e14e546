import type * as v from 'valibot';
import type { CatalogueProblem } from './catalogue-problem';
import { nearestName } from './nearest-name';

/** The parts of a schema that contain nested schemas. */
interface SchemaParts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly getter?: (value: unknown) => v.GenericSchema;
}

const ownEntry = (entries: SchemaParts['entries'], key: string) =>
  entries && Object.hasOwn(entries, key) ? entries[key] : undefined;

/** Prefix of keys for notes. */
const NOTE = '_';

const warning = (key: string, known: readonly string[]): string => {
  const nearest = nearestName(key, known);
  return `unknown key, ignored${nearest ? `; did you mean "${nearest}"?` : ''}`;
};

/** Keys of a document that are not in its schema, with the closest known one, and lists in place of objects. */
export function unknownKeys(root: v.GenericSchema, document: unknown): CatalogueProblem[] {
  const found: CatalogueProblem[] = [];
  // One for all places: joined only where something is found.
  const keys: string[] = [];
  const report = (message: string, isAboutKey?: true) =>
    found.push({ path: keys.join('.'), message, ...(isAboutKey && { isAboutKey }) });

  function visit(schema: v.GenericSchema, value: unknown): void {
    const { wrapped, getter } = schema as SchemaParts;
    const inner = getter?.(value) ?? wrapped;
    if (inner) visit(inner, value);
    else visitFields(schema, value);
  }

  function visitFields(schema: v.GenericSchema, value: unknown): void {
    const { entries, item, value: ofRecord } = schema as SchemaParts;
    if (typeof value !== 'object' || value === null) return;
    // Schemas of objects accept lists: all their keys are missing.
    if (Array.isArray(value) && entries) report('is a list, ignored; must be an object: { … }');
    if (Array.isArray(value) && !item) return;
    for (const key of Object.keys(value)) {
      const child = (value as Record<string, unknown>)[key];
      keys.push(key);
      const inner = Array.isArray(value) ? item : (ofRecord ?? ownEntry(entries, key));
      if (inner) visit(inner, child);
      else if (entries && !key.startsWith(NOTE)) report(warning(key, Object.keys(entries)), true);
      keys.pop();
    }
  }
  visit(root, document);
  return found;
}
