export { VideoCard, type VideoCardProps } from './video-card.tsx';
