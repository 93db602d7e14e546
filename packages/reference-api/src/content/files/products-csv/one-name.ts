interface Names {
  name_en?: unknown;
  name_ar?: unknown;
}

/** The name that something with one name lacks: the other one, so that both languages show it. Undefined with both or none. */
export function missingName({
  name_en,
  name_ar,
}: Names): { missing: 'name_en' | 'name_ar'; fields: { name_en: string } | { name_ar: string } } | undefined {
  if (typeof name_en === 'string' && name_en !== '' && !name_ar)
    return { missing: 'name_ar', fields: { name_ar: name_en } };
  if (typeof name_ar === 'string' && name_ar !== '' && !name_en)
    return { missing: 'name_en', fields: { name_en: name_ar } };
  return undefined;
}
