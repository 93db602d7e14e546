export { ProjectCardWidget, type ProjectCardWidgetProps } from './ProjectCardWidget';
