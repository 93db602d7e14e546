/** For modules of a shop's own code: what they define, the widgets, and parts of our layout to compose others from. */
export * from '@diwan/storefront/for-shops';
