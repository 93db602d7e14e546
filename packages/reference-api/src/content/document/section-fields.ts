import { type SectionType, sectionSchema } from '@diwan/sdk/contract';
import * as v from 'valibot';

/** What a section type has beside the fields of every section: a field of the contract with its schema. */
type Entries = Readonly<Record<string, v.GenericSchema>>;

const types = sectionSchema.options.map(({ entries }) => ({
  type: entries.type.literal,
  entries: entries as Entries,
}));
const isInEvery = (name: string) => types.every(({ entries }) => name in entries);

/** The types of the contract. */
export const sectionTypes: readonly SectionType[] = types.map(({ type }) => type);

/** The fields of each type that other types may not have. */
export const fieldsOfType: ReadonlyMap<string, Entries> = new Map(
  types.map(({ type, entries }) => [
    type,
    Object.fromEntries(Object.entries(entries).filter(([name]) => !isInEvery(name))),
  ]),
);

/** Those with columns of their own: they refer to other rows, or are limited by the database. */
const columnFields = new Set(['advertisement', 'project', 'source_id', 'space_height', 'tag']);

/** The fields of a type that are stored as they are. */
const storedFields = (type: string): [string, v.GenericSchema][] =>
  Object.entries(fieldsOfType.get(type) ?? {}).filter(([name]) => !columnFields.has(name));

/** All such fields, for documents: a section may have those of its type. */
export const storedEntries = Object.fromEntries(
  sectionTypes.flatMap(storedFields).map(([name, schema]) => [name, v.optional(schema)]),
) as Record<string, v.OptionalSchema<v.GenericSchema, undefined>>;

/** The fields that a shop's own types can't have: every section has them, or they aren't stored as they are. */
export const takenFields: readonly string[] = [
  ...types.flatMap(({ entries }) => Object.keys(entries)).filter(isInEvery),
  ...columnFields,
];

/** The values of such fields that a section has; all fields of its own, for a type that the contract doesn't have. */
export const storedValues = (section: { readonly type: string }): Record<string, unknown> => {
  const names = fieldsOfType.has(section.type)
    ? storedFields(section.type).map(([name]) => name)
    : Object.keys(section).filter((name) => !takenFields.includes(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = Reflect.get(section, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** Names of the fields that a type requires. */
export const requiredFields = (type: string): string[] =>
  Object.entries(fieldsOfType.get(type) ?? {}).flatMap(([name, schema]) =>
    v.is(schema, undefined) ? [] : [name],
  );

/** Names of fields that a section's type requires and it lacks. */
export const missingFields = (section: { readonly type: string }): string[] =>
  requiredFields(section.type).filter((name) => Reflect.get(section, name) == null);
