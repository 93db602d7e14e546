export { type Drawing, type DrawingOptions, drawnCards, readDrawing } from './drawn-cards';
