import { sortByPosition } from '@diwan/sdk/commerce';
import type { Section } from '@diwan/sdk/contract';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/ui/class-names';
import { Deferred } from '../foundation/ui/deferred/Deferred';
import { VisuallyHidden } from '../foundation/ui/VisuallyHidden';
import { type AnySectionEntry, type OwnSections, sectionEntry } from './section-registry';
import * as styles from './sections.css';

export interface SectionListProps {
  /** The sections of a page, as `client.pages.get()` returns them. */
  sections: readonly Section[];
  /** The page's heading for screen readers, if no banner at the top provides one. */
  heading?: string;
  /** Shown on a kind of device that no section is for. Includes a heading of its own. */
  empty?: ReactNode;
  /** Components of section types that the contract doesn't have. Sections of unknown types are skipped. */
  own?: OwnSections | undefined;
}

const isShown = ({ is_mobile, is_desktop }: Section) => is_mobile || is_desktop;
/** Slides don't count: a page heading must not slide out of view. */
const hasHeading = ({ type }: Section) => type === 'advertisement';

/** Hides what isn't for a kind of device. */
const deviceClass = (onPhones: boolean, onLargerScreens: boolean): string | undefined =>
  classNames(!onLargerScreens && styles.phonesOnly, !onPhones && styles.largerScreensOnly) || undefined;

/** The first section on phones and the first on larger screens, often the same one. */
const openingSections = (sections: readonly Section[]): ReadonlySet<Section | undefined> =>
  new Set([sections.find(({ is_mobile }) => is_mobile), sections.find(({ is_desktop }) => is_desktop)]);

/**
 * The sections of a CMS page in the editor's order (spec §2). Sections for one kind of device are always rendered and
 * hidden by a media query: the server can't know the device, and hydration must match the server's markup. Sections
 * after the first, and those with code of their own, hydrate when the visitor comes near.
 */
export function SectionList({ sections, heading, empty, own }: SectionListProps) {
  const shown = sortByPosition(sections).filter(
    (section) => isShown(section) && sectionEntry(section.type, own) !== undefined,
  );
  const opening = openingSections(shown);
  const onPhones = shown.some(({ is_mobile }) => is_mobile);
  const onLargerScreens = shown.some(({ is_desktop }) => is_desktop);
  if (!onPhones && !onLargerScreens) return <>{empty}</>;
  return (
    <>
      {heading && ![...opening].some((section) => section && hasHeading(section)) && (
        <h1 className={deviceClass(onPhones, onLargerScreens)}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h1>
      )}
      {shown.map((section, index) => {
        // Others aren't shown.
        const entry = sectionEntry(section.type, own) as AnySectionEntry;
        const { Section, frame, preload } = entry;
        const key = section.id ?? `${section.type}-${index}`;
        const className = classNames(frame, deviceClass(section.is_mobile, section.is_desktop));
        const isFirst = opening.has(section);
        const content = <Section section={section} isFirst={isFirst} />;
        return isFirst && !preload ? (
          <div key={key} className={className}>
            {content}
          </div>
        ) : (
          <Deferred key={key} className={className} load={preload}>
            {content}
          </Deferred>
        );
      })}
      {empty && !(onPhones && onLargerScreens) && (
        <div className={deviceClass(!onPhones, !onLargerScreens)}>{empty}</div>
      )}
    </>
  );
}
