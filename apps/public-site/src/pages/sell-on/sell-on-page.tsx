import { Trans, useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { BenefitList } from '@muddat/ui/benefit-list';
import { FigureList } from '@muddat/ui/figure-list';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { MarketingHero, RequestFormCard } from '../../domain/content/marketing-sections.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { Section } from '../../shared/ui/section.tsx';
import type { SellOnData } from './sell-on.data.ts';

/** The page for sellers: the marketplace in figures, benefits for a store, what customers like, where the first steps and the terms are, and the request form (spec 2). */
export function SellOnPage({ data: { content, benefits }, locale }: PageProps<SellOnData>) {
  const { t } = useLingui();
  const hero = content?.hero ?? {
    headline: t({ message: 'Продавайте в рассрочку', comment: 'Headline of the page for sellers' }),
    lead: t({
      message: 'Деньги за товар минус комиссия приходят, когда покупатель его принял. Платежи собираем мы.',
      comment: 'Under the headline of the page for sellers',
    }),
    label: t({ message: 'Оставить заявку', comment: 'Button: scrolls to the request form for sellers' }),
  };
  return (
    <>
      <MarketingHero hero={hero} />
      {content?.figures && (
        <Section title={content.figures.title}>
          <FigureList figures={content.figures.items.map(({ shown, label }) => ({ value: shown, label }))} />
        </Section>
      )}
      {content?.points && (
        <Section title={content.points.title}>
          <Stack gap="l">
            <BenefitList benefits={content.points.items} />
            <Text>
              <Trans comment="Page for sellers, under the benefits: links to the page with the steps after an application, and to the terms for customers">
                Почитайте, <Link href={hrefTo('become-partner', {}, locale)}>что будет после заявки</Link> и{' '}
                <Link href={hrefTo('installment-terms', {}, locale)}>на каких условиях покупают</Link>.
              </Trans>
            </Text>
          </Stack>
        </Section>
      )}
      {benefits && (
        <Section
          title={t({
            message: 'За что нас выбирают покупатели',
            comment: 'Heading above the benefits for customers, on the page for sellers',
          })}
        >
          <BenefitList benefits={benefits} />
        </Section>
      )}
      <RequestFormCard
        form="seller"
        title={t({ message: 'Заявка на подключение', comment: 'Heading above the request form for stores that want to sell' })}
        text={t({
          message:
            'Расскажите, как вас найти. Менеджер перезвонит в течение рабочего дня, ответит на вопросы и пришлёт договор. Заявка ни к чему не обязывает.',
          comment: 'Next to the request form for stores that want to sell: what happens next',
        })}
      />
    </>
  );
}
