import type { Backends } from './backend';
import { sendsEveryField } from './checking/completeness';
import { pagingChecks } from './checking/paging';
import { pageOf } from './fake/lists';

export const partnersBackend: Backends<'partners.list'> = {
  'partners.list': {
    fake: ({ shop, query }) => pageOf(shop.partners, query),
    checks: [...pagingChecks('partners.list'), sendsEveryField('partners.list', { query: { limit: 100 } })],
  },
};
