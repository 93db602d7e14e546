import * as v from 'valibot';
import type { CatalogueProblem } from '../document/catalogue-problem';
import { picture } from '../document/fields';
import { walkDocument } from '../document/walk-document';
import type { MediaPictures } from './picture-problems';

/** Fields that contain images. */
const PICTURE_FIELDS = new Set([
  'src_url',
  'mobile_src_url',
  'image_url',
  'cover_url',
  'logo_url',
  'logo_url_ar',
  'logo_inverse_url',
  'icon_url',
]);

/**
 * Images of a catalogue that the media folder doesn't have or that can't be shown; the shop shows a placeholder for them.
 * @param catalogue may have problems; invalid paths are skipped
 */
export function missingPictures(
  catalogue: unknown,
  problemOf: MediaPictures['problemOf'],
): CatalogueProblem[] {
  const missing: CatalogueProblem[] = [];
  walkDocument(catalogue, (value, key, path) => {
    if (!PICTURE_FIELDS.has(key) || typeof value !== 'string') return;
    const problem = v.is(picture, value) ? problemOf(value) : undefined;
    if (problem) missing.push({ path: path(), message: `${problem}: ${value}` });
  });
  return missing;
}
