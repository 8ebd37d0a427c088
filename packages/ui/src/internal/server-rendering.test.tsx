import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/ui/uz.po';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AmountField } from '../amount-field/amount-field.tsx';
import { BankCardTile } from '../bank-card-tile/bank-card-tile.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { CalendarField } from '../calendar-field/calendar-field.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeField } from '../code-field/code-field.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DocumentStep } from '../document-step/document-step.tsx';
import { FigureRow } from '../figure-row/figure-row.tsx';
import { FileDrop } from '../file-drop/file-drop.tsx';
import { Footer } from '../footer/footer.tsx';
import { Hero } from '../hero/hero.tsx';
import { InstallmentCalculator } from '../installment-calculator/installment-calculator.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { LimitCard } from '../limit-card/limit-card.tsx';
import { Menu } from '../menu/menu.tsx';
import { Meter } from '../meter/meter.tsx';
import { NextPaymentCard } from '../next-payment-card/next-payment-card.tsx';
import { NotificationList } from '../notification-row/notification-row.tsx';
import { OrderList } from '../order-tile/order-tile.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { PhotoField } from '../photo-field/photo-field.tsx';
import { Popover } from '../popover/popover.tsx';
import { ProductTile } from '../product-tile/product-tile.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Slider } from '../slider/slider.tsx';
import { StoreTile } from '../store-tile/store-tile.tsx';
import { Switch } from '../switch/switch.tsx';
import { Table } from '../table/table.tsx';
import { TabLinks } from '../tabs/tab-links.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { ToastProvider } from '../toast/toast.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

const i18n = { ru: createI18n('ru', ru), uz: createI18n('uz-Latn', uz) };
const nothing = () => undefined;
const OPTIONS = [{ value: 'a', label: 'A' }];
const page = (
  <ToastProvider>
    <SiteHeader
      logoHref="/"
      items={[{ href: '/stores', label: 'Stores' }]}
      language={<LanguageSwitch hrefs={{ ru: '/ru', 'uz-Latn': '/uz' }} />}
      action={null}
    />
    <Hero
      title="Muddat"
      lead="…"
      foot={<FigureRow figures={[{ value: '300', label: 'n' }]} />}
      aside={
        <InstallmentCalculator
          terms={[{ months: 12, markupBp: 2_700 }]}
          startPrice={4_800_000}
          startMonths={12}
          today="2026-11-21"
          bounds={{ min: 1, max: 15_000_000 }}
          withInitialFee
        />
      }
    />
    <StoreTile href="/s" name="Orzu Texnika" />
    <LimitCard status="approved" available={1} used={2} amount={3} validUntil="2027-05-14" />
    <NextPaymentCard amount={508_000} dueDate="2026-11-27" today="2026-11-21" order={{ store: 'Orzu', number: '1' }} payHref="/pay" />
    <ProductTile href="/p" name="Artel" store="Orzu" price={1} monthly={{ amount: 1, months: 3, total: 3 }} stock={1} />
    <OrderList orders={[{ id: '1', href: '/o', title: 'Artel', store: 'Orzu', status: 'teleported' }]} />
    <BankCardTile system="humo" network="visa" bank={null} last4="4417" expiry="2701" today="2026-11-21" />
    <NotificationList
      label="News"
      notifications={[
        {
          id: '1',
          kind: 'order',
          title: 'Late',
          createdAt: '2026-11-20T09:05:00Z',
          read: false,
          onRead: nothing,
        },
      ]}
      now="2026-11-21T09:05:00Z"
    />
    <DocumentStep kind="selfie" title="Selfie" status="rejected" reason="glare" progress={42} onCancel={nothing} />
    <PhotoField label="Photo" value={null} onChange={nothing} error="…" />
    <FileDrop label="Files" files={[{ id: '1', name: 'a.pdf', size: 1, progress: 5 }]} onAdd={nothing} onRemove={nothing} />
    <PhoneField label="Phone" value="+998901234567" onChange={nothing} />
    <CodeField label="Code" value="12" onChange={nothing} />
    <AmountField label="Amount" value={1_000} onChange={nothing} />
    <TextArea label="Text" defaultValue="a" limit={10} />
    <SearchField label="Search" value="a" onChange={nothing} />
    <Switch>On</Switch>
    <Checkbox indeterminate>Some</Checkbox>
    <RadioGroup label="One" options={OPTIONS} value="a" onChange={nothing} />
    <Select label="One" options={OPTIONS} value="a" onChange={nothing} />
    <ComboBox label="One" options={OPTIONS} value="a" onChange={nothing} />
    <DateField label="Day" value="1990-02-01" onChange={nothing} />
    <CalendarField label="Day" value="2026-11-10" today="2026-11-21" onChange={nothing} />
    <Slider label="Term" value={3} min={1} max={24} onChange={nothing} valueText="3" />
    <ProgressBar label="Paid" value={1} max={2} />
    <Skeleton />
    <Meter label="Used" value={1} max={2} valueText="1 / 2" />
    <Breadcrumbs path={['a', 'b', 'c', 'd'].map((label) => ({ href: `/${label}`, label }))} />
    <TabLinks label="Links" items={[{ href: '/a', label: 'a', current: true }]} />
    <Tabs label="Tabs" tabs={[{ id: 'a', label: 'a' }]} selected="a" onSelect={nothing}>
      a
    </Tabs>
    <Pagination label="Pages" page={4} pages={24} hrefOf={(at) => `/${at}`} />
    <Table caption="Table" columns={[{ id: 'name', name: 'Name', cell: (row: string) => row }]} rows={['a', 'b']} rowKey={(row) => row} />
    <Menu label="Menu" trigger={<Button>Menu</Button>} items={[{ id: 'a', label: 'a', onChoose: nothing }]} />
    <Popover title="Popover" trigger={<Button>Popover</Button>}>
      …
    </Popover>
    <Tooltip text="Tooltip">
      <Button>Tooltip</Button>
    </Tooltip>
    <Footer items={[]} phone={{ href: 'tel:1', label: '1' }} legal="" />
  </ToastProvider>
);
const within = (locale: 'ru' | 'uz', children: ReactNode) => <I18nProvider i18n={i18n[locale]}>{children}</I18nProvider>;

describe.each(['ru', 'uz'] as const)('the kit rendered on the server in %s', (locale) => {
  it('writes no style attributes and no scripts, which the content security policy would refuse', () => {
    const html = renderToString(within(locale, page));
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<script|\son[a-z]+=/);
  });

  it('hydrates in the browser without a mismatch', async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    const errors: unknown[] = [];
    const root = document.createElement('div');
    root.innerHTML = renderToString(within(locale, page));
    document.body.append(root);
    await act(async () => {
      hydrateRoot(root, within(locale, page), { onRecoverableError: (error) => errors.push(error) });
    });
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    expect(errors).toEqual([]);
    root.remove();
  });
});

it('the kit rendered on the server shows amounts with the currency name of the language', () => {
  expect(renderToString(within('ru', page))).toContain('сум');
  expect(renderToString(within('uz', page))).toContain('soʻm');
});
