/** Escapes a text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The links to the parts of the site. */
export const siteLinks = (root: string): string => `<a href="${root}index.html"><strong>Muddat docs</strong></a>
<a href="${root}sdk/index.html">SDK guide</a>
<a href="${root}index.html#api">API reference</a>
<a href="${root}storybook/index.html">UI kit</a>`;

/** A page of the site. `root` is the way to the site's top folder, so that the site works below any address and from a folder. */
export function htmlPage({ title, root, body }: { title: string; root: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}site.css">
</head>
<body>
<header><nav aria-label="Muddat docs">
${siteLinks(root)}
</nav></header>
<main>
${body}
</main>
</body>
</html>
`;
}
