import { I18nProvider } from '@lingui/react';
import { type LanguageTag, parseLanguage } from '@muddat/i18n';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { SiteContext } from '../app/context.ts';
import { loadMessages } from '../app/messages/load-messages.ts';
import { OPERATOR } from './operator.ts';

type StubResponse = { status?: number; body?: object; headers?: Record<string, string> } | 'no-network';
export type SentRequest = { path: string; body: unknown; solution: string | null };

/** Stubs the gateway: no bot check is required, and each write gets the next response (the last one repeats). */
export function fakeGateway(...answers: (StubResponse | Promise<StubResponse>)[]) {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/api/bot/challenge') return Response.json({ kind: 'off' });
    sent.push({ path: pathname, body: await request.json(), solution: request.headers.get('x-bot-solution') });
    const answer = (await (answers.length > 1 ? answers.shift() : answers[0])) ?? {};
    if (answer === 'no-network') throw new TypeError('Failed to fetch');
    const { status = 201, body = { data: { id: 'a', status: 'received' } }, headers = {} } = answer;
    return Response.json(body, { status, headers });
  });
  return sent;
}

/** Renders a part of a page in a route and a language. */
export async function renderForm(part: ReactElement, lang: LanguageTag = 'ru') {
  const words = await loadMessages(parseLanguage(lang));
  const root = createRootRouteWithContext<SiteContext>()();
  const page = createRoute({ getParentRoute: () => root, path: '/$locale', component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: { ...words, loadMessages, origin: window.location.origin, build: 'test', operator: OPERATOR, api: null, failure: null },
    history: createMemoryHistory({ initialEntries: [`/${words.locale}`] }),
    Wrap: ({ children }) => <I18nProvider i18n={words.i18n}>{children}</I18nProvider>,
  });
  return render(<RouterProvider router={router} />);
}
