export { CampaignCard, type CampaignCardProps } from './CampaignCard.tsx';
