export { InfiniteScrollSentinel, type InfiniteScrollSentinelProps } from './InfiniteScrollSentinel';
