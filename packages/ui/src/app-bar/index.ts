export { AppBar, type AppBarProps } from './app-bar.tsx';
