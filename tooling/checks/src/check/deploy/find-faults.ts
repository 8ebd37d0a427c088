import { SECRET_NAMES, SETTING_NAMES } from '@muddat/process';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';
import { findSchemaFaults } from './kubernetes-schemas.ts';

/** A stop takes up to 30 s, and a service manager must wait longer. */
const STOP_SECONDS = 35;

const NAMES: ReadonlySet<string> = new Set([...SETTING_NAMES, ...SECRET_NAMES.map((name) => `${name}_FILE`)]);
const SECRETS: ReadonlySet<string> = new Set(SECRET_NAMES);

/** A variable of a server must be a setting, and a secret must come from a file. */
function findVariableFaults(variables: readonly string[]): string[] {
  return variables.flatMap((name) => {
    if (SECRETS.has(name)) return [`${name} is a secret: set ${name}_FILE`];
    return NAMES.has(name) ? [] : [`${name} is no setting`];
  });
}

const COMPOSE = v.object({
  services: v.record(
    v.string(),
    v.object({
      image: v.string(),
      user: v.optional(v.string(), 'root'),
      read_only: v.optional(v.boolean(), false),
      cap_drop: v.optional(v.array(v.string()), []),
      mem_limit: v.optional(v.string()),
      stop_grace_period: v.optional(v.string(), '10s'),
      healthcheck: v.optional(v.unknown()),
      environment: v.optional(v.record(v.string(), v.unknown()), {}),
      secrets: v.optional(v.array(v.string()), []),
    }),
  ),
  secrets: v.record(v.string(), v.object({ file: v.string() })),
});

export function findComposeFaults(text: string): string[] {
  const { services, secrets } = v.parse(COMPOSE, parse(text, { merge: true }));
  return Object.entries(services).flatMap(([name, service]) => {
    // Our images bring their own health check.
    const isOurs = service.image.startsWith('muddat-');
    const faults = [
      ...(/^[1-9]/.test(service.user) ? [] : ['runs as root']),
      ...(service.read_only ? [] : ['can write its root']),
      ...(service.cap_drop.includes('ALL') ? [] : ['keeps capabilities']),
      ...(service.mem_limit === undefined ? ['has no limit of memory'] : []),
      ...(Number.parseInt(service.stop_grace_period, 10) < STOP_SECONDS ? [`is stopped in less than ${STOP_SECONDS} s`] : []),
      ...(isOurs || service.healthcheck !== undefined ? [] : ['has no health check']),
      ...service.secrets.filter((secret) => !(secret in secrets)).map((secret) => `uses ${secret}, which is no secret of the file`),
      ...(isOurs ? findVariableFaults(Object.keys(service.environment)) : []),
    ];
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

const NAMED = v.object({ kind: v.string(), metadata: v.object({ name: v.string() }) });
const CONFIG_MAP = v.object({ kind: v.literal('ConfigMap'), data: v.record(v.string(), v.string()) });
const CONTAINER = v.object({
  env: v.optional(v.array(v.object({ name: v.string() })), []),
  startupProbe: v.optional(v.unknown()),
  readinessProbe: v.optional(v.unknown()),
  livenessProbe: v.optional(v.unknown()),
  lifecycle: v.optional(v.object({ preStop: v.optional(v.unknown()) })),
  resources: v.optional(v.object({ limits: v.optional(v.object({ memory: v.optional(v.string()) })) }), {}),
  securityContext: v.optional(v.record(v.string(), v.unknown()), {}),
});
/** Accepts each deployment that the schema of Kubernetes accepts. Otherwise our rules would be skipped without a fault. */
const DEPLOYMENT = v.object({
  kind: v.literal('Deployment'),
  spec: v.object({
    template: v.object({
      spec: v.object({
        enableServiceLinks: v.optional(v.boolean(), true),
        terminationGracePeriodSeconds: v.optional(v.number(), 30),
        securityContext: v.optional(v.object({ runAsNonRoot: v.optional(v.boolean(), false) }), {}),
        containers: v.array(CONTAINER),
      }),
    }),
  }),
});

export function findKubernetesFaults(text: string): string[] {
  return parseAllDocuments(text).flatMap((parsed) => {
    const document: unknown = parsed.toJS();
    if (!v.is(NAMED, document)) return [];
    const faults =
      document.kind === 'Secret'
        ? ['is a secret with its value: an overlay brings it']
        : [
            ...findSchemaFaults(document.kind, document),
            ...(v.is(CONFIG_MAP, document) ? findVariableFaults(Object.keys(document.data)) : []),
            ...(v.is(DEPLOYMENT, document) ? findDeploymentFaults(v.parse(DEPLOYMENT, document)) : []),
          ];
    return faults.map((fault) => `${document.kind} ${document.metadata.name}: ${fault}`);
  });
}

function findDeploymentFaults({ spec: { template } }: v.InferOutput<typeof DEPLOYMENT>): string[] {
  const pod = template.spec;
  return [
    ...(pod.enableServiceLinks ? ['has service links, which overwrite settings'] : []),
    ...(pod.terminationGracePeriodSeconds < STOP_SECONDS + 10 ? ['is killed before preStop and stop end'] : []),
    ...(pod.securityContext.runAsNonRoot ? [] : ['may run as root']),
    ...pod.containers.flatMap((container) => [
      ...(container.securityContext['readOnlyRootFilesystem'] === true ? [] : ['can write its root']),
      ...(container.securityContext['allowPrivilegeEscalation'] === false ? [] : ['may gain privileges']),
      ...(container.startupProbe && container.readinessProbe && container.livenessProbe ? [] : ['has not all three probes']),
      ...(container.lifecycle?.preStop ? [] : ['has no preStop']),
      ...(container.resources.limits?.memory ? [] : ['has no limit of memory']),
      ...findVariableFaults(container.env.map(({ name }) => name)),
    ]),
  ];
}

const UNIT_LINES = ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'DynamicUser=yes', 'KillMode=mixed'];

export function findUnitFaults(text: string): string[] {
  const lines = text.split('\n');
  const variables = lines
    .filter((line) => line.startsWith('Environment='))
    .flatMap((line) => [...line.replace('Environment=', '').matchAll(/(\w+)=/g)].map(([, name = '']) => name));
  const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1] ?? 0);
  const credentials = [...text.matchAll(/%d\/(\S+)/g)].map(([, name = '']) => name);
  return [
    ...UNIT_LINES.filter((line) => !lines.includes(line)).map((line) => `lacks ${line}`),
    ...(stop < STOP_SECONDS ? [`stops in less than ${STOP_SECONDS} s`] : []),
    ...credentials.filter((name) => !text.includes(`LoadCredential=${name}:`)).map((name) => `loads no credential ${name}`),
    ...findVariableFaults(variables),
  ];
}

const CONTAINERFILE_RULES: readonly (readonly [RegExp, string])[] = [
  [/^USER [1-9]\d*:[1-9]\d*$/m, 'must set a user by number'],
  [/^HEALTHCHECK /m, 'has no HEALTHCHECK'],
  [/^STOPSIGNAL SIGTERM$/m, 'has no STOPSIGNAL'],
  [/^ENTRYPOINT \["node", /m, 'must start node itself, so that it gets the signals'],
];

export function findContainerfileFaults(text: string): string[] {
  const environment = /^ENV (.*)$/m.exec(text)?.[1] ?? '';
  const variables = new Map([...environment.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
  const ports = [...variables].filter(([name]) => name.endsWith('PORT')).map(([, port]) => port);
  const exposed = /^EXPOSE (.*)$/m.exec(text)?.[1] ?? '';
  return [
    ...CONTAINERFILE_RULES.filter(([rule]) => !rule.test(text)).map(([, fault]) => fault),
    ...(exposed === ports.join(' ') ? [] : [`exposes ${exposed}, and listens on ${ports.join(' ')}`]),
    ...findVariableFaults([...variables.keys()]),
  ];
}
