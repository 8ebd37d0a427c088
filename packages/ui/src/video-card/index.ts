export { VideoCard, type VideoCardProps } from './VideoCard.tsx';
