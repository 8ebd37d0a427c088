import { expect, test } from 'vitest';
import { type AnalyticsAdapter, type AnalyticsEvent, createAnalytics } from './analytics.ts';

const VIEW: AnalyticsEvent = { name: 'page_view', page: 'home', locale: 'ru' };

function open({ configured = true, kept = null as string | null, forbidden = false } = {}) {
  const sent: AnalyticsEvent[] = [];
  const held = new Map<string, string>(kept === null ? [] : [['muddat.analytics', kept]]);
  let loads = 0;
  let arrive: (adapter: AnalyticsAdapter) => void = () => {};
  const load = () => {
    loads += 1;
    return new Promise<AnalyticsAdapter>((resolve) => {
      arrive = resolve;
    });
  };
  const analytics = createAnalytics({
    load: configured ? load : null,
    storage: () => {
      if (forbidden) throw new DOMException('', 'SecurityError');
      return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
    },
  });
  const come = async () => {
    arrive({ send: (event) => void sent.push(event) });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { analytics, sent, held, come, loads: () => loads };
}

test.each([
  ['no counter configured', { configured: false, kept: 'yes' }, null],
  ['no saved choice', {}, 'unknown'],
  ['a saved refusal', { kept: 'no' }, 'no'],
  ['an unknown saved value', { kept: 'maybe' }, 'unknown'],
  ['forbidden storage', { forbidden: true }, 'no'],
] as const)('with %s the analytics counter is not loaded and no event is sent', async (_name, options, consent) => {
  const { analytics, sent, come, loads } = open(options);
  analytics.track(VIEW);
  await come();
  expect([analytics.consent(), loads(), sent]).toEqual([consent, 0, []]);
});

test('after consent the analytics counter is loaded once and gets only later events', async () => {
  const { analytics, sent, held, come, loads } = open();
  analytics.track({ name: 'search', resultCount: 'none' });
  let told = 0;
  analytics.onChange(() => {
    told += 1;
  });
  analytics.setConsent('yes');
  expect([held.get('muddat.analytics'), told]).toEqual(['yes', 1]);
  analytics.track(VIEW);
  analytics.track({ name: 'add_to_basket', goods: 2 });
  await come();
  expect(loads()).toBe(1);
  expect(sent).toEqual([VIEW, { name: 'add_to_basket', goods: 2 }]);
});

test('no analytics event is sent if consent is withdrawn while the counter loads', async () => {
  const { analytics, sent, come } = open({ kept: 'yes' });
  analytics.track(VIEW);
  analytics.setConsent('no');
  await come();
  expect(sent).toEqual([]);
});
