import type { MuddatClient } from '@muddat/sdk';
import { createQueryOptions } from '@muddat/sdk/query';
import { Heading } from '@muddat/ui/heading';
import { Container } from '@muddat/ui/page-layout';
import { type KitLanguage, KitProvider } from '@muddat/ui/provider';
import { Stack } from '@muddat/ui/stack';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Orders } from './orders.tsx';
import { Schedule } from './schedule.tsx';
import { TextsProvider, textsOf } from './texts.ts';
import { useOpenOrder } from './use-open-order.ts';

interface AppProps {
  muddat: MuddatClient;
  language: KitLanguage;
}

export function App({ muddat, language }: AppProps) {
  // The client repeats failed calls by itself.
  const [cache] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [queries] = useState(() => createQueryOptions(muddat));
  const openOrder = useOpenOrder();
  const texts = textsOf(language);
  return (
    <KitProvider language={language}>
      <QueryClientProvider client={cache}>
        <TextsProvider value={texts}>
          <Container width="text">
            <Stack gap="xl">
              <Heading level={1}>{texts.orders}</Heading>
              <Orders queries={queries} />
              {openOrder !== null && <Schedule queries={queries} id={openOrder} />}
            </Stack>
          </Container>
        </TextsProvider>
      </QueryClientProvider>
    </KitProvider>
  );
}
