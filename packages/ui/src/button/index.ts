export { Button, type ButtonProps } from './button.tmp.tsx';
