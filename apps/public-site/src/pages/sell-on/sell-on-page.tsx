import { useLingui } from '@lingui/react/macro';
import { BenefitList } from '@muddat/ui/benefit-list';
import { FigureList } from '@muddat/ui/figure-list';
import { Stack } from '@muddat/ui/stack';
import { Steps } from '@muddat/ui/steps';
import { MarketingHero, RequestFormCard } from '../../domain/content/marketing-sections.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { DemoNote } from '../../shared/ui/demo-note.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { SectionUnavailable } from '../../shared/ui/section-unavailable.tsx';
import type { SellOnData } from './sell-on.data.ts';

/** The page for sellers: benefits for a store, figures about customers, first steps, and the request form (spec 2). */
export function SellOnPage({ data: { content, market } }: PageProps<SellOnData>) {
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
      {content?.points && (
        <Section title={content.points.title}>
          <BenefitList benefits={content.points.items} />
        </Section>
      )}
      <Section title={t({ message: 'Muddat в цифрах', comment: 'Heading above the marketplace’s figures' })}>
        {market ? (
          <Stack gap="m">
            <DemoNote />
            <FigureList figures={market.figures.map(({ shown, label }) => ({ value: shown, label }))} />
          </Stack>
        ) : (
          <SectionUnavailable
            title={t({
              message: 'Не удалось загрузить цифры',
              comment: 'Shown instead of the marketplace’s figures when they could not be loaded',
            })}
          />
        )}
      </Section>
      {content?.steps && (
        <Section title={content.steps.title}>
          <Steps steps={content.steps.items} />
        </Section>
      )}
      {market && (
        <Section
          title={t({
            message: 'За что нас выбирают покупатели',
            comment: 'Heading above the benefits for customers, on the page for sellers',
          })}
        >
          <BenefitList benefits={market.benefits} />
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
