/** Shared by the scripts of the tools' pages: finds and makes elements, and calls `refresh` for the list every three seconds. */
export const PAGE_SCRIPT = `
const pick = (name) => document.querySelector(name);
const make = (tag, text) => { const el = document.createElement(tag); el.textContent = text; return el; };
async function loop() { await refresh(); setTimeout(loop, 3000); }
`;
