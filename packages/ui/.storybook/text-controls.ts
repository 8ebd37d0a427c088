import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Has no sense as text in a form: parts of a page, pictures. */
function isOpaque(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('data:');
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(isOpaque);
}

/** What takes words is edited as words: Storybook would ask for JSON where a part of a page could stand too. Such parts are not edited at all. */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.control !== undefined) return [name, argType];
      if (isOpaque(initialArgs[name])) return [name, { ...argType, control: false }];
      return [name, argType.table?.type?.summary === 'ReactNode' ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
