import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { BenefitList } from '@muddat/ui/benefit-list';
import { Heading } from '@muddat/ui/heading';
import { Grid } from '@muddat/ui/stack';
import { Steps } from '@muddat/ui/steps';
import { ClientList } from '../../domain/client/client-list.tsx';
import { MarketingHero, RequestFormCard } from '../../domain/content/marketing-sections.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { Paragraphs } from '../../shared/ui/paragraphs.tsx';
import { Section, SectionLink } from '../../shared/ui/section.tsx';
import { SectionUnavailable } from '../../shared/ui/section-unavailable.tsx';
import * as css from './corporate.css.ts';
import type { CorporateData } from './corporate.data.ts';

/** For companies: benefits for them and their employees, our clients, and the request form (spec 2). */
export function CorporatePage({ data: { content, sections, lead, clients }, locale }: PageProps<CorporateData>) {
  const { t } = useLingui();
  const hero = content?.hero ?? {
    headline: t({ message: 'Рассрочка для ваших сотрудников', comment: 'Headline of the page for companies' }),
    lead:
      lead ??
      t({
        message: 'Без справок, с понятной ценой и без нагрузки на бухгалтерию.',
        comment: 'Under the headline of the page for companies',
      }),
    label: t({ message: 'Подключить компанию', comment: 'Button: scrolls to the request form for companies' }),
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
      <Section
        title={t({ message: 'С нами уже работают', comment: 'Heading above companies that are clients' })}
        aside={
          <SectionLink
            link={{
              label: t({ message: 'Все клиенты', comment: 'Link to the page of corporate clients' }),
              href: hrefTo('clients', {}, locale),
            }}
          />
        }
      >
        {clients ? (
          <ClientList clients={clients} columns="four" />
        ) : (
          <SectionUnavailable
            title={t({
              message: 'Не удалось загрузить список компаний',
              comment: 'Shown instead of the corporate clients when they could not be loaded',
            })}
          />
        )}
      </Section>
      {sections.length > 0 && (
        <Section title={t({ message: 'Условия подробно', comment: 'Heading above the terms for companies' })}>
          <Grid columns="1-2-2" gap="xl">
            {sections.map(({ anchor, heading, paragraphs }) => (
              <div key={anchor} id={anchor} className={css.termSection}>
                <Heading level={3} size="m">
                  {heading}
                </Heading>
                <Paragraphs paragraphs={paragraphs} />
              </div>
            ))}
          </Grid>
        </Section>
      )}
      <RequestFormCard
        form="corporate"
        title={t({ message: 'Заявка компании', comment: 'Heading above the request form for companies' })}
        text={t({
          message:
            'Менеджер перезвонит в течение рабочего дня, расскажет об условиях и пришлёт проект договора. Заявка ни к чему не обязывает.',
          comment: 'Next to the request form for companies: what happens next',
        })}
      />
    </>
  );
}
