import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../root.ts';
import { findComposeFaults, findContainerfileFaults, findKubernetesFaults, findUnitFaults } from './find-faults.ts';

type Finder = (text: string) => string[];
type Fault = readonly [file: string, find: Finder, whole: string, changed: string, fault: string];
const COMPOSE = 'compose.yaml';
const POD = 'kubernetes/gateway.yaml';
const UNIT = 'systemd/muddat-gateway@.service';
const IMAGE = 'container/Containerfile.gateway';

const FAULTS: readonly Fault[] = [
  [COMPOSE, findComposeFaults, 'read_only: true', 'read_only: false', 'gateway1: can write its root'],
  [COMPOSE, findComposeFaults, 'user: "1000:1000"', 'user: "0:0"', 'gateway1: runs as root'],
  [COMPOSE, findComposeFaults, 'cap_drop: [ALL]', 'cap_drop: []', 'gateway1: keeps capabilities'],
  [COMPOSE, findComposeFaults, 'mem_limit: 1g', 'labels: {}', 'gateway1: has no limit of memory'],
  [COMPOSE, findComposeFaults, 'stop_grace_period: 40s', 'stop_grace_period: 10s', 'gateway1: is stopped in less than 35 s'],
  [COMPOSE, findComposeFaults, 'TRUSTED_PROXIES:', 'TRUSTED_PROXY:', 'gateway1: TRUSTED_PROXY is no setting'],
  [COMPOSE, findComposeFaults, 'SESSION_SECRET_FILE:', 'SESSION_SECRET:', 'gateway1: SESSION_SECRET is a secret: set SESSION_SECRET_FILE'],
  [COMPOSE, findComposeFaults, 'session: { file', 'sesion: { file', 'gateway1: uses session, which is no secret of the file'],
  [COMPOSE, findComposeFaults, 'healthcheck:', 'x-check:', 'redis: has no health check'],
  [
    POD,
    findKubernetesFaults,
    'containerPort: 8080',
    'containerPort: http',
    'Deployment gateway: /spec/template/spec/containers/0/ports/0/containerPort breaks the schema: type {"type":"integer"}',
  ],
  [
    POD,
    findKubernetesFaults,
    'kind: Service\n',
    'kind: Servise\n',
    'Servise gateway: is of a kind whose schema is not in kubernetes-schemas.ts',
  ],
  [POD, findKubernetesFaults, 'enableServiceLinks: false', '', 'Deployment gateway: has service links, which overwrite settings'],
  [POD, findKubernetesFaults, 'Seconds: 50', 'Seconds: 30', 'Deployment gateway: is killed before preStop and stop end'],
  [POD, findKubernetesFaults, 'runAsNonRoot: true', 'runAsNonRoot: false', 'Deployment gateway: may run as root'],
  [POD, findKubernetesFaults, 'readOnlyRootFilesystem: true', '', 'Deployment gateway: can write its root'],
  [POD, findKubernetesFaults, 'allowPrivilegeEscalation: false', '', 'Deployment gateway: may gain privileges'],
  [POD, findKubernetesFaults, 'livenessProbe', 'aliveProbe', 'Deployment gateway: has not all three probes'],
  [POD, findKubernetesFaults, 'lifecycle', 'cycle', 'Deployment gateway: has no preStop'],
  [POD, findKubernetesFaults, 'preStop:', 'postStart:', 'Deployment gateway: has no preStop'],
  [POD, findKubernetesFaults, ', memory: 1Gi', '', 'Deployment gateway: has no limit of memory'],
  [POD, findKubernetesFaults, 'limits:', 'bounds:', 'Deployment gateway: has no limit of memory'],
  [POD, findKubernetesFaults, 'REDIS_URL_FILE', 'REDIS_URL', 'Deployment gateway: REDIS_URL is a secret: set REDIS_URL_FILE'],
  [UNIT, findUnitFaults, 'TimeoutStopSec=40', 'TimeoutStopSec=20', 'stops in less than 35 s'],
  [UNIT, findUnitFaults, 'DynamicUser=yes', '', 'lacks DynamicUser=yes'],
  [UNIT, findUnitFaults, 'LoadCredential=session:', 'LoadCredential=other:', 'loads no credential session'],
  [UNIT, findUnitFaults, 'DATA_DIR', 'DATA_FOLDER', 'DATA_FOLDER is no setting'],
  [IMAGE, findContainerfileFaults, 'USER 1000:1000', 'USER node', 'must set a user by number'],
  [IMAGE, findContainerfileFaults, 'HEALTHCHECK', '#', 'has no HEALTHCHECK'],
  [IMAGE, findContainerfileFaults, 'STOPSIGNAL SIGTERM', '', 'has no STOPSIGNAL'],
  [IMAGE, findContainerfileFaults, '["node", "/app', '["sh", "/app', 'must start node itself, so that it gets the signals'],
  [IMAGE, findContainerfileFaults, 'EXPOSE 8080', 'EXPOSE 8081', 'exposes 8081 9080, and listens on 8080 9080'],
];

describe('the rules for files to deploy', () => {
  test.each(FAULTS)('$0: «$4» is found after «$2» became «$3»', (file, find, whole, changed, fault) => {
    const text = readFileSync(join(ROOT, 'deploy', file), 'utf8');
    expect(find(text)).toEqual([]);
    expect(find(text.replaceAll(whole, changed))).toContain(fault);
  });
});

test('a secret with its value among the manifests is found', () => {
  const text = 'kind: Secret\nmetadata: { name: keys }\nstringData: { session: abc }\n';
  expect(findKubernetesFaults(text)).toEqual(['Secret keys: is a secret with its value: an overlay brings it']);
});
