declare module 'virtual:site-build' {
  /** Names what the browser loads of this build. */
  export const BUILD: string;
}
