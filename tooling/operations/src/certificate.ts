import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `pem`: file with certificate and key, as HAProxy reads it. `ca`: the certificate, which clients trust. */
export type Certificate = { readonly pem: string; readonly ca: string };

/** Writes a self-signed certificate for a name into the folder. */
export function writeCertificate(folder: string, name = 'localhost'): Certificate {
  const [key, certificate, pem] = ['key.pem', 'certificate.pem', 'site.pem'].map((file) => join(folder, file));
  if (key === undefined || certificate === undefined || pem === undefined) throw new Error('no names for the files');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...curve, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const ca = readFileSync(certificate, 'utf8');
  writeFileSync(pem, ca + readFileSync(key, 'utf8'), { mode: 0o600 });
  return { pem, ca };
}
