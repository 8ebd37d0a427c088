export {
  CabinetLayout,
  type CabinetLayoutProps,
  Container,
  type ContainerProps,
  MAIN_ID,
  PageLayout,
  type PageLayoutProps,
} from './PageLayout.tsx';
