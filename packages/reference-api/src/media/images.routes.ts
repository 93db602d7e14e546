import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { packageFolder } from '../db/package-folder';
import type { Dependencies } from '../platform/dependencies';
import { ApiError } from '../platform/http/api-error';
import { clientAddress } from '../platform/http/client-address';
import { fileResponse } from '../platform/http/file-response';
import type { Metrics } from '../platform/operations/metrics';
import { createVariantMaker, LARGEST_WIDTH, variantName, variantWidth } from './image-variants';
import { createMediaFinder, type MediaFile, type Variant, type VariantFormat } from './media-file';
import type { PictureQueue } from './picture-queue';

const contentTypes: Record<VariantFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const querySchema = v.object({
  w: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(10_000)),
  ),
  f: v.optional(v.picklist(['avif', 'webp', 'jpg'])),
});

/**
 * Allows only `w` and `f`, without alternative spellings: caches in front key images by these two alone, so any other
 * form could store an image under another's key.
 */
const KNOWN_QUERY = /^(?:\?[wf]=[^&%+]*(?:&[wf]=[^&%+]*)*)?$/;

/** How long a request waits for a variant before it gets the original; the variant is finished for later requests. */
const PATIENCE_MS = 100;

/** How long a variant may be queued. */
const MAX_WAIT_MS = 15_000;

/** Images are public, for partner sites; SVGs must not run scripts when opened directly. */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Shown where a picture is missing (spec §2). */
export const placeholderFile = path.join(packageFolder, 'src/media/placeholder.png');

const PLACEHOLDER = path.basename(placeholderFile);

/**
 * Serves `/files/media/<path>`: the original, or resized with `?w=` (pixels) and `?f=` (avif, webp, jpg); and
 * `/images/placeholder.png` (spec §2).
 */
export function imagesRoutes({
  config,
  logger,
  mediaFolder,
  metrics,
  pictureQueue,
  patienceMs = PATIENCE_MS,
  maxWaitMs = MAX_WAIT_MS,
}: Pick<Dependencies, 'config' | 'logger' | 'mediaFolder'> & {
  pictureQueue: PictureQueue;
  patienceMs?: number;
  maxWaitMs?: number;
  metrics: Pick<Metrics, 'imageServed'>;
}): Hono {
  const findMedia = createMediaFinder(mediaFolder, logger);
  const findOurs = createMediaFinder(path.dirname(placeholderFile), logger);
  const makeVariant = createVariantMaker({
    cacheFolder: path.join(config.dataDir, 'images'),
    logger,
    inTurn: pictureQueue.forVisitors,
    onServed: metrics.imageServed,
  });

  /** The variant, or `busy` if it isn't ready in time. It is still finished unless the client disconnects. */
  async function variantInTime(context: Context, media: MediaFile, variant: Variant) {
    const { signal } = context.req.raw;
    const left = new AbortController();
    const leave = () => left.abort();
    signal.addEventListener('abort', leave, { once: true });
    const made = makeVariant(media, variant, {
      owner: clientAddress(context, config.trustedProxies),
      signal: AbortSignal.any([left.signal, AbortSignal.timeout(maxWaitMs)]),
    }).catch(() => 'busy' as const);
    const timer = new AbortController();
    // Who asks for JPEG, as link previews do, may be unable to show the original, and fetches it once.
    const needsFormat = variant.format === 'jpg' && media.format !== 'jpg';
    const timedOut = setTimeout(needsFormat ? maxWaitMs : patienceMs, 'busy' as const, timer).catch(
      () => 'busy' as const,
    );
    const content = await Promise.race([made, timedOut]);
    timer.abort();
    signal.removeEventListener('abort', leave);
    return content;
  }

  async function answer(context: Context, media: MediaFile | undefined): Promise<Response> {
    if (!media) throw new ApiError('not_found');
    if (!KNOWN_QUERY.test(new URL(context.req.url).search)) throw new ApiError('not_found');
    const query = v.safeParse(querySchema, context.req.query());
    if (!query.success) throw new ApiError('validation_failed');

    const { format: ownFormat, width: ownWidth } = media;
    const { w, f } = query.output;
    const width = variantWidth(w ?? LARGEST_WIDTH, ownWidth);
    const isUnchanged = (w === undefined || width === ownWidth) && (f === undefined || f === ownFormat);

    // SVGs scale by themselves.
    const variant: Variant | undefined =
      ownFormat === null || isUnchanged
        ? undefined
        : { width, format: f ?? (ownFormat === 'png' ? 'webp' : ownFormat) };

    const etag = `"${variant ? variantName(media, variant) : media.hash}"`;
    if (context.req.header('if-none-match')?.includes(etag)) {
      return new Response(null, { status: 304, headers: { ...headers, etag } });
    }
    if (!variant)
      return fileResponse(context, media.file, { ...headers, etag, 'content-type': media.contentType });
    const made = await variantInTime(context, media, variant);
    // The original is better than none; uncached, so that the next request may get the variant.
    if (made === 'busy')
      return fileResponse(context, media.file, {
        ...headers,
        'cache-control': 'no-store',
        'content-type': media.contentType,
      });
    if (!made) throw new ApiError('not_found');
    const variantHeaders = { ...headers, etag, 'content-type': contentTypes[variant.format] };
    if (typeof made === 'string') return fileResponse(context, made, variantHeaders);
    return new Response(new Uint8Array(made), {
      headers: { ...variantHeaders, 'content-length': String(made.byteLength) },
    });
  }

  return new Hono()
    .get('/files/media/:path{.+}', async (context) =>
      answer(context, await findMedia(context.req.param('path'))),
    )
    .get('/images/placeholder.png', async (context) =>
      answer(context, (await findMedia(PLACEHOLDER)) ?? (await findOurs(PLACEHOLDER))),
    );
}
