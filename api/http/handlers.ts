// What each route of the contract does: call a service, put its result into the spec's shape. Nothing is decided here.
import type * as z from 'zod/mini';
import type { RouteName, Routes } from '../contract/routes.ts';
import type { Log } from '../log.ts';
import { askQuestion } from '../services/ask-question.ts';
import { cancelPull } from '../services/cancel-pull.ts';
import { checkGuest } from '../services/check-guest.ts';
import { confirmTwoStep } from '../services/confirm-two-step.ts';
import type { Ctx } from '../services/context.ts';
import { createPlan } from '../services/create-plan.ts';
import { createSession } from '../services/create-session.ts';
import { deleteLocalModel } from '../services/delete-local-model.ts';
import { deletePlan } from '../services/delete-plan.ts';
import { deleteSession } from '../services/delete-session.ts';
import { deleteUser } from '../services/delete-user.ts';
import { disownEmail } from '../services/disown-email.ts';
import { drawShared } from '../services/draw-shared.ts';
import { editProfile } from '../services/edit-profile.ts';
import { endLogin } from '../services/end-login.ts';
import { endTwoStep } from '../services/end-two-step.ts';
import { exportData } from '../services/export-data.ts';
import { forgotPassword } from '../services/forgot-password.ts';
import { getUser } from '../services/get-user.ts';
import { listAnswerers } from '../services/list-answerers.ts';
import { listContactMessages } from '../services/list-contact-messages.ts';
import { listDeletionRequests } from '../services/list-deletion-requests.ts';
import { listFeedback } from '../services/list-feedback.ts';
import { listMessages } from '../services/list-messages.ts';
import { listPlans } from '../services/list-plans.ts';
import { listProviderModels } from '../services/list-provider-models.ts';
import { listSessions } from '../services/list-sessions.ts';
import { listShared } from '../services/list-shared.ts';
import { listUsers } from '../services/list-users.ts';
import { logIn } from '../services/log-in.ts';
import { logOut } from '../services/log-out.ts';
import { logOutEverywhere } from '../services/log-out-everywhere.ts';
import { proveEmail } from '../services/prove-email.ts';
import { pullChanges } from '../services/pull-changes.ts';
import { pullModel } from '../services/pull-model.ts';
import { pushChanges } from '../services/push-changes.ts';
import { readContact } from '../services/read-contact.ts';
import { readModelSettings } from '../services/read-model-settings.ts';
import { readModelUses } from '../services/read-model-uses.ts';
import { readOllama } from '../services/read-ollama.ts';
import { readOverview } from '../services/read-overview.ts';
import { readPhoto } from '../services/read-photo.ts';
import { readShared } from '../services/read-shared.ts';
import { readTwoStep, readTwoStepOfUser } from '../services/read-two-step.ts';
import { renameSession } from '../services/rename-session.ts';
import { requestDeletion } from '../services/request-deletion.ts';
import { reserveGuestQuestion } from '../services/reserve-guest-question.ts';
import { resetPassword } from '../services/reset-password.ts';
import { resetPasswordFromToken } from '../services/reset-password-from-token.ts';
import { resetTwoStep } from '../services/reset-two-step.ts';
import { saveModelSettings } from '../services/save-model-settings.ts';
import { sendContactMessage } from '../services/send-contact-message.ts';
import { sendProof } from '../services/send-proof.ts';
import { setStatus } from '../services/set-status.ts';
import { shareAnswer } from '../services/share-answer.ts';
import { signUp } from '../services/sign-up.ts';
import { startTwoStep } from '../services/start-two-step.ts';
import { stopAnswer } from '../services/stop-answer.ts';
import { submitFeedback } from '../services/submit-feedback.ts';
import { testProvider } from '../services/test-provider.ts';
import { unshareAnswer } from '../services/unshare-answer.ts';
import { updatePlan } from '../services/update-plan.ts';
import { answerResponse, unkeptResponse } from './answer-response.ts';
import { replyWithMark } from './device-cookie.ts';
import { fileResponse, textStream } from './file-response.ts';

type Part<R, Name extends string> = R extends { readonly [K in Name]: infer S extends z.ZodMiniType } ? z.output<S> : undefined;

/** What a route's handler is given, validated against the contract. */
export interface Input<R> {
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  readonly body: Part<R, 'body'>;
}

/** What of the call is neither body nor address. */
export interface Call {
  /** The visitor's address as the server sees it. */
  readonly ip: string;
  readonly wantsStream: boolean;
  readonly log: Log;
}

export type Handler<R> = (ctx: Ctx, input: Input<R>, call: Call) => Promise<unknown>;
export type Handlers = { readonly [Name in RouteName]: Handler<Routes[Name]> };

const numberOf = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits));
const done = { status: 'true' } as const;

/** A handler returns the reply's JSON, or a whole `Response`. */
export const handlers: Handlers = {
  createSession: (ctx, { body }) => createSession(ctx, body),
  async chat(ctx, { body }, call) {
    const asked = await askQuestion(ctx, body);
    if (asked.unkept) return unkeptResponse(asked, asked.unkept, call.wantsStream);
    return answerResponse(ctx, { id: asked.replyId, key: asked.guestKey, after: 0, asStream: call.wantsStream }, call.log);
  },
  resumeStream: (ctx, { params, query }, call) =>
    answerResponse(ctx, { id: params.id, key: query.key, after: numberOf(query.after) ?? 0, asStream: call.wantsStream }, call.log),
  async stopAnswer(ctx, { params, query }) {
    await stopAnswer(ctx, { id: params.id, key: query.key });
    return done;
  },
  listMessages: (ctx, { params }) => listMessages(ctx, { sessionId: params.id }),
  listSessions: (ctx, { params }) => listSessions(ctx, { userId: Number(params.id) }),
  async deleteSession(ctx, { params }) {
    await deleteSession(ctx, params);
    return done;
  },
  async renameSession(ctx, { params, body }) {
    await renameSession(ctx, { id: params.id, title: body.title });
    return done;
  },
  submitFeedback: (ctx, { body, query }) => submitFeedback(ctx, { ...body, key: query.key }),
  listFeedback: (ctx, { query }) => listFeedback(ctx, { page: numberOf(query.page), pageSize: numberOf(query.pageSize) }),
  shareAnswer: (ctx, { body }) => shareAnswer(ctx, body),
  async listShared(ctx) {
    return { links: await listShared(ctx) };
  },
  async unshareAnswer(ctx, { params }) {
    await unshareAnswer(ctx, { token: params.id });
    return done;
  },
  readShared: (ctx, { params }) => readShared(ctx, { token: params.id }),
  async sharedPicture(ctx, { params }) {
    return fileResponse(await drawShared(ctx, { token: params.id }), 'image/png', 'inline');
  },
  async increaseChat(ctx) {
    return { chat_count: (await reserveGuestQuestion(ctx)).count };
  },
  async checkIp(ctx) {
    const { exists, count } = await checkGuest(ctx);
    return { exists, chat_count: count };
  },
  async ownIp(_ctx, _input, call) {
    return { ip: call.ip };
  },
  async login(ctx, { body }) {
    const { result, mark } = await logIn(ctx, body);
    return replyWithMark(result, mark, ctx.publicUrl);
  },
  signUp: (ctx, { body }) => signUp(ctx, body),
  logout: (ctx) => logOut(ctx),
  endLogin: (ctx, { body }) => endLogin(ctx, body),
  logoutAll: (ctx) => logOutEverywhere(ctx),
  async getUser(ctx, { params }) {
    return { status: 'true', data: await getUser(ctx, { id: Number(params.id) }) };
  },
  listUsers: (ctx, { query }) =>
    listUsers(ctx, {
      page: numberOf(query.page),
      pageSize: numberOf(query.pageSize),
      after: numberOf(query.after),
      search: query.search,
      status: query.status,
      sort: query.sort,
    }),
  forgotPassword: (ctx, { body }) => forgotPassword(ctx, body),
  resetPassword: (ctx, { body }) => resetPassword(ctx, body),
  async resetPasswordFromToken(ctx, { body }) {
    const { result, mark } = await resetPasswordFromToken(ctx, body);
    return replyWithMark(result, mark, ctx.publicUrl);
  },
  sendProof: (ctx) => sendProof(ctx),
  proveEmail: (ctx, { body }) => proveEmail(ctx, body),
  disownEmail: (ctx, { body }) => disownEmail(ctx, body),
  editProfile: (ctx, { params, body }) => editProfile(ctx, { ...body, id: Number(params.id) }),
  async userPhoto(ctx, { params }) {
    return fileResponse(await readPhoto(ctx, { id: Number(params.id) }), 'image/jpeg', 'inline');
  },
  async downloadData(ctx, { params }) {
    const pieces = await exportData(ctx, { id: Number(params.id) });
    return fileResponse(textStream(pieces), 'application/json; charset=utf-8', 'attachment; filename="wirewise-data.json"');
  },
  deleteUser: (ctx, { params }) => deleteUser(ctx, { id: Number(params.id) }),
  setStatus: (ctx, { params, body }) => setStatus(ctx, { id: Number(params.id), status: body.status }),
  twoStep: (ctx) => readTwoStep(ctx),
  startTwoStep: (ctx, { body }) => startTwoStep(ctx, body),
  confirmTwoStep: (ctx, { body }) => confirmTwoStep(ctx, body),
  endTwoStep: (ctx, { body }) => endTwoStep(ctx, body),
  twoStepOfUser: (ctx, { params }) => readTwoStepOfUser(ctx, { id: Number(params.id) }),
  resetTwoStep: (ctx, { params }) => resetTwoStep(ctx, { id: Number(params.id) }),
  contact: async (ctx) => readContact(ctx),
  sendContactMessage: (ctx, { body }) => sendContactMessage(ctx, body),
  async listContactMessages(ctx) {
    return { messages: await listContactMessages(ctx) };
  },
  requestDeletion: (ctx, { body }) => requestDeletion(ctx, body),
  async listDeletionRequests(ctx) {
    return { requests: await listDeletionRequests(ctx) };
  },
  listPlans: (ctx) => listPlans(ctx),
  updatePlan: (ctx, { params, body }) => updatePlan(ctx, { id: Number(params.id), plan: body }),
  createPlan: (ctx, { body }) => createPlan(ctx, { plan: body }),
  async deletePlan(ctx, { params }) {
    await deletePlan(ctx, { id: Number(params.id) });
    return done;
  },
  overview: (ctx) => readOverview(ctx),
  modelSettings: (ctx) => readModelSettings(ctx),
  saveModelSettings: (ctx, { body }) => saveModelSettings(ctx, body),
  testProvider: (ctx, { body }) => testProvider(ctx, body),
  providerModels: (ctx, { body }) => listProviderModels(ctx, body),
  modelUses: (ctx) => readModelUses(ctx),
  ollama: (ctx) => readOllama(ctx),
  async pullModel(ctx, { body }) {
    await pullModel(ctx, body);
    return done;
  },
  async cancelPull(ctx, { body }) {
    await cancelPull(ctx, body);
    return done;
  },
  async deleteLocalModel(ctx, { body }) {
    await deleteLocalModel(ctx, body);
    return done;
  },
  pullChanges: (ctx, { query }) => pullChanges(ctx, { after: numberOf(query.after) ?? 0, epoch: query.epoch }),
  pushChanges: (ctx, { body }) => pushChanges(ctx, body),
  answerers: (ctx) => listAnswerers(ctx),
};
