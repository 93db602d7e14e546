export * from './foundation/ui/icon/icons';
