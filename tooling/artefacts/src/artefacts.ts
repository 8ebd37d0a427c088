/** A folder that runs with Node alone. Paths are from the root of the repository, and the same in the folder. */
export type Artefact = {
  name: string;
  /** The server. */
  app: string;
  /** The apps that it serves, by their builds. */
  frontEnds: readonly string[];
  /** Folders that it reads at run time. */
  folders: readonly string[];
};

export const ARTEFACTS: readonly Artefact[] = [
  {
    name: 'gateway',
    app: 'apps/gateway',
    frontEnds: ['apps/public-site', 'apps/cabinet'],
    folders: [
      'apps/public-site/dist/client',
      'apps/public-site/dist/server',
      'apps/public-site/dist/worker',
      'apps/cabinet/dist/client',
      'apps/cabinet/dist/server',
    ],
  },
  { name: 'sandbox', app: 'apps/sandbox', frontEnds: [], folders: ['apps/sandbox/assets', 'apps/sandbox/drizzle'] },
];
