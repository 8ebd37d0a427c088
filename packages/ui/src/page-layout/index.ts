export {
  CabinetLayout,
  type CabinetLayoutProps,
  Container,
  type ContainerProps,
  MAIN_ID,
  MainAside,
  type MainAsideProps,
  PageLayout,
  type PageLayoutProps,
} from './page-layout.tsx';
