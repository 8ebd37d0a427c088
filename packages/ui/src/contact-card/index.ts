export { ContactCard, type ContactCardProps } from './contact-card.tsx';
