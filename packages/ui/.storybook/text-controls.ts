import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** True for values that make no sense in a text control: elements, pictures (data URLs) and objects that hold them. */
function isOpaque(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('data:');
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(isOpaque);
}

/**
 * Storybook offers a JSON control for a `ReactNode` prop. This enhancer offers a text control instead, and no control where the value is an
 * element or a picture.
 */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.control !== undefined) return [name, argType];
      if (isOpaque(initialArgs[name])) return [name, { ...argType, control: false }];
      return [name, argType.table?.type?.summary === 'ReactNode' ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
