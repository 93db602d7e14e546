export { Toast, type ToastProps } from './Toast';
export { type ToastEntry, ToastRegion, type ToastRegionProps } from './ToastRegion';
