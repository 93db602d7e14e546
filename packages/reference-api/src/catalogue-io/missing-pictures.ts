import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { CatalogueProblem } from '../catalogue/catalogue-problem';
import { picture } from '../catalogue/fields';

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

const isExternal = (picture: string): boolean => /^https?:/.test(picture);

/** Returns whether an image is missing in the media folder. */
export const isMissingIn = (mediaFolder: string) => (picture: string) =>
  !isExternal(picture) && !existsSync(path.join(mediaFolder, picture));

/**
 * Images of a catalogue that are missing in the media folder; the shop shows a placeholder for them.
 * @param catalogue may have problems; invalid paths are skipped
 */
export function missingPictures(catalogue: unknown, mediaFolder: string): CatalogueProblem[] {
  const missing: CatalogueProblem[] = [];
  const isMissing = isMissingIn(mediaFolder);
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const place = at ? `${at}.${key}` : key;
      if (PICTURE_FIELDS.has(key) && v.is(picture, child) && isMissing(child))
        missing.push({ path: place, message: `image not found: ${child}` });
      else visit(child, place);
    }
  };
  visit(catalogue, '');
  return missing;
}
