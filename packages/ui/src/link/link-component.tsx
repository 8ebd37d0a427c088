import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** URL of the page. */
  href: string;
}
export type AnchorComponent = ComponentType<AnchorProps> | 'a';

const LinkComponent = createContext<AnchorComponent>('a');

/**
 * Sets the component that renders internal links. An application passes its router's anchor here once, and all tiles, tabs and links of
 * the kit use it. The default is a plain `a`, which also works without JavaScript.
 */
export const LinkProvider = LinkComponent.Provider;

export const useLinkComponent = (): AnchorComponent => useContext(LinkComponent);
