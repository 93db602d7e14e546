import type * as v from 'valibot';
import type { EndpointName, Endpoints, Product, ResultsOf } from '../../contract';
import { assertOffered } from './assert-offered';
import { FakeFailure, found, invalid } from './fake-failure';
import type { FakeShop } from './fake-shop';
import { listedCategories, listedProducts, listedProjects, pageOf } from './lists';
import { orderReceipt } from './order-receipt';
import { issueProof, type PhoneProof, usableProof } from './phone-proofs';

/** What a fake backend stores about its visitors. */
export interface FakeState {
  /** Phones as `966500000000`. */
  sentTo: Set<string>;
  /** Proofs of verified phones, by token. */
  proofs: Map<string, PhoneProof>;
  /** Number of leads, requests and orders created so far, used as their ids. */
  createdCount: number;
}

type Output<Name extends EndpointName, Part extends 'params' | 'query'> = v.InferOutput<
  Endpoints[Name][Part]
>;

/** A validated request. */
interface HandlerInput<Name extends EndpointName> {
  shop: FakeShop;
  state: FakeState;
  params: Output<Name, 'params'>;
  query: Output<Name, 'query'>;
  body: Endpoints[Name] extends { body: infer Body extends v.GenericSchema }
    ? v.InferOutput<Body>
    : undefined;
  token: string | undefined;
}

export type Handlers = { [Name in EndpointName]: (input: HandlerInput<Name>) => ResultsOf<Name> };

const productOf = ({ products }: FakeShop, idOrCode: number | string): Product =>
  found(products.find(({ id, code }) => id === idOrCode || code === String(idOrCode)));

const phoneKey = ({ countryCode, phone }: { countryCode: string; phone: string }): string =>
  `${countryCode}${phone}`;

const created = (state: FakeState): { id: number } => {
  state.createdCount += 1;
  return { id: state.createdCount };
};

/** A handler for every endpoint; an endpoint without one doesn't compile. */
export const handlers: Handlers = {
  'items.list': ({ shop, query }) => pageOf(listedProducts(shop.products, query), query),
  'items.get': ({ shop, params }) => productOf(shop, params.id),
  'items.related': ({ shop, params, query }) => {
    const product = productOf(shop, params.id);
    return shop.products.filter((other): boolean => other.id !== product.id).slice(0, query.limit);
  },
  'categories.list': ({ shop, query }) => listedCategories(shop.categories, query),
  'categories.get': ({ shop, params }) => found(shop.categories.find(({ id }) => id === params.id)),
  'subcategories.get': ({ shop, params }) => {
    const category = shop.categories.find(({ subcategories }) =>
      subcategories.some(({ id }) => id === params.id),
    );
    return { ...found(category?.subcategories.find(({ id }) => id === params.id)), category };
  },
  'subcategories.list': ({ shop, params }) =>
    found(shop.categories.find(({ id }) => id === params.categoryId)).subcategories,
  'settings.get': ({ shop }) => shop.settings,
  'auth.check': ({ shop, token }) => {
    if (token !== shop.staffToken) throw new FakeFailure('unauthorized');
    return { is_staff: true };
  },
  'pages.terms': ({ shop }) => shop.terms,
  'pages.list': ({ shop }) =>
    Object.entries(shop.pages).map(([slug, { name_en, name_ar, updated_at, sections }]) => ({
      slug,
      name_en,
      name_ar,
      updated_at,
      sections_count: sections.length,
    })),
  'pages.get': ({ shop, params }) => found(shop.pages[params.slug]),
  'leads.create': ({ shop, state, params }) => {
    found(shop.leadSources.find((id) => id === params.source_id));
    return created(state);
  },
  'requests.create': ({ shop, state, body }) => {
    assertOffered(shop, body);
    return created(state);
  },
  'promos.verify': ({ shop, params }) =>
    found(
      shop.promos.find(({ code }) => code?.toUpperCase() === params.code.toUpperCase()),
      'promo_not_found',
    ),
  'otp.request': ({ shop, state, params }) => {
    const country = shop.countries.find(({ country_code }) => country_code === params.countryCode);
    if (country?.allowed_phone_length !== params.phone.length) {
      throw invalid({ path: 'phone', problem: 'Not the length of a phone number.' });
    }
    state.sentTo.add(phoneKey(params));
    return { expires_in: 600, resend_in: 10 };
  },
  'otp.verify': ({ shop, state, params }) => {
    if (!state.sentTo.has(phoneKey(params)) || params.otp !== shop.otp) throw new FakeFailure('otp_wrong');
    return { phone_proof: issueProof(state.proofs, phoneKey(params)) };
  },
  'map.get': ({ shop }) => shop.countries,
  'orders.create': ({ shop, state, body }) => {
    const proof = usableProof(state.proofs, shop.countries, body);
    const totals = orderReceipt(shop, body);
    proof.ordersLeft -= 1;
    const { id } = created(state);
    return { id, number: `A-${1000 + id}`, ...totals };
  },
  'projects.list': ({ shop, query }) => pageOf(listedProjects(shop.projects, query), query),
  'projects.categories': ({ shop }) => shop.projectCategories,
  'projects.get': ({ shop, params }) => found(shop.projects.find(({ id }) => id === params.id)),
  'partners.list': ({ shop, query }) => pageOf(shop.partners, query),
  'redirects.get': ({ shop, params }) => found(shop.redirects[params.slug]),
};
