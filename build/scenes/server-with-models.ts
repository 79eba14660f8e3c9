// A server where there is something to choose: a hosted and a local model, both scripted, a limit a day, and a member who lost a phone.
import { Secret, TOTP } from 'otpauth';
import type { ModelSettingsInput } from '../../api/contract/model-settings.ts';
import { startScriptedServer } from '../../api/models/scripted-server.ts';
import { type LoginKeys, logIn, post } from '../scripts/log-in.ts';
import { type RunningServer, runServer } from '../scripts/run-server.ts';

const MEMBER = { email: 'pat.ortiz@example.com', password: 'copper and brass' } as const;

/** The first user after the admin has this id. */
export const MEMBER_ID = 14;

interface ServerWithModels {
  readonly server: RunningServer;
  readonly member: LoginKeys;
  readonly admin: LoginKeys;
  close(): Promise<void>;
}

/** Turns on the two-step login of whoever has `token`, with a phone that nobody has. */
export async function turnOnTwoStep(url: string, password: string, token: string): Promise<void> {
  const { secret } = await post<{ secret: string }>(url, '/user/twoStep/start', { password }, token);
  await post(url, '/user/twoStep/confirm', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }, token);
}

export async function serverWithModels(): Promise<ServerWithModels> {
  const scripted = await startScriptedServer();
  scripted.script({ pieces: ['Read the nameplate and the terminals first. ', 'Torque the lugs to the figure on the label.'] });
  scripted.models = [
    { name: 'qwen3:4b', size: 2_600_000_000, capabilities: ['completion', 'tools'] },
    { name: 'nomic-embed-text:latest', size: 274_000_000, capabilities: ['embedding'] },
  ];
  const server = await runServer({ OLLAMA_URL: scripted.url });
  const { url } = server;
  const admin = await logIn(url, server.admin);
  const settings: ModelSettingsInput = {
    mode: 'auto',
    dailyAnswers: 40,
    providers: [
      {
        id: 'p-shop',
        kind: 'hosted',
        name: 'Shop model',
        baseUrl: `${scripted.url}/v1`,
        model: 'scripted-large',
        enabled: true,
        sees: false,
        temperature: null,
        maxTokens: 800,
        firstSeconds: null,
        totalSeconds: null,
        prices: null,
      },
    ],
  };
  const kept = await fetch(`${url}/api/admin/models`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify(settings),
  });
  if (!kept.ok) throw new Error(`The models were not kept: ${await kept.text()}`);
  const profile = { full_name: 'Pat Ortiz', phone_number: '5125550100', confirmPassword: MEMBER.password, referredBy: '' };
  await post(url, '/user/signUp', { ...MEMBER, ...profile });
  const member = await logIn(url, MEMBER);
  await turnOnTwoStep(url, MEMBER.password, member.token);
  return {
    server,
    member,
    admin,
    async close() {
      await server.close();
      await scripted.close();
    },
  };
}
