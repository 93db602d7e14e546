import { describe, expectTypeOf, it } from 'vitest';
import type {
  Category,
  Created,
  EndpointName,
  Endpoints,
  itemsList,
  OrderReceipt,
  ordersCreate,
  PhoneVerification,
  Product,
  ProductSummary,
} from '../contract';
import type {
  Call,
  createAuth,
  createCategories,
  createCountries,
  createItems,
  createLeads,
  createOrders,
  createOtp,
  createPages,
  createPartners,
  createProjects,
  createPromos,
  createRedirects,
  createRequests,
  createSettings,
  createSubcategories,
  ReadCall,
} from '../parts';
import type { Client, ListPage } from '.';
import type { CallInput, ReadName } from './call';

declare const client: Client;

/** The type of a method's nth argument. */
type Argument<
  Resource extends keyof Client,
  Method extends keyof Client[Resource],
  Place extends number,
> = Client[Resource][Method] extends (...args: infer Arguments) => unknown ? Arguments[Place] : never;

describe('parameters', () => {
  it('accept what the endpoint table declares', () => {
    expectTypeOf<{ sort_by: 'price'; category: number[] }>().toExtend<Argument<'items', 'list', 0>>();
    expectTypeOf<'SF1001'>().toExtend<Argument<'items', 'get', 0>>();
    expectTypeOf<['general']>().toExtend<Argument<'settings', 'get', 0>>();
    expectTypeOf<{ name: 'Noura'; phone: '0500000000' }>().toExtend<Argument<'leads', 'create', 1>>();
    expectTypeOf<{ locale: 'ar' }>().toExtend<Argument<'countries', 'list', 0>>();
    expectTypeOf<{ idempotencyKey: 'k' }>().toExtend<Argument<'orders', 'create', 1>>();
  });

  it('reject what it does not declare', () => {
    expectTypeOf<{ sort_by: 'colour' }>().not.toExtend<Argument<'items', 'list', 0>>();
    expectTypeOf<{ page: '2' }>().not.toExtend<Argument<'items', 'list', 0>>();
    expectTypeOf<{ is_featured: '1' }>().not.toExtend<Argument<'items', 'list', 0>>();
    expectTypeOf<{ colour: 1 }>().not.toExtend<Argument<'items', 'list', 0>>();
    expectTypeOf<{ id: 1 }>().not.toExtend<Argument<'items', 'get', 0>>();
    expectTypeOf<'sofas'>().not.toExtend<Argument<'categories', 'get', 0>>();
    expectTypeOf<['secrets']>().not.toExtend<Argument<'settings', 'get', 0>>();
    expectTypeOf<{ name: 'Noura' }>().not.toExtend<Argument<'leads', 'create', 1>>();
    expectTypeOf<{ notes: '' }>().not.toExtend<Argument<'requests', 'create', 0>>();
    expectTypeOf<{ countryCode: '966'; phone: '5' }>().not.toExtend<Argument<'otp', 'verify', 0>>();
    expectTypeOf<{ locale: 'fr' }>().not.toExtend<Argument<'countries', 'list', 0>>();
    expectTypeOf<{ idempotencyKey: 'k' }>().not.toExtend<Argument<'countries', 'list', 0>>();
  });

  it('of a raw call depend on its endpoint', () => {
    expectTypeOf<typeof itemsList>().toExtend<Parameters<Call>[0]>();
    expectTypeOf<typeof itemsList & { name: 'items.delete' }>().not.toExtend<Parameters<Call>[0]>();
    expectTypeOf<typeof ordersCreate>().not.toExtend<Parameters<ReadCall>[0]>();
    expectTypeOf<Record<never, never>>().toExtend<CallInput<'map.get'>>();
    expectTypeOf<Record<never, never>>().not.toExtend<CallInput<'items.get'>>();
    expectTypeOf<Record<never, never>>().not.toExtend<CallInput<'requests.create'>>();
    expectTypeOf<{ params: { id: 1 } }>().toExtend<CallInput<'items.get'>>();
  });
});

/** The endpoints that a resource calls. */
type CalledBy<Create> = Create extends (call: infer Given, ...others: never[]) => unknown
  ? Given extends ReadCall<infer Names extends ReadName>
    ? Names
    : Given extends Call<infer Names extends EndpointName>
      ? Names
      : never
  : never;

describe('every endpoint', () => {
  it('is called by a resource', () => {
    expectTypeOf<
      CalledBy<
        | typeof createAuth
        | typeof createCategories
        | typeof createItems
        | typeof createLeads
        | typeof createCountries
        | typeof createOrders
        | typeof createOtp
        | typeof createPages
        | typeof createPartners
        | typeof createProjects
        | typeof createPromos
        | typeof createRedirects
        | typeof createRequests
        | typeof createSettings
        | typeof createSubcategories
      >
    >().toEqualTypeOf<EndpointName>();
  });

  it('has its name in the table', () => {
    expectTypeOf<{ [Name in EndpointName]: Endpoints[Name]['name'] }>().toEqualTypeOf<{
      [Name in EndpointName]: Name;
    }>();
  });
});

describe('results', () => {
  it('are typed per endpoint', () => {
    expectTypeOf(client.items.list).returns.resolves.toEqualTypeOf<ListPage<ProductSummary>>();
    expectTypeOf<ListPage<ProductSummary>>().toExtend<AsyncIterable<ProductSummary>>();
    expectTypeOf(client.items.get).returns.resolves.toEqualTypeOf<Product>();
    expectTypeOf(client.categories.list).returns.resolves.toEqualTypeOf<Category[]>();
    expectTypeOf(client.auth.isStaff).returns.resolves.toEqualTypeOf<boolean>();
    expectTypeOf(client.redirects.get).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(client.leads.create).returns.resolves.toEqualTypeOf<Created>();
    expectTypeOf(client.orders.create).returns.resolves.toEqualTypeOf<OrderReceipt>();
    expectTypeOf(client.otp.verify).returns.resolves.toEqualTypeOf<PhoneVerification>();
  });
});
