export { Badge } from './Badge';
export { CountBadge } from './CountBadge';
