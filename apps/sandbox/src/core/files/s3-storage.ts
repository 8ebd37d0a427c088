import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/photo-config.ts';
import type { FileStorage } from './file-storage.ts';

/** Files of one type in a bucket of an S3-compatible server, such as MinIO in a data centre of the country. */
export function createS3Storage(settings: S3Settings, ContentType: string): FileStorage {
  let loaded: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | null = null;
  // Loaded on first use: loading takes a third of a second, which a sandbox without a bucket should not spend.
  const load = () => {
    loaded ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: new sdk.S3Client(clientSettings(settings)) }));
    return loaded;
  };
  const { bucket: Bucket } = settings;
  return {
    async put(key, file) {
      const { sdk, client } = await load();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body: file, ContentType, CacheControl: 'no-store' }));
    },
    async get(key) {
      const { sdk, client } = await load();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key }));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      const { sdk, client } = await load();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
    },
  };
}

const clientSettings = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) =>
  ({
    endpoint,
    region,
    // Servers other than Amazon's have no host name for each bucket, and not all of them know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
  }) as const;
