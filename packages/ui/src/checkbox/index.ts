export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.tsx';
