import '@muddat/ui/fonts.css';
import '@muddat/ui/theme.css';
import '@muddat/ui/heading.css';
import '@muddat/ui/load-more.css';
import '@muddat/ui/order-tile.css';
import '@muddat/ui/page-layout.css';
import '@muddat/ui/payment-schedule.css';
import '@muddat/ui/skeleton.css';
import '@muddat/ui/stack.css';
import '@muddat/ui/states.css';
import { createMuddatClient } from '@muddat/sdk';
import { customerSession } from '@muddat/sdk/session';
import { ru } from '@muddat/ui/languages/ru';
import { uz } from '@muddat/ui/languages/uz';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

// The demo customer of the sandbox. A real page has no client secret: it calls your server, which has one.
const application = { environment: 'sandbox', clientId: 'muddat-web', clientSecret: 'muddat-web-secret' } as const;
const session = customerSession({ ...application, username: '+998900000001', password: 'Muddat-demo-1' });
const language = navigator.language.startsWith('uz') ? uz : ru;
const muddat = createMuddatClient({
  environment: 'sandbox',
  getAccessToken: session,
  locale: language === uz ? 'uz' : 'ru',
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
document.documentElement.lang = language === uz ? 'uz' : 'ru';
createRoot(root).render(<App muddat={muddat} language={language} />);
