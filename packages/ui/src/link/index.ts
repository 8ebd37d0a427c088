export { Link, LinkButton, type LinkButtonProps, type LinkProps } from './link.tsx';
export { type AnchorComponent, type AnchorProps, LinkProvider, useLinkComponent } from './link-component.tsx';
