import * as v from 'valibot';
import { safeAddress, safeFileAddress } from '../commerce/validation/safe-address';

/*
 * What editors write and pages use as it is: colours and sizes go into `style`, addresses into `href`. Reading is
 * lenient: an unsafe value counts as none, so that one mistake doesn't take a page away. An import checks
 * it with the strict schemas below and names the place.
 */

/** A colour CSS knows: hex, `rgb()`, `hsl()` or a name. Nothing that could end the declaration it stands in. */
export const cssColorSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/a-z+-]{1,60}\))$/i,
  ),
);

/** CSS pixels: beyond these a banner's text covers the page. */
export const MAX_TEXT_SIZE = 160;
export const MAX_TEXT_PADDING = 800;
/** Pixels of a picture's side. */
export const MAX_PICTURE_SIZE = 20_000;

const pixels = () => v.pipe(v.number(), v.finite(), v.minValue(0));

/** A number of pixels up to `max`, for content that is stored. */
export const strictPixels = (max: number) => v.pipe(pixels(), v.maxValue(max));

/** A number of pixels, at most `max`; absent or null means that the design decides. */
export const clampedPixels = (max: number) =>
  v.nullish(
    v.pipe(
      pixels(),
      v.transform((size) => Math.min(size, max)),
    ),
  );

/** An optional colour; an unsafe one counts as none. */
export const colorField = v.nullish(v.fallback(v.nullable(cssColorSchema), null));

/** An optional address a link may lead to; an unsafe one counts as none. */
export const addressField = v.nullish(
  v.pipe(
    v.string(),
    v.transform((address) => safeAddress(address) ?? null),
  ),
);

/** An address that its link can't do without; an unsafe one makes the link unreadable. */
export const requiredAddress = v.pipe(
  v.string(),
  v.transform((address) => safeAddress(address) ?? ''),
  v.minLength(1),
);

/** Where files begin; an unsafe address reads as empty. */
export const filesPathField = v.fallback(
  v.pipe(
    v.string(),
    v.transform((address) => safeFileAddress(address) ?? ''),
  ),
  '',
);

/** An optional picture's address; an unsafe one counts as none. */
export const pictureField = v.nullish(
  v.pipe(
    v.string(),
    v.transform((address) => safeFileAddress(address) ?? null),
  ),
);
