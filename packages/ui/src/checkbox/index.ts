export { Checkbox, type CheckboxProps } from './checkbox.tmp.tsx';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.tsx';
