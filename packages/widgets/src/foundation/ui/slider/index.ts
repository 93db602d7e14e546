export { type Slide, Slider, type SliderLabels, type SliderProps } from './Slider';
