// The SDK's index for language models, in the format of llmstxt.org: every operation by API and tag, one line each.
import { API_NAMES } from '../src/api-names.ts';
import { operationsOf, readContract } from './contract.mjs';

const HEAD = `# Muddat SDK

> \`@muddat/sdk\` is the typed JavaScript client of Muddat, a "buy now, pay in parts" service in Uzbekistan. It has five APIs (auth, installment, mobile, builder and billing), and runs on Node 20 and newer, in workers and in browsers.

Install: \`npm install @muddat/sdk\`. Reference backend with demo data: \`npx muddat-sandbox\`. Create the client with \`createMuddatClient({ environment: 'sandbox' })\` and call an operation by its API and name, for example \`muddat.billing.createPayment({...})\`.

- Tokens: \`customerSession\` and \`guestSession\` of \`@muddat/sdk/session\` get and renew them.
- Money is a whole number of so'm. A date is \`YYYY-MM-DD\` in Asia/Tashkent. A moment is ISO 8601 in UTC.
- A write that moves money takes \`idempotencyKey\`: one key for one intention, repeated with every attempt.
- Every failure is an \`ApiError\` with a \`code\` that the operation lists in \`x-problem-codes\`.
- The gateway answers only to pages of the portal itself: \`createGatewayClient\`.

## Guides

- [README](README.md): install, first call, sign-in, payments, pages, errors, retries, events, uploads, testing
`;

/** The text of packages/sdk/llms.txt. Its links are relative to the package. */
export function llmsText() {
  return `${HEAD}\n${[...API_NAMES, 'gateway'].map((api) => apiText(api, readContract(api))).join('\n')}`;
}

export function apiText(api, document) {
  const operations = operationsOf(api, document);
  const sections = document.tags.map(({ name, description }) => {
    const lines = operations
      .filter(({ tags }) => tags[0] === name)
      .map(({ id, summary, method, path }) => `- [${api}.${id}](contracts/${api}.yaml): ${summary} (\`${method.toUpperCase()} ${path}\`)`);
    return `## ${api}: ${name}\n\n${description}\n\n${lines.join('\n')}\n`;
  });
  return sections.join('\n');
}
