export { RegionPicker, type RegionPickerProps } from './RegionPicker.tsx';
export type { District, PickedRegion, Region } from './regions.ts';
