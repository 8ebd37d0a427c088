export { Link, LinkButton, type LinkButtonProps, type LinkProps } from './Link.tsx';
export { type AnchorComponent, type AnchorProps, LinkProvider, useLinkComponent } from './link-component.tsx';
