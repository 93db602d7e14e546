export { ProjectCardView, type ProjectCardViewProps } from './ProjectCardView';
export { ProjectCardWidget, type ProjectCardWidgetProps } from './ProjectCardWidget';
