import type * as v from 'valibot';
import { StartupError } from '../../db/startup-error';
import { sectionTypes, takenFields } from './section-fields';

/** Schemas of fields, by name. */
type Fields = Readonly<Record<string, v.GenericSchema>>;

/** What a shop's own code adds to what its catalogue may hold. */
export interface OwnContent {
  /** Fields of its own types of sections, by type. */
  sections: Readonly<Record<string, Fields>>;
  /** Paths of its own pages. */
  pages: readonly string[];
  /** Changes with its code: documents that were accepted before are then checked again. */
  version?: string | undefined;
}

/** Of a shop without code of its own. */
export const NO_OWN_CONTENT: OwnContent = { sections: {}, pages: [] };

/** @throws {StartupError} for a type that the contract has, or a field that can't be one of its own */
export function checkOwnContent({ sections }: OwnContent): void {
  const types: readonly string[] = sectionTypes;
  for (const [type, fields] of Object.entries(sections)) {
    const option = `diwan.config.ts: "sections.${type}"`;
    if (types.includes(type)) throw new StartupError(`${option} has the name of a type that every shop has.`);
    for (const name of Object.keys(fields))
      if (takenFields.includes(name))
        throw new StartupError(`${option}: the field "${name}" can't be redefined; give it another name.`);
  }
}
