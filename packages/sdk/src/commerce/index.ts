/**
 * Pure business rules shared by widgets, storefront and server. Each group has an entry of its own, too:
 * `@diwan/sdk/commerce/pricing`.
 */

export * from './basket';
export * from './catalogue';
export * from './http';
export * from './locale';
export * from './ordering';
export * from './pricing';
export * from './validation';
