import { SourceTextModule } from 'node:vm';
import { JSDOM } from 'jsdom';

/** Loads a page and runs its module as a browser does: with its import map, and every module from its server. Returns the document. */
export async function runPage(address) {
  const { window } = new JSDOM(await readText(address), { url: address });
  const { document, location } = window;
  Object.assign(globalThis, { document, location });
  const { imports } = JSON.parse(document.querySelector('script[type=importmap]').textContent);
  const modules = new Map();
  const load = (source, identifier) => {
    const module = new SourceTextModule(source, { identifier });
    modules.set(identifier, module);
    return module;
  };
  const link = async (specifier, { identifier }) => {
    const url = new URL(imports[specifier] ?? specifier, identifier).href;
    return modules.get(url) ?? readText(url).then((source) => modules.get(url) ?? load(source, url));
  };
  const page = load(document.querySelector('script[type=module]').textContent, address);
  await page.link(link);
  await page.evaluate();
  return document;
}

async function readText(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
