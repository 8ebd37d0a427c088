/** The portal's design (look.md) in a few lines, for pages that load no other files. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ink:oklch(0.22 0.03 250);--quiet:oklch(0.45 0.03 250);--line:oklch(0.91 0.01 240);--ground:oklch(0.985 0.004 220);--surface:#fff;--primary:oklch(0.5 0.12 225);--tile:oklch(0.72 0.12 200);--good:oklch(0.45 0.12 150);--bad:oklch(0.5 0.17 28)}
@media (prefers-color-scheme:dark){:root{--ink:oklch(0.95 0.01 240);--quiet:oklch(0.75 0.02 240);--line:oklch(0.35 0.02 250);--ground:oklch(0.19 0.02 255);--surface:oklch(0.24 0.025 255);--primary:oklch(0.78 0.11 215);--good:oklch(0.8 0.13 150);--bad:oklch(0.76 0.13 28)}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 'Onest Variable',Onest,system-ui,'Segoe UI',Roboto,sans-serif}
header{border-bottom:1px solid var(--line);background:var(--surface)}
.wrap{max-width:760px;margin:0 auto;padding:16px}
header .wrap{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center}
header strong{color:var(--primary);font-size:20px;margin-right:auto}
a{color:var(--primary)}nav{display:flex;flex-wrap:wrap;gap:0 16px}nav a{display:inline-flex;align-items:center;min-height:44px}nav a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
h1{font-size:32px;line-height:1.2;margin:24px 0 8px}
p.quiet,.quiet{color:var(--quiet);font-size:15px}
label{display:block;font-size:15px;color:var(--quiet);margin:16px 0 4px}
input{width:100%;max-width:360px;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--quiet);border-radius:8px}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.num{font-variant-numeric:tabular-nums}
`;
