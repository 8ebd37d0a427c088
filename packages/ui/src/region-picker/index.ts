export { RegionPicker, type RegionPickerProps } from './region-picker.tsx';
export type { District, PickedRegion, Region } from './regions.ts';
