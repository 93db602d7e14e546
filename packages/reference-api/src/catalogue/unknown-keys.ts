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

/** Prefix of keys for notes. */
const NOTE = '_';

const warning = (key: string, known: readonly string[]): string => {
  const nearest = nearestName(key, known);
  return `unknown key, ignored${nearest ? `; did you mean "${nearest}"?` : ''}`;
};

/** Keys of a document that are not in its schema, with the closest known one, and lists in place of objects. */
export function unknownKeys(schema: v.GenericSchema, value: unknown, path = ''): CatalogueProblem[] {
  const { entries, item, value: ofRecord, wrapped, getter } = schema as SchemaParts;
  if (getter) return unknownKeys(getter(value), value, path);
  if (wrapped) return unknownKeys(wrapped, value, path);
  if (typeof value !== 'object' || value === null) return [];
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(value)) {
    // Schemas of objects accept lists: all their keys are missing.
    if (entries) return [{ path, message: 'is a list, ignored; must be an object: { … }' }];
    return item ? value.flatMap((child, index) => unknownKeys(item, child, at(index))) : [];
  }
  const known = Object.keys(entries ?? {});
  return Object.entries(value).flatMap(([key, child]) => {
    const inner = ofRecord ?? (known.includes(key) ? entries?.[key] : undefined);
    if (inner) return unknownKeys(inner, child, at(key));
    const isIgnored = !entries || key.startsWith(NOTE);
    return isIgnored ? [] : [{ path: at(key), message: warning(key, known), isAboutKey: true }];
  });
}
