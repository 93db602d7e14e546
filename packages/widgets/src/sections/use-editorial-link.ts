import { useDiwan } from '../provider';

/** A link an editor gave a section, leading into the shop; undefined when there is none. */
export function useEditorialLink(label: string) {
  const { paths } = useDiwan();
  return (url: string | null | undefined) => (url ? { label, href: paths.editorial(url) } : undefined);
}
