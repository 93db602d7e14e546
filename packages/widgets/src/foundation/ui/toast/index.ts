export { type ToastEntry, ToastRegion } from './ToastRegion';
