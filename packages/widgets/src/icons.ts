export * from './foundation/ui/icons';
