export { ActionList, ActionRow, type ActionRowProps } from './action-row.tsx';
