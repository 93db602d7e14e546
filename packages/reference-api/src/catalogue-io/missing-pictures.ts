import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueProblem } from '../catalogue/catalogue-problem';
import type { Catalogue } from '../catalogue/catalogue-schema';

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

/** Images of a catalogue that are missing in the media folder; the shop shows a placeholder for them. */
export function missingPictures(catalogue: Catalogue, mediaFolder: string): CatalogueProblem[] {
  const missing: CatalogueProblem[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const place = at ? `${at}.${key}` : key;
      const isMissing =
        PICTURE_FIELDS.has(key) &&
        typeof child === 'string' &&
        !isExternal(child) &&
        !existsSync(path.join(mediaFolder, child));
      if (isMissing) missing.push({ path: place, message: `image not found: ${child}` });
      else visit(child, place);
    }
  };
  visit(catalogue, '');
  return missing;
}
