import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Accordion } from '@muddat/ui/accordion';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Steps } from '@muddat/ui/steps';
import { Text } from '@muddat/ui/text';
import { useId } from 'react';
import { FaqAccordionItem } from '../../domain/content/faq-answer.tsx';
import { REQUEST_FORM_ANCHOR } from '../../domain/content/marketing-sections.tsx';
import { PageHead } from '../../domain/content/page-head.tsx';
import { StoreTiles } from '../../domain/content/store-tiles.tsx';
import { LazyForm } from '../../domain/request/lazy-form.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { Section } from '../../shared/ui/section.tsx';
import type { BecomePartnerData } from './become-partner.data.ts';
import * as css from './become-partner-page.css.ts';

/** A store's application to become a partner, beside stores that sell already; below it, what happens next (spec 2). */
export function BecomePartnerPage({ data: { content, questions }, locale }: PageProps<BecomePartnerData>) {
  const { t } = useLingui();
  const storesId = useId();
  return (
    <>
      <PageHead
        title={
          content?.hero.headline ??
          t({
            message: 'Стать партнёром',
            comment: 'Title of the page where a store applies to become a partner',
          })
        }
        aside={
          <section
            id={REQUEST_FORM_ANCHOR}
            className={css.form}
            aria-label={t({
              message: 'Заявка магазина',
              comment: 'Read by screen readers: name of the application form for a store',
            })}
          >
            <Card padding="l">
              <LazyForm form="seller" />
            </Card>
          </section>
        }
      >
        <Text size="l" tone="quiet">
          {content?.hero.lead ??
            t({
              message: 'Оставьте заявку: менеджер перезвонит в течение рабочего дня и расскажет про сроки, наценку и договор.',
              comment: 'Under the title of the page where a store applies to become a partner',
            })}
        </Text>
        <Text>
          <Link href={hrefTo('sell-on', {}, locale)}>
            {t({ message: 'Подробно о продажах на Muddat', comment: 'Link from the partner application to the page for sellers' })}
          </Link>
        </Text>
        {content?.stores && (
          <section className={css.stores} aria-labelledby={storesId}>
            <Heading level={2} size="s" id={storesId}>
              {content.stores.title}
            </Heading>
            <StoreTiles stores={content.stores.items} locale={locale} className={css.tiles} />
          </section>
        )}
      </PageHead>
      {content?.steps && (
        <Section title={content.steps.title}>
          <Steps steps={content.steps.items} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section title={t({ message: 'Что спрашивают магазины', comment: 'Heading above the frequent questions of partner stores' })} split>
          <Accordion>
            {questions.map((item) => (
              <FaqAccordionItem key={item.id} item={item} locale={locale} />
            ))}
          </Accordion>
        </Section>
      )}
    </>
  );
}
