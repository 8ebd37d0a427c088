/** What the scripts of the tools' pages share: finding and making elements, and asking `refresh` for the list every three seconds. */
export const PAGE_SCRIPT = `
const pick = (name) => document.querySelector(name);
const make = (tag, text) => { const el = document.createElement(tag); el.textContent = text; return el; };
async function loop() { await refresh(); setTimeout(loop, 3000); }
`;
