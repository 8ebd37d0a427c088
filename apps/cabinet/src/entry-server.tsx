/** The server half of the cabinet: `renderPage` for the gateway, `renderShells` for the build. */
export { renderPage } from './server/render-page.tsx';
export { renderShells } from './server/render-shells.tsx';
