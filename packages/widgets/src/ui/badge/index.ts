export { Badge, type BadgeProps } from './Badge';
export { CountBadge } from './CountBadge';
