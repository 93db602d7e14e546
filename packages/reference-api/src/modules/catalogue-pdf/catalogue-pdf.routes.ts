import { Hono } from 'hono';
import type { Dependencies } from '../../platform/dependencies';
import { ApiError } from '../../platform/http/api-error';
import { fileResponse } from '../../platform/http/file-response';
import { CATALOGUE_PATH } from './catalogue-path';
import { createCataloguePdf } from './catalogue-pdf';

const RETRY_AFTER_SECONDS = '2';

/** Shops on other origins request it too. */
const publicHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The PDF catalogue: 503 with `Retry-After` while it is first generated, 404 if there is none. */
export function cataloguePdfRoutes(
  dependencies: Pick<
    Dependencies,
    'db' | 'config' | 'logger' | 'mediaFolder' | 'typesetter' | 'now' | 'isStopping'
  >,
): Hono {
  const currentState = createCataloguePdf(dependencies);
  return new Hono().get(CATALOGUE_PATH, async (context) => {
    const state = currentState();
    if (state.status === 'missing') throw new ApiError('catalogue_not_found', { headers: publicHeaders });
    if (state.status === 'making') {
      throw new ApiError('unavailable', {
        headers: { ...publicHeaders, 'retry-after': RETRY_AFTER_SECONDS },
      });
    }
    const headers = {
      ...publicHeaders,
      etag: `"${state.hash}"`,
      // Prices change, so browsers must revalidate every time.
      'cache-control': 'public, no-cache',
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="catalogue.pdf"',
      'x-content-type-options': 'nosniff',
    };
    if (context.req.header('if-none-match')?.includes(headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    return fileResponse(context, state.file, headers);
  });
}
