import { type Settings, settingsSchema } from '@diwan/sdk/contract';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database';
import { settingsGroups, termsSections } from '../../db/schema';
import { mediaUrl } from '../../platform/wire/media-url';

/** Replaces stored media paths with URLs. */
function withUrls(settings: Settings): Settings {
  const { logo_url, logo_url_ar, logo_inverse_url, icon_url, theme, about } = settings;
  return {
    ...settings,
    ...(logo_url && { logo_url: mediaUrl(logo_url) }),
    ...(logo_url_ar && { logo_url_ar: mediaUrl(logo_url_ar) }),
    ...(logo_inverse_url && { logo_inverse_url: mediaUrl(logo_inverse_url) }),
    ...(icon_url && { icon_url: mediaUrl(icon_url) }),
    ...(theme && {
      theme: {
        ...theme,
        font_files: theme.font_files.map((file) => ({ ...file, src_url: mediaUrl(file.src_url) })),
      },
    }),
    ...(about && {
      about: {
        ...about,
        photos: about.photos.map((photo) => ({
          ...photo,
          src_url: photo.src_url && mediaUrl(photo.src_url),
        })),
      },
    }),
  };
}

async function hasTerms(db: Database): Promise<boolean> {
  return (await db.select({ id: termsSections.id }).from(termsSections).limit(1)).length > 0;
}

/** The settings of the named groups; unknown names are skipped, and if all are unknown, returns undefined. */
export async function findSettings(db: Database, groups: string[]): Promise<Settings | undefined> {
  const rows = await db.select().from(settingsGroups).where(inArray(settingsGroups.name, groups));
  if (rows.length === 0) return undefined;
  const stored = Object.assign({}, ...rows.map(({ values }) => values));
  const isCommerce = rows.some(({ name }) => name === 'commerce');
  return withUrls(
    v.parse(settingsSchema, { ...stored, ...(isCommerce && { has_terms: await hasTerms(db) }) }),
  );
}
