export { OrderAmounts, OrderSummary, type OrderSummaryProps } from './OrderSummary';
export { OrderSummarySkeleton } from './OrderSummarySkeleton';
