import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { unwatchedContent } from '../db/content-changes';
import { isDatabaseUnavailable } from '../db/postgres-errors';
import { lexiconOf } from '../db/search/lexicon';
import { imagesRoutes } from '../media/images.routes';
import { createPictureQueue, type PictureQueue } from '../media/picture-queue';
import { CATALOGUE_PATH } from '../modules/catalogue-pdf/catalogue-path';
import { cataloguePdfRoutes } from '../modules/catalogue-pdf/catalogue-pdf.routes';
import { findTypesetter } from '../modules/catalogue-pdf/find-typesetter';
import { categoriesRoutes } from '../modules/categories/categories.routes';
import { countEvents } from '../modules/events/events.repository';
import { geographyRoutes } from '../modules/geography/geography.routes';
import type { FacetIndex } from '../modules/items/count-facets';
import { facetIndexOf } from '../modules/items/facets.repository';
import { itemsRoutes } from '../modules/items/items.routes';
import { leadsRoutes } from '../modules/leads/leads.routes';
import { ordersRoutes } from '../modules/orders/orders.routes';
import { addDevOutbox } from '../modules/otp/dev-outbox';
import { otpRoutes } from '../modules/otp/otp.routes';
import { pagesRoutes } from '../modules/pages/pages.routes';
import { partnersRoutes } from '../modules/partners/partners.routes';
import { peopleRoutes } from '../modules/people/people.routes';
import { projectsRoutes } from '../modules/projects/projects.routes';
import { promosRoutes } from '../modules/promos/promos.routes';
import { redirectsRoutes } from '../modules/redirects/redirects.routes';
import { requestsRoutes } from '../modules/requests/requests.routes';
import { refuseDuringMaintenance } from '../modules/settings/refuse-during-maintenance';
import { settingsRoutes } from '../modules/settings/settings.routes';
import { staffRoutes } from '../modules/staff/staff.routes';
import { staffRecordsRoutes } from '../modules/staff/staff-records.routes';
import { requireStaff } from '../modules/staff/staff-token';
import { challengeRoutes } from '../platform/challenge/challenge.routes';
import { siteverifyChallenge } from '../platform/challenge/siteverify';
import type { Dependencies } from '../platform/dependencies';
import { type Handlers, implement, implementStaff } from '../platform/endpoints/implement';
import { ApiError } from '../platform/http/api-error';
import { compressResponses } from '../platform/http/compress-responses';
import { deadline } from '../platform/http/deadline';
import { isCutOff } from '../platform/http/is-cut-off';
import { refuseForeignOrigins } from '../platform/http/refuse-foreign-origins';
import { refuseUnknownHosts } from '../platform/http/refuse-unknown-hosts';
import { requestLocale } from '../platform/http/request-locale';
import { shareResponses } from '../platform/http/share-responses';
import { createWorkLimit } from '../platform/limits/work-limit';
import { healthRoutes } from '../platform/operations/health.routes';
import { limitRequests } from '../platform/operations/limit-requests';
import { createMetrics } from '../platform/operations/metrics';
import { observeRequests } from '../platform/operations/observe-requests';
import { docsRoutes } from './openapi/docs.routes';

const CORS_HEADERS = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
];

/** More wait no longer than a visitor would. */
const SEARCHES = { atWork: 4, waiting: 40 };
/** More reads, or writes, than a process begins in a few seconds. */
const TURNS = { atWork: 1, waiting: 400 };

/** All modules receive the dependencies; single modules also receive the options below. */
interface ApiDependencies extends Dependencies {
  /** The products as facets count them. */
  facetIndex: () => Promise<FacetIndex>;
  /** Schedules image encoding for the whole process: visitors' requests and background work. */
  pictureQueue: PictureQueue;
}

export type ApiOptions = Pick<Dependencies, 'db' | 'config' | 'logger'> & Partial<ApiDependencies>;

const contentHandlers = (dependencies: ApiDependencies) => ({
  ...categoriesRoutes(dependencies),
  ...geographyRoutes(dependencies),
  ...itemsRoutes(dependencies),
  ...pagesRoutes(dependencies),
  ...partnersRoutes(dependencies),
  ...projectsRoutes(dependencies),
  ...redirectsRoutes(dependencies),
  ...settingsRoutes(dependencies),
});

const handlersOf = (dependencies: ApiDependencies): Handlers => ({
  ...contentHandlers({ ...dependencies, db: dependencies.readDb }),
  ...staffRoutes(dependencies),
  ...promosRoutes(dependencies),
  ...otpRoutes(dependencies),
  ...ordersRoutes(dependencies),
  ...requestsRoutes(dependencies),
  ...leadsRoutes(dependencies),
});

const configuredChallenge = ({ challenge }: Dependencies['config']) =>
  challenge && siteverifyChallenge(challenge);

/**
 * The whole API as a Hono app: `/api/*`, `/files/*`, `/healthz`, `/readyz` and `/metrics`. The database must be migrated.
 * @param options.mediaFolder images served under `/files/media`; defaults to `config.mediaDir`
 */
export function createApi(options: ApiOptions): Hono {
  const dependencies: ApiDependencies = {
    readDb: options.db,
    metrics: createMetrics({ db: options.db, countEvents: () => countEvents(options.db) }),
    now: () => new Date(),
    isStopping: () => false,
    contentChanges: unwatchedContent,
    mediaFolder: options.config.mediaDir,
    typesetter: findTypesetter(),
    pictureQueue: createPictureQueue(),
    searches: createWorkLimit(SEARCHES),
    lexicon: lexiconOf(options.readDb ?? options.db, options.contentChanges ?? unwatchedContent),
    facetIndex: facetIndexOf(options.readDb ?? options.db, options.contentChanges ?? unwatchedContent),
    ...options,
    challenge: options.challenge ?? configuredChallenge(options.config),
  };
  const { config, logger } = dependencies;
  const app = new Hono();

  app.onError((error, context) => {
    const locale = requestLocale(context);
    if (error instanceof ApiError) return error.toResponse(locale);
    // The client disconnected while sending: not a server error.
    if (isCutOff(context) || context.req.raw.signal.aborted)
      return new ApiError('malformed_body').toResponse(locale);
    logger.error({ request_id: context.get('requestId'), err: error }, 'request failed');
    if (isDatabaseUnavailable(error)) {
      return new ApiError('unavailable', { headers: { 'retry-after': '1' } }).toResponse(locale);
    }
    return new ApiError('internal').toResponse(locale);
  });
  app.notFound((context) => {
    // Nothing reads a body that is sent in chunks to an unknown path, however long it is.
    const isChunked = context.req.header('transfer-encoding') !== undefined;
    const headers = isChunked ? { connection: 'close' } : {};
    return new ApiError('not_found', { headers }).toResponse(requestLocale(context));
  });
  app.use(requestId(), observeRequests({ ...dependencies, madeOnRequest: CATALOGUE_PATH }));
  app.use(refuseUnknownHosts(dependencies));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        new ApiError('method_not_allowed', { headers: { allow: methods.join(', ') } }).toResponse(
          requestLocale(context),
        ),
    }),
  );

  addDevOutbox(app.basePath('/api'), dependencies);

  app.use(
    '/api/*',
    shareResponses(config),
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...CORS_HEADERS] }),
    compressResponses(),
    // Must come before anything that reads the body, which may never end.
    deadline(),
    refuseForeignOrigins(dependencies),
    refuseDuringMaintenance(dependencies),
  );
  if (config.hasRateLimits) app.use('/api/*', limitRequests(dependencies));

  implement(app.basePath('/api'), handlersOf(dependencies), {
    contentChanges: dependencies.contentChanges,
    reads: createWorkLimit(TURNS),
    writes: createWorkLimit(TURNS),
  });
  app.use('/api/staff/*', requireStaff(dependencies));
  implementStaff(app.basePath('/api'), {
    ...staffRecordsRoutes(dependencies),
    ...peopleRoutes(dependencies),
  });
  app.route('/api', challengeRoutes(dependencies));
  app.route('/api', docsRoutes());
  app.route('/', imagesRoutes(dependencies));
  app.route('/', cataloguePdfRoutes(dependencies));

  app.route('/', healthRoutes(dependencies));
  return app;
}
