/**
 * The widths that pages request (packages/ui, picture). The list is fixed because each width of a picture costs CPU time and disk space.
 */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280] as const;

export type PictureAddress = {
  width: number;
  /** Path of the picture at the mobile API (getPicture). */
  path: string;
};

const ADDRESS = /^\/images\/([1-9]\d{1,3})\/([a-z][a-z-]{0,19})\/([a-z0-9][a-z0-9.-]{0,79})$/;

/** The picture that an address names; null for any other address. Its two names are plain, so they cannot name another path of the API. */
export function parsePictureAddress(pathname: string): PictureAddress | null {
  const [, digits, subject, name] = ADDRESS.exec(pathname) ?? [];
  const width = PICTURE_WIDTHS.find((allowed) => String(allowed) === digits);
  return width === undefined ? null : { width, path: `/v2/picture/${subject}/${name}` };
}
