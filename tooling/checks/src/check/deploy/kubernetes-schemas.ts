import { validate as validateDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as validateAutoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as validateConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as validateService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as validateIngress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as validateNetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as validateDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import * as v from 'valibot';

const VALIDATORS = new Map([
  ['ConfigMap', validateConfigMap],
  ['Deployment', validateDeployment],
  ['HorizontalPodAutoscaler', validateAutoscaler],
  ['Ingress', validateIngress],
  ['NetworkPolicy', validateNetworkPolicy],
  ['PodDisruptionBudget', validateDisruptionBudget],
  ['Service', validateService],
]);
/** These validators have no messages. */
const ERRORS = v.array(v.object({ instancePath: v.string(), keyword: v.string(), params: v.unknown() }));

/** What the schemas of Kubernetes find in a manifest: wrong types and values, missing fields. They accept fields that they do not know. */
export function findSchemaFaults(kind: string, document: unknown): string[] {
  const validate = VALIDATORS.get(kind);
  if (validate === undefined) return ['is of a kind whose schema is not in kubernetes-schemas.ts'];
  if (validate(document)) return [];
  const errors = v.parse(ERRORS, Reflect.get(validate, 'errors'));
  return errors.map(({ instancePath, keyword, params }) => `${instancePath} breaks the schema: ${keyword} ${JSON.stringify(params)}`);
}
