export { ToastsWidget } from './ToastsWidget';
