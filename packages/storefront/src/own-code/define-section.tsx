import type { SectionFrame } from '@diwan/sdk/contract';
import type { OwnSectionProps } from '@diwan/widgets';
import { type ComponentType, useMemo } from 'react';
import * as v from 'valibot';
import { checkDefinition, componentSchema } from './check-definition';

/** Schemas of a section's own fields. */
export type SectionFields = Readonly<Record<string, v.GenericSchema>>;

/** Props of the component of a section: the fields of every section, and its own. */
export interface SectionProps<Fields extends SectionFields> {
  section: SectionFrame & { [Name in keyof Fields]: v.InferOutput<Fields[Name]> };
  /** Whether the section opens the page; load its picture eagerly then. */
  isFirst: boolean;
}

/** A type of section of a shop's own. */
export interface OwnSection {
  readonly fields: SectionFields;
  readonly component: ComponentType<OwnSectionProps>;
}

const isSchema = (given: unknown) => (given as Partial<v.GenericSchema> | undefined)?.kind === 'schema';

const sectionSchema = v.strictObject({
  fields: v.record(
    v.string(),
    v.custom(isSchema, 'must be a schema, such as v.string()'),
    'must be an object of schemas',
  ),
  component: componentSchema,
});

/**
 * Defines a type of section for the pages of the catalogue. It is the default export of its module, which
 * `diwan.config.ts` names under `sections`.
 * @example
 * export default defineSection({
 *   fields: { ...bilingual('note') },
 *   component: ({ section }) => <p>{localized(section, 'note', useI18n().locale)}</p>,
 * });
 */
export function defineSection<const Fields extends SectionFields>(definition: {
  /**
   * Schemas of its fields, beside title, description and the other fields of every section. Imports refuse sections that
   * don't match. They run on what they have returned too, so a transformation must keep its own results.
   */
  fields: Fields;
  component: ComponentType<SectionProps<Fields>>;
}): OwnSection {
  checkDefinition(sectionSchema, definition);
  const { fields, component: Component } = definition;
  const schema = v.object(fields as v.ObjectEntries);
  function Section({ section, isFirst }: OwnSectionProps) {
    const own = useMemo(() => v.safeParse(schema, section), [section]);
    // Imported before its fields were changed: the rest of the page is shown.
    if (!own.success) return null;
    const whole = { ...section, ...own.output } as SectionProps<Fields>['section'];
    return <Component section={whole} isFirst={isFirst} />;
  }
  return { fields, component: Section };
}

/** The fields `<name>_en` and `<name>_ar`: a text in both languages, shown by `localized(section, name, locale)`. */
export const bilingual = <const Name extends string>(
  name: Name,
): { readonly [Key in `${Name}_en` | `${Name}_ar`]: v.StringSchema<undefined> } => {
  const fields = { [`${name}_en`]: v.string(), [`${name}_ar`]: v.string() };
  return fields as { [Key in `${Name}_en` | `${Name}_ar`]: v.StringSchema<undefined> };
};

/** A picture: a path in the shop's folder of pictures, or an https address. The section gets its address. */
export const picture = (): v.GenericSchema<string, string> =>
  v.pipe(
    v.string(),
    v.nonEmpty('must be the path of a picture'),
    v.transform((path) =>
      /^(https?:|\/)/.test(path) ? path : `/files/media/${path.split('/').map(encodeURIComponent).join('/')}`,
    ),
  );
