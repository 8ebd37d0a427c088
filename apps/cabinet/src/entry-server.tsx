/** The server half of the cabinet: `renderPage` for the gateway, `renderShells` for the build. */
export { renderPage } from './app/server/render-page.tsx';
export { renderShells } from './app/server/render-shells.tsx';
