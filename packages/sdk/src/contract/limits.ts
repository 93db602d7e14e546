/*
 * What the wire allows, each fact once: schemas, the browser's checks before a call, and what a server stores use these.
 */

/** The greatest identifier: an integer column's. */
export const MAX_ID = 2_147_483_647;
/** The greatest amount of money, in SAR. */
export const MAX_AMOUNT = 99_999_999.99;

/** VAT of spec §9, as a share of 1. */
export const DEFAULT_TAX_RATE = 0.15;
/** The longest delivery a shop may promise. */
export const MAX_DELIVERY_DAYS = 730;

/** Page sizes of spec §9. */
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 1_000_000;
/** Values of one repeated query key. */
export const MAX_REPEATED = 50;
/** Characters of a search. */
export const MAX_SEARCH_LENGTH = 200;
/** Related products come four at a time (spec §9). */
export const DEFAULT_RELATED = 4;
export const MAX_RELATED = 24;

/** Lines of a basket, an order or a quote request. */
export const MAX_LINES = 200;
/** Pieces of a line. */
export const MAX_QUANTITY = 999;
/** Fabrics a visitor may choose for one product. */
export const MAX_FABRICS = 50;
/** A customised width, in the unit of the product's dimensions. */
export const MAX_WIDTH = 10_000;

/** Characters of a person's name. */
export const MAX_NAME_LENGTH = 200;
/** Characters of an email address. */
export const MAX_EMAIL_LENGTH = 254;

/** Digits of a one-time code (spec §9). */
export const OTP_LENGTH = 6;
/** Digits of a national number, without country code or leading zero. */
export const MIN_PHONE_LENGTH = 4;
export const MAX_PHONE_LENGTH = 15;
/** A dial code without plus. */
export const DIAL_CODE_PATTERN = /^\d{1,4}$/;

export const PRODUCT_CODE_PATTERN = /^[A-Za-z0-9]{1,32}$/;
/** A promo code: letters of any script, digits, dash and underscore. */
export const PROMO_CODE_PATTERN = /^[\p{L}\p{N}_-]{1,40}$/u;
/** What the address of a page or short link ends in. */
export const SLUG_PATTERN = /^[\p{L}\p{N}_-]{1,120}$/u;
