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
  ['no counter', { configured: false, kept: 'yes' }, null],
  ['no answer', {}, 'unknown'],
  ['a no', { kept: 'no' }, 'no'],
  ['an answer that is none', { kept: 'maybe' }, 'unknown'],
  ['a forbidden storage', { forbidden: true }, 'no'],
] as const)('with %s nothing is loaded and nothing is sent', async (_name, options, consent) => {
  const { analytics, sent, come, loads } = open(options);
  analytics.track(VIEW);
  await come();
  expect([analytics.consent(), loads(), sent]).toEqual([consent, 0, []]);
});

test('with a yes the counter is loaded once and told of what happens from then on, not of what was before', async () => {
  const { analytics, sent, held, come, loads } = open();
  analytics.track({ name: 'search', found: 'none' });
  let told = 0;
  analytics.onChange(() => {
    told += 1;
  });
  analytics.answer('yes');
  expect([held.get('muddat.analytics'), told]).toEqual(['yes', 1]);
  analytics.track(VIEW);
  analytics.track({ name: 'add_to_basket', goods: 2 });
  await come();
  expect(loads()).toBe(1);
  expect(sent).toEqual([VIEW, { name: 'add_to_basket', goods: 2 }]);
});

test('a consent that is taken back while the counter is on its way holds', async () => {
  const { analytics, sent, come } = open({ kept: 'yes' });
  analytics.track(VIEW);
  analytics.answer('no');
  await come();
  expect(sent).toEqual([]);
});
