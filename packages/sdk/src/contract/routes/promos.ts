import { promoSchema } from '../promo';
import { route } from './route';

export const promosVerify = route({
  method: 'GET',
  path: '/crm/public/promos/verfiy/{code}',
  results: promoSchema,
});
