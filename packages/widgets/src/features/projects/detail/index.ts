export { ProjectDetailWidget, type ProjectDetailWidgetProps } from './ProjectDetailWidget';
