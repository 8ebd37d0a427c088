import { upstreamsOf } from '@muddat/sdk/gateway';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { startGateway, type TestGateway } from './start.ts';

export type GatewayWithSandbox = {
  sandbox: Sandbox;
  gateway: TestGateway;
  close(): Promise<void>;
};

type Options = {
  sandboxEnv?: Record<string, string>;
  gatewayEnv?: Record<string, string>;
  /** How long the gateway waits for the sandbox's responses, in ms. */
  timeoutMs?: number;
};

/** A gateway in front of the real sandbox, which runs as a separate process. */
export async function startGatewayWithSandbox({ sandboxEnv, gatewayEnv, timeoutMs = 15_000 }: Options = {}): Promise<GatewayWithSandbox> {
  const sandbox = await startSandbox(sandboxEnv);
  const gateway = await startGateway({ ...upstreamsOf(sandbox.url), ...gatewayEnv }, timeoutMs).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  return {
    sandbox,
    gateway,
    async close() {
      await gateway.close();
      await sandbox.close();
    },
  };
}
