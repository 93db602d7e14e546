/**
 * What visitors call things, in both languages: the terms of a row find the same products. Write them as people do;
 * they are folded before they are compared, so spellings that differ in hamza, ة or ى need no row of their own.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['sofa', 'couch', 'settee', 'كنبة', 'كنب', 'كنبات', 'صوفا', 'أريكة', 'أرائك'],
  ['sectional', 'corner sofa', 'l shape sofa', 'كنبة زاوية', 'كنب زاوية', 'كنب حرف L', 'كنبة حرف L', 'ركنة'],
  ['loveseat', 'two seat sofa', 'كنبة ثنائية', 'كنبة شخصين'],
  ['armchair', 'lounge chair', 'كرسي استرخاء', 'كرسي للاسترخاء', 'فوتيه'],
  ['ottoman', 'pouf', 'pouffe', 'footstool', 'بوف', 'بف'],
  ['majlis', 'floor seating', 'مجلس', 'مجالس', 'جلسة عربية', 'جلسة أرضية'],
  ['coffee table', 'center table', 'centre table', 'طاولة وسط', 'طاولات وسط', 'طاولة قهوة', 'طاولات قهوة'],
  ['side table', 'end table', 'طاولة خدمة', 'طاولات خدمة', 'طاولة جانبية', 'طاولة شاي'],
  ['dining table', 'طاولة طعام', 'طاولات طعام', 'طاولة أكل', 'طاولة سفرة', 'سفرة'],
  ['dining chair', 'كرسي طعام', 'كراسي طعام', 'كرسي سفرة', 'كراسي سفرة'],
  ['bar stool', 'barstool', 'counter stool', 'كرسي بار', 'كراسي بار', 'كرسي مرتفع'],
  ['chair', 'كرسي', 'كراسي'],
  ['table', 'طاولة', 'طاولات'],
  ['bed', 'سرير', 'أسرة', 'سراير'],
  ['nightstand', 'bedside table', 'كومدينة', 'كومدينات', 'كومودينو', 'كوميدينو'],
  ['wardrobe', 'closet', 'دولاب', 'دواليب', 'خزانة ملابس', 'خزانة'],
  ['dresser', 'vanity', 'chest of drawers', 'تسريحة', 'تسريحات'],
  ['desk', 'writing table', 'مكتب', 'مكاتب'],
  ['bookshelf', 'bookcase', 'shelf', 'shelves', 'مكتبة', 'مكتبات', 'رف', 'رفوف', 'أرفف'],
  ['sideboard', 'buffet', 'credenza', 'بوفيه', 'بوفيهات'],
  ['tv unit', 'tv stand', 'media unit', 'وحدة تلفزيون', 'طاولة تلفزيون', 'طاولة تي في'],
  ['tv', 'television', 'تلفزيون', 'تلفاز', 'تي في', 'تيفي'],
  ['lamp', 'أباجورة', 'أبجورة', 'أباجورات', 'لمبة', 'مصباح'],
  ['lighting', 'lights', 'إضاءة', 'إنارة'],
  ['pendant', 'chandelier', 'ثريا', 'نجفة', 'إضاءة معلقة'],
  ['mirror', 'مرآة', 'مراية', 'مرايا'],
  ['rug', 'carpet', 'سجادة', 'سجاد', 'زولية'],
  ['planter', 'plant pot', 'flower pot', 'مركن', 'مراكن', 'أصيص', 'حوض زرع'],
  ['bedroom', 'غرفة نوم', 'غرف نوم'],
  ['set', 'طقم', 'أطقم'],
  ['leather', 'جلد', 'جلدي'],
  ['velvet', 'مخمل', 'قطيفة'],
  ['marble', 'رخام', 'رخامي', 'رخامية'],
  ['oak', 'بلوط', 'سنديان'],
];

/** Words that narrow nothing; they count only where a query has no others. */
export const fillerWords: readonly string[] = [
  ...['a', 'an', 'the', 'of', 'for', 'with', 'and', 'in', 'to'],
  ...['في', 'من', 'مع', 'على', 'عن', 'و', 'أو'],
];
