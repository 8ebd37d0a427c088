import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };
export type AnchorComponent = ComponentType<AnchorProps> | 'a';

const LinkComponent = createContext<AnchorComponent>('a');

/**
 * Tells the kit what an internal link is rendered with: an application gives its router's anchor here once, and every
 * tile, tab and link of the kit goes through it. Without one they are plain `a`, which is right where no script runs.
 */
export const LinkProvider = LinkComponent.Provider;

export const useLinkComponent = (): AnchorComponent => useContext(LinkComponent);
