export type { CallName } from './call-name';
export * from './category';
export { collectSkips, parseReportingSkips, type SkippedItem } from './collect-skips';
export * from './created';
export {
  cssColorSchema,
  MAX_PICTURE_SIZE,
  MAX_TEXT_PADDING,
  MAX_TEXT_SIZE,
  strictPixels,
} from './editor-input';
export * from './endpoints';
export * from './error';
export { errorTable } from './error-table';
export * from './geography';
export * from './lead';
export { lenientArray } from './lenient-array';
export * from './limits';
export * from './list-query';
export * from './order';
export * from './order-receipt';
export * from './page';
export * from './phone-params';
export * from './phone-verification';
export * from './product';
export {
  type Color,
  colorSchema,
  type Image,
  imageSchema,
  type ProductSummary,
  productCodeSchema,
  productSummarySchema,
} from './product-summary';
export * from './project';
export * from './promo';
export * from './promo-code-param';
export * from './quote-request';
export * from './routes';
export * from './section';
export * from './settings';
export { SETTINGS_GROUPS, type SettingsGroup } from './settings-groups';
export * from './staff/records';
export * from './staff/staff-endpoints';
export {
  canMove,
  LEAD_STATUS_MOVES,
  type LeadStatus,
  ORDER_STATUS_MOVES,
  type OrderStatus,
  REQUEST_STATUS_MOVES,
  type RequestStatus,
} from './staff/statuses';
