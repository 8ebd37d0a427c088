export { Slider, type SliderProps } from './slider.tmp.tsx';
