import type { SectionType } from '@diwan/sdk/contract';
import { SectionList } from './SectionList';
import { loadSections, sectionRegistry } from './section-registry';

/** Loads the section list with the code of all sections, for a page whose sections aren't known yet. */
export async function loadSectionList() {
  const types = Object.keys(sectionRegistry) as SectionType[];
  await loadSections(types.map((type) => ({ type })));
  return { default: SectionList };
}
