import * as v from 'valibot';
import { safeAddress, safeFileAddress } from './safe-address';

/*
 * Values that editors enter and pages insert as is: colours and sizes into `style`, URLs into `href`. Reading is
 * lenient: an unsafe value is dropped, so that one mistake doesn't break a page. Imports use the strict schemas below
 * and report the path of each error.
 */

/** A CSS colour: hex, `rgb()`, `hsl()` or a name. Rejects anything that could end the surrounding declaration. */
export const cssColorSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/a-z+-]{1,60}\))$/i,
  ),
);

/** CSS pixels. Larger values would let a banner's text cover the page. */
export const MAX_TEXT_SIZE = 160;
/** Largest padding of a banner’s text in CSS pixels. */
export const MAX_TEXT_PADDING = 800;
/** Maximum width or height of an image in pixels. */
export const MAX_PICTURE_SIZE = 20_000;

const pixels = () => v.pipe(v.number(), v.finite(), v.minValue(0));

/** A number of pixels up to `max`. Rejects larger values; used when storing content. */
export const strictPixels = (max: number) => v.pipe(pixels(), v.maxValue(max));

/** A number of pixels, clamped to `max`. Absent or null: the design's default. */
export const clampedPixels = (max: number) =>
  v.nullish(
    v.pipe(
      pixels(),
      v.transform((size) => Math.min(size, max)),
    ),
  );

/** An optional colour; unsafe values become null. */
export const colorField = v.nullish(v.fallback(v.nullable(cssColorSchema), null));

/** An optional link URL; unsafe values become null. */
export const addressField = v.nullish(
  v.pipe(
    v.string(),
    v.transform((address) => safeAddress(address) ?? null),
  ),
);

/** A required link URL; an unsafe one makes the link invalid. */
export const requiredAddress = v.pipe(
  v.string(),
  v.transform((address) => safeAddress(address) ?? ''),
  v.minLength(1),
);

/** Base URL of files; an unsafe URL becomes ''. */
export const filesPathField = v.fallback(
  v.pipe(
    v.string(),
    v.transform((address) => safeFileAddress(address) ?? ''),
  ),
  '',
);

/** An optional image URL; unsafe values become null. */
export const pictureField = v.nullish(
  v.pipe(
    v.string(),
    v.transform((address) => safeFileAddress(address) ?? null),
  ),
);
