import { useDiwan } from '../provider';

/** A link an editor gave a section, leading into the shop; undefined when there is none that may be followed. */
export function useEditorialLink(label: string) {
  const { paths } = useDiwan();
  return (url: string | null | undefined) => {
    const href = url ? paths.editorial(url) : undefined;
    return href === undefined ? undefined : { label, href };
  };
}
