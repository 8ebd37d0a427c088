import type { PreparedMeta } from 'storybook/internal/types';

const nameOf = (component: unknown): string[] => {
  if ((typeof component !== 'function' && typeof component !== 'object') || component === null || !('__docgenInfo' in component)) return [];
  const info = component.__docgenInfo;
  return typeof info === 'object' && info !== null && 'displayName' in info ? [String(info.displayName)] : [];
};

/** `import { Button } from '@muddat/ui/button';` for the component of a stories file. */
export function importLine({
  component,
  subcomponents,
  parameters,
}: Pick<PreparedMeta, 'component' | 'subcomponents' | 'parameters'>): string {
  const [, folder = ''] = /\/src\/([^/]+)\//.exec(String(parameters['fileName'])) ?? [];
  const names = [parameters['props'] ?? component, ...Object.values(subcomponents ?? {})].flatMap(nameOf);
  return `import { ${names.join(', ')} } from '@muddat/ui/${folder}';`;
}
