/** Number words; each row is one number. */
export const numberWords: readonly (readonly string[])[] = [
  ['2', 'two', 'اثنين', 'ثنائي', 'ثنائية'],
  ['3', 'three', 'ثلاث', 'ثلاثة', 'ثلاثي', 'ثلاثية'],
  ['4', 'four', 'أربع', 'أربعة', 'رباعي', 'رباعية'],
  ['5', 'five', 'خمس', 'خمسة', 'خماسي', 'خماسية'],
  ['6', 'six', 'ست', 'ستة', 'سداسي', 'سداسية'],
  ['8', 'eight', 'ثمان', 'ثمانية', 'ثماني'],
];

/** Words that ask for a number of seats. */
export const seatWords: readonly string[] = ['seat', 'seats', 'seater', 'seaters', 'مقعد', 'مقاعد', 'أشخاص'];

/**
 * Synonyms in both languages: the terms of a row find the same products. Use natural spelling: terms are folded before
 * comparison, so variants with hamza, ة or ى need no separate entries.
 */
export const synonyms: readonly (readonly string[])[] = [
  ...numberWords,
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
  seatWords,
  ['two seat', 'مقعدين', 'شخصين'],
  ['door', 'doors', 'باب', 'أبواب'],
  ['drawer', 'drawers', 'درج', 'أدراج'],
];

/**
 * Broader terms and the narrower ones they also find: a search for green finds sage, but not vice versa. Arabic
 * adjectives have a form for each gender.
 */
export const widerTerms: readonly (readonly [asked: readonly string[], found: readonly string[]])[] = [
  [
    ['green', 'أخضر', 'خضراء', 'خضر'],
    ['sage', 'olive', 'mint', 'emerald', 'مريمي', 'زيتوني', 'زيتي', 'نعناعي', 'زمردي'],
  ],
  [
    ['blue', 'أزرق', 'زرقاء', 'زرق'],
    ['navy', 'indigo', 'turquoise', 'كحلي', 'نيلي', 'سماوي', 'تركوازي'],
  ],
  [
    ['red', 'أحمر', 'حمراء', 'حمر'],
    ['burgundy', 'maroon', 'crimson', 'تمري', 'عنابي', 'خمري', 'نبيتي'],
  ],
  [
    ['brown', 'بني', 'بنية'],
    ['walnut', 'chocolate', 'coffee', 'camel', 'tan', 'clay', 'جوزي', 'شوكولا', 'جملي', 'طيني'],
  ],
  [
    ['beige', 'بيج', 'بيجي'],
    ['oat', 'sand', 'cream', 'stone', 'travertine', 'شوفاني', 'رملي', 'كريمي', 'حجري', 'ترافرتين'],
  ],
  [
    ['white', 'أبيض', 'بيضاء', 'بيض'],
    ['ivory', 'off white', 'cream', 'عاجي', 'كريمي', 'أوف وايت'],
  ],
  [
    ['grey', 'gray', 'رمادي', 'رمادية', 'رصاصي'],
    ['charcoal', 'slate', 'stone', 'silver', 'فحمي', 'حجري', 'فضي'],
  ],
  [
    ['black', 'أسود', 'سوداء', 'سود'],
    ['ebony', 'أبنوس'],
  ],
  [
    ['yellow', 'أصفر', 'صفراء'],
    ['mustard', 'خردلي'],
  ],
  [
    ['orange', 'برتقالي', 'برتقالية'],
    ['terracotta', 'rust', 'clay', 'تيراكوتا', 'طيني'],
  ],
  [
    ['pink', 'وردي', 'وردية', 'زهري'],
    ['rose', 'blush'],
  ],
  [
    ['gold', 'golden', 'ذهبي', 'ذهبية'],
    ['brass', 'نحاس', 'نحاسي'],
  ],
];

/** Stop words, ignored unless a query has no other words. */
export const fillerWords: readonly string[] = [
  ...['a', 'an', 'the', 'of', 'for', 'with', 'and', 'in', 'to'],
  ...['في', 'من', 'مع', 'على', 'عن', 'و', 'أو'],
];
