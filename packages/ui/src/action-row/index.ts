export { ActionList, ActionRow, type ActionRowProps } from './ActionRow.tsx';
