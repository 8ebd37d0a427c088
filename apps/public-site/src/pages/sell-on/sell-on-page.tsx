import { useLingui } from '@lingui/react/macro';
import { BenefitList } from '@muddat/ui/benefit-list';
import { Steps } from '@muddat/ui/steps';
import { MarketingHero, RequestFormCard } from '../../domain/content/marketing-sections.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { Section } from '../../shared/ui/section.tsx';
import type { SellOnData } from './sell-on.data.ts';

/** The page for sellers: benefits for a store, first steps, what customers like, and the request form (spec 2). */
export function SellOnPage({ data: { content, benefits } }: PageProps<SellOnData>) {
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
      {content?.steps && (
        <Section title={content.steps.title}>
          <Steps steps={content.steps.items} />
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
