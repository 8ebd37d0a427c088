import { PAGES } from './pages.tsx';
import { root } from './root.tsx';

export const routeTree = root.addChildren(PAGES.map(({ route }) => route));
