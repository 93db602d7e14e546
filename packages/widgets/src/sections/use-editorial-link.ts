import { useDiwan } from '../foundation/provider';

/** A section's link as set by an editor, resolved against the shop; undefined if missing or unsafe. */
export function useEditorialLink(label: string) {
  const { paths } = useDiwan();
  return (url: string | null | undefined) => {
    const href = url ? paths.editorial(url) : undefined;
    return href === undefined ? undefined : { label, href };
  };
}
