export { type ProjectDetailProps, ProjectDetailWidget } from './ProjectDetailWidget';
