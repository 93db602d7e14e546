import type { OwnSectionProps, OwnSections } from '@diwan/widgets';
import { lazyWithPreload } from '@diwan/widgets/internal';
import { sections } from '#shop';

/** Types of the shop's own sections. */
export const ownSectionTypes: readonly string[] = Object.keys(sections);

/** The shop's own sections; the code of each is a file of its own. */
export const ownSections: OwnSections = Object.fromEntries(
  Object.entries(sections).map(([type, load]) => [
    type,
    lazyWithPreload<OwnSectionProps>(async () => ({ default: (await load()).default.component })),
  ]),
);
