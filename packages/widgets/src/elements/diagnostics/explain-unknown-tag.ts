import { nearestName } from './nearest-name';

const explained = new Set<string>();

/** Warns once of a tag that looks like one of ours and isn't, with the one that was probably meant. */
export function explainUnknownTag(tag: string, known: readonly string[]): void {
  // A page may have elements of its own that begin as ours do, defined by now.
  if (customElements.get(tag) || explained.has(tag)) return;
  explained.add(tag);
  const meant = nearestName(tag, known);
  const hint = meant
    ? `Did you mean <${meant}>?`
    : `The elements are ${known.map((name) => `<${name}>`).join(', ')}.`;
  console.warn(`Diwan: there is no element <${tag}>. ${hint}`);
}
