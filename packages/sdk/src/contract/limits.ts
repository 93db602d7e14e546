/* Limits of the wire format, shared by the schemas, client-side validation and database columns. */

/** Largest id: the maximum of a 32-bit integer column. */
export const MAX_ID = 2_147_483_647;
/** Largest amount of money, in the shop's currency. */
export const MAX_AMOUNT = 99_999_999.99;

/** VAT rate as a fraction (spec §9). */
export const DEFAULT_TAX_RATE = 0.15;
/** Time zone of the dates that staff see and filter by, unless the shop sets another. */
export const DEFAULT_TIME_ZONE = 'Asia/Riyadh';
/** Longest delivery time a shop may set, in days. */
export const MAX_DELIVERY_DAYS = 730;

/** Page sizes (spec §9). */
export const DEFAULT_PAGE_SIZE = 10;
/** Most items on a page of a list. */
export const MAX_PAGE_SIZE = 100;
/** Largest page number of a list. */
export const MAX_PAGE = 1_000_000;
/** Maximum number of values of a repeated query key. */
export const MAX_REPEATED = 50;
/** Maximum length of a search query. */
export const MAX_SEARCH_LENGTH = 200;
/** Number of related products (spec §9). */
export const DEFAULT_RELATED = 4;
/** Most related products of a call. */
export const MAX_RELATED = 24;

/** Maximum number of lines in a basket, an order or a quote request. */
export const MAX_LINES = 200;
/** Maximum quantity of a line. */
export const MAX_QUANTITY = 999;
/** Maximum number of fabrics a visitor may choose for one product. */
export const MAX_FABRICS = 50;
/** Largest customised width, in the unit of the product's dimensions. */
export const MAX_WIDTH = 10_000;

/** Maximum length of a person's name. */
export const MAX_NAME_LENGTH = 200;
/** Maximum length of an email address. */
export const MAX_EMAIL_LENGTH = 254;

/** Number of digits of a one-time code (spec §9). */
export const OTP_LENGTH = 6;
/** Number of digits of a national number, without country code or leading zero. */
export const MIN_PHONE_LENGTH = 4;
/** Most digits of a national number. */
export const MAX_PHONE_LENGTH = 15;
/** A dial code without plus. */
export const DIAL_CODE_PATTERN = /^\d{1,4}$/;

/** Maximum length of a code or slug as typed, with the characters that aren't kept. */
export const MAX_TYPED_CODE = 250;
/** A product code: letters and digits. */
export const PRODUCT_CODE_PATTERN = /^[A-Za-z0-9]{1,32}$/;
/** A promo code: letters of any script, digits, dash and underscore. */
export const PROMO_CODE_PATTERN = /^[\p{L}\p{N}_-]{1,40}$/u;
/** Slug of a page or short link. */
export const SLUG_PATTERN = /^[\p{L}\p{N}_-]{1,120}$/u;
