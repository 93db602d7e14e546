/** A row's bilingual name in wire format. */
export const names = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }) => ({
  name_en: nameEn,
  name_ar: nameAr,
});
