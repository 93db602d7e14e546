/** The bilingual name of a row, as the wire has it. */
export const names = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }) => ({
  name_en: nameEn,
  name_ar: nameAr,
});
