import * as v from 'valibot';

const LOAD_TIMEOUT_MS = 10_000;

const apiSchema = v.object({ ready: v.function(), execute: v.function() });
const tokenSchema = v.pipe(v.string(), v.minLength(1));

function apiOf(page: object): v.InferOutput<typeof apiSchema> {
  return v.parse(apiSchema, 'grecaptcha' in page ? page.grecaptcha : undefined);
}

const loading = new Map<string, Promise<void>>();

/** Loads Google's script and resolves when it is ready. All forms of a page share one load. After a failure the next call tries again. */
export function loadRecaptcha(script: string): Promise<void> {
  const known = loading.get(script);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = script;
    element.async = true;
    const fail = () => {
      clearTimeout(timer);
      element.remove();
      loading.delete(script);
      reject(new Error('The script of the bot check did not load'));
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    element.addEventListener('error', fail);
    element.addEventListener('load', () => {
      try {
        apiOf(window).ready(() => {
          clearTimeout(timer);
          resolve();
        });
      } catch {
        fail();
      }
    });
    document.head.append(element);
  });
  loading.set(script, loaded);
  return loaded;
}

/** Fetches a token for an action. Google accepts a token once, within two minutes. Google's action names cannot contain a hyphen. */
export async function fetchRecaptchaToken(siteKey: string, action: string): Promise<string> {
  return v.parse(tokenSchema, await apiOf(window).execute(siteKey, { action: action.replaceAll('-', '_') }));
}
