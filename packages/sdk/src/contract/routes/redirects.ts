import * as v from 'valibot';
import { route } from './route';

export const redirectsGet = route({
  method: 'GET',
  path: '/cms/public/redirect/{slug}',
  results: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]/i), v.url()),
});
