export { Accordion, AccordionItem, type AccordionItemProps } from './Accordion.tsx';
