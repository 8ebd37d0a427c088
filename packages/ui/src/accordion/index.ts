export { Accordion, AccordionItem, type AccordionItemProps } from './accordion.tsx';
