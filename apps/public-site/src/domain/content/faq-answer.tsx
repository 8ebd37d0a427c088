import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { AccordionItem } from '@muddat/ui/accordion';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import { answerParagraphs } from './faq.ts';
import type { FaqItem } from './faq-schemas.ts';

/**
 * A question that unfolds its answer. The anchor is inside the details element, so the browser unfolds the answer for a link, without
 * JavaScript too.
 */
export function FaqAccordionItem({ item: { id, question, answer }, locale, open }: { item: FaqItem; locale: Locale; open?: boolean }) {
  const { t } = useLingui();
  return (
    <AccordionItem title={question} defaultOpen={open ?? false} bodyId={`faq-${id}`}>
      {answerParagraphs(answer).map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Link href={hrefTo('faq-entry', { id }, locale)}>
        {t({
          message: 'Открыть отдельной страницей',
          comment: 'Link under an answer of the questions page: to the page with this answer only, which can be shared',
        })}
      </Link>
    </AccordionItem>
  );
}
