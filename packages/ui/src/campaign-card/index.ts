export { CampaignCard, type CampaignCardProps } from './campaign-card.tsx';
