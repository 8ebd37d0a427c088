export type S3Settings = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type PhotoConfig = {
  /** Null: photos are stored in DATA_DIR/photos. */
  readonly s3: S3Settings | null;
  /** clamd over TCP; null: files are not scanned. */
  readonly clamd: { readonly host: string; readonly port: number } | null;
  /**
   * Days for which photos are stored: refused photos from the verdict on, accepted photos from the day on which the last order was closed.
   */
  readonly refusedDays: number;
  readonly acceptedDays: number;
};
