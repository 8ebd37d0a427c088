export { Banner, type BannerProps } from './banner.tmp.tsx';
