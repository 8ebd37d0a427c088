export { Accordion, AccordionItem, type AccordionItemProps } from './accordion.tmp.tsx';
