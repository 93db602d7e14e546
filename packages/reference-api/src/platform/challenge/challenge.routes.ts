import { isLocale } from '@diwan/sdk/commerce';
import { CHALLENGE_PATH } from '@diwan/sdk/contract';
import { Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import { ApiError } from '../http/api-error';
import { mayWrite } from '../http/refuse-foreign-origins';
import { requestLocale } from '../http/request-locale';
import { challengePage, challengePolicy } from './challenge-page';

/** The page with the challenge, to mount at the API's base path; nothing without one. */
export function challengeRoutes({ challenge, config }: Pick<Dependencies, 'challenge' | 'config'>): Hono {
  const app = new Hono();
  const widget = challenge?.widget;
  if (!widget) return app;
  return app.get(CHALLENGE_PATH, (context) => {
    const { origin = '', locale } = context.req.query();
    if (!mayWrite(origin, context.req.url, config)) throw new ApiError('origin_not_allowed');
    const page = challengePage(widget, {
      origin,
      locale: isLocale(locale) ? locale : requestLocale(context),
    });
    return context.html(page, 200, {
      'content-security-policy': challengePolicy(widget, origin),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
}
