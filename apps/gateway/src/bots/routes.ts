import { BOT_ACTIONS } from '@muddat/auth-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';
import { clientLimitKey } from '../limits/device-cookie.ts';
import type { Limiters } from '../limits/limits.ts';

const URL_PATH = '/api/bot/challenge';
const Query = v.object({ action: v.picklist(BOT_ACTIONS) });

/**
 * GET /api/bot/challenge?action= -> `{kind: "off"}`, `{kind: "altcha", challenge, expires_in}` or
 * `{kind: "recaptcha-v3", site_key, script}`.
 */
export function registerBotRoutes(app: FastifyInstance, gateway: Gateway, limits: Limiters): void {
  const config = {
    setLabel: (request: FastifyRequest): void => {
      request.label = 'api:bot.challenge';
    },
  };
  const limit = async (request: FastifyRequest): Promise<void> => {
    await limits.challengeByAddress.consume(clientLimitKey(gateway, request).key);
  };
  app.get(URL_PATH, { config, onRequest: limit }, async (request) => {
    const query = v.safeParse(Query, request.query);
    if (!query.success) throw new Problem('validation_failed', { fields: { action: 'format' } });
    return gateway.bots.challenge(query.output.action);
  });
  refuseOtherMethods(app, URL_PATH, ['GET'], config);
}
