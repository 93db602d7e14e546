import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { CatalogueProblem } from '../document/catalogue-problem';
import { picture } from '../document/fields';
import { walkDocument } from '../document/walk-document';

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

/** Returns whether an image is missing in the media folder. Looks for each once. */
export function isMissingIn(mediaFolder: string): (picture: string) => boolean {
  const known = new Map<string, boolean>();
  return (picture) => {
    const isMissing =
      known.get(picture) ?? (!isExternal(picture) && !existsSync(path.join(mediaFolder, picture)));
    known.set(picture, isMissing);
    return isMissing;
  };
}

/**
 * Images of a catalogue that are missing in the media folder; the shop shows a placeholder for them.
 * @param catalogue may have problems; invalid paths are skipped
 */
export function missingPictures(
  catalogue: unknown,
  isMissing: (picture: string) => boolean,
): CatalogueProblem[] {
  const missing: CatalogueProblem[] = [];
  walkDocument(catalogue, (value, key, path) => {
    if (!PICTURE_FIELDS.has(key) || typeof value !== 'string') return;
    if (isMissing(value) && v.is(picture, value))
      missing.push({ path: path(), message: `image not found: ${value}` });
  });
  return missing;
}
