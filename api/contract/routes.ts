// The one table of what the API answers. `http/` serves it, the typed client calls it, OpenAPI is made of it, the access tests walk it.
import * as z from 'zod/mini';
import {
  codeInputSchema,
  contactMessageInputSchema,
  contactMessageSchema,
  deletionRequestInputSchema,
  deletionRequestSchema,
  disownEmailInputSchema,
  doneSchema,
  editProfileInputSchema,
  editProfileResultSchema,
  endLoginInputSchema,
  forgotPasswordInputSchema,
  loginInputSchema,
  loginResultSchema,
  passwordInputSchema,
  proveEmailInputSchema,
  recoveryCodesSchema,
  resetPasswordFromTokenInputSchema,
  resetPasswordInputSchema,
  setStatusInputSchema,
  signUpInputSchema,
  twoStepSecretSchema,
  twoStepStateSchema,
  userResultSchema,
  userSchema,
} from './account.ts';
import { answerSchema } from './answer.ts';
import {
  chatInputSchema,
  createSessionInputSchema,
  createSessionResultSchema,
  feedbackInputSchema,
  feedbackSchema,
  idSchema,
  messageSchema,
  sessionSchema,
  titleSchema,
} from './chat.ts';
import { planInputSchema, planSchema } from './plan.ts';
import { sharedAnswerSchema, sharedLinkSchema, shareInputSchema, shareTokenSchema } from './share.ts';
import { syncInputSchema, syncPageSchema, syncResultSchema } from './sync.ts';
import { USER_STATUSES } from './values.ts';

/** Who may call: `anyone`; `guest` anyone, limited and keyed for guests; `user` a signed-in user for their own data; `admin` the admin. */
export type Access = 'anyone' | 'guest' | 'user' | 'admin';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the API's base path; `{name}` is a parameter. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** JSON unless `multipart`. */
  readonly body?: z.ZodMiniType;
  readonly multipart?: true;
  /** Also answers `Accept: text/event-stream`. */
  readonly stream?: true;
  /** The media type of a reply that is a file and no JSON. */
  readonly file?: string;
  readonly reply: z.ZodMiniType;
}

const userIdParam = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });
const idParam = z.object({ id: idSchema });
const tokenParam = z.object({ id: shareTokenSchema });
const digits = z.string().check(z.regex(/^\d{1,12}$/));
const ipInput = z.optional(z.object({ ip: z.optional(z.unknown()) }));
const ok = z.object({ status: z.literal('true') });
const pageNumber = z.optional(z.string().check(z.regex(/^[1-9]\d{0,6}$/)));
const pageSize = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));

const route = <const R extends Route>(entry: R): R => entry;

export const routes = {
  createSession: route({
    method: 'POST',
    path: '/ai/sessions',
    access: 'user',
    summary: 'Begin a chat.',
    body: createSessionInputSchema,
    reply: createSessionResultSchema,
  }),
  chat: route({
    method: 'POST',
    path: '/ai/chat',
    access: 'guest',
    summary: 'Ask a question.',
    body: chatInputSchema,
    stream: true,
    reply: answerSchema,
  }),
  resumeStream: route({
    method: 'GET',
    path: '/ai/message/{id}/stream',
    access: 'guest',
    summary: 'Read an answer from after event `after` on.',
    params: idParam,
    query: z.object({ after: z.optional(digits), key: z.optional(z.string().check(z.maxLength(100))) }),
    stream: true,
    reply: answerSchema,
  }),
  stopAnswer: route({
    method: 'DELETE',
    path: '/ai/message/{id}/stream',
    access: 'guest',
    summary: 'Stop an answer in the making.',
    params: idParam,
    query: z.object({ key: z.optional(z.string().check(z.maxLength(100))) }),
    reply: ok,
  }),
  listMessages: route({
    method: 'GET',
    path: '/ai/session/{id}/messages',
    access: 'user',
    summary: 'The messages of a chat, oldest first.',
    params: idParam,
    reply: z.array(messageSchema),
  }),
  listSessions: route({
    method: 'GET',
    path: '/ai/sessions/{id}',
    access: 'user',
    summary: "A user's chats, newest first.",
    params: userIdParam,
    reply: z.array(sessionSchema),
  }),
  deleteSession: route({
    method: 'DELETE',
    path: '/ai/session/{id}',
    access: 'user',
    summary: 'Delete a chat.',
    params: idParam,
    reply: ok,
  }),
  renameSession: route({
    method: 'PATCH',
    path: '/ai/session/{id}',
    access: 'user',
    summary: 'Give a chat another title.',
    params: idParam,
    body: z.object({ title: titleSchema }),
    reply: ok,
  }),
  submitFeedback: route({
    method: 'POST',
    path: '/ai/submit-feedback',
    access: 'guest',
    summary: 'Say whether an answer was good.',
    body: feedbackInputSchema,
    query: z.object({ key: z.optional(z.string().check(z.maxLength(100))) }),
    reply: doneSchema,
  }),
  listFeedback: route({
    method: 'GET',
    path: '/ai/feedback',
    access: 'admin',
    summary: 'All feedback, newest first; one page of it when `page` is given.',
    query: z.object({ page: pageNumber, pageSize }),
    reply: z.object({ feedbacks: z.array(feedbackSchema), total: z.number() }),
  }),
  shareAnswer: route({
    method: 'POST',
    path: '/ai/shared',
    access: 'user',
    summary: 'Make a read-only link to one answer.',
    body: shareInputSchema,
    reply: sharedLinkSchema,
  }),
  listShared: route({
    method: 'GET',
    path: '/ai/shared',
    access: 'user',
    summary: 'The own links that still show something, newest first.',
    reply: z.object({ links: z.array(sharedLinkSchema) }),
  }),
  unshareAnswer: route({
    method: 'DELETE',
    path: '/ai/shared/{id}',
    access: 'user',
    summary: 'End a link at once.',
    params: tokenParam,
    reply: ok,
  }),
  readShared: route({
    method: 'GET',
    path: '/ai/shared/{id}',
    access: 'anyone',
    summary: 'The answer that a link shows.',
    params: tokenParam,
    reply: sharedAnswerSchema,
  }),
  sharedPicture: route({
    method: 'GET',
    path: '/ai/shared/{id}/picture',
    access: 'anyone',
    summary: 'The preview picture of the answer that a link shows.',
    params: tokenParam,
    file: 'image/png',
    reply: z.unknown(),
  }),
  increaseChat: route({
    method: 'POST',
    path: '/ip/increase-chat',
    access: 'anyone',
    summary: "Reserve one of the guest's questions.",
    body: ipInput,
    reply: z.object({ chat_count: z.number() }),
  }),
  checkIp: route({
    method: 'POST',
    path: '/ip/check-ip',
    access: 'anyone',
    summary: 'How many questions this address has asked.',
    body: ipInput,
    reply: z.object({ exists: z.boolean(), chat_count: z.number() }),
  }),
  ownIp: route({
    method: 'GET',
    path: '/ip',
    access: 'anyone',
    summary: 'The address the server sees.',
    reply: z.object({ ip: z.string() }),
  }),
  login: route({
    method: 'POST',
    path: '/user/login',
    access: 'anyone',
    summary: 'Log in.',
    body: loginInputSchema,
    reply: loginResultSchema,
  }),
  signUp: route({
    method: 'POST',
    path: '/user/signUp',
    access: 'anyone',
    summary: 'Make an account.',
    body: signUpInputSchema,
    reply: doneSchema,
  }),
  logout: route({ method: 'POST', path: '/user/logout', access: 'user', summary: 'End this login.', reply: doneSchema }),
  endLogin: route({
    method: 'POST',
    path: '/user/endLogin',
    access: 'anyone',
    summary: 'End a login by the hash of its token, as a device does that was offline at logout.',
    body: endLoginInputSchema,
    reply: doneSchema,
  }),
  logoutAll: route({
    method: 'POST',
    path: '/user/logoutAll',
    access: 'user',
    summary: 'End every login of this user.',
    reply: doneSchema,
  }),
  getUser: route({
    method: 'GET',
    path: '/user/getUserById/{id}',
    access: 'user',
    summary: 'A user, for themselves or the admin.',
    params: userIdParam,
    reply: userResultSchema,
  }),
  listUsers: route({
    method: 'GET',
    path: '/user/getAllUsers',
    access: 'admin',
    summary: 'All users; a page of those that match when anything is asked for. `after` goes on behind a user id, by id.',
    query: z.object({
      page: pageNumber,
      pageSize,
      after: z.optional(digits),
      search: z.optional(z.string().check(z.maxLength(200))),
      status: z.optional(z.enum(USER_STATUSES)),
      sort: z.optional(
        z.enum([
          'id',
          '-id',
          'full_name',
          '-full_name',
          'created_at',
          '-created_at',
          'lastActive',
          '-lastActive',
          'chatCount',
          '-chatCount',
        ]),
      ),
    }),
    reply: z.union([
      z.array(userSchema),
      z.object({
        users: z.array(userSchema),
        total: z.number(),
        counts: z.object({ total: z.number(), active: z.number(), inactive: z.number(), banned: z.number() }),
      }),
    ]),
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/user/forgotPassword',
    access: 'anyone',
    summary: 'Mail a link that sets a new password; answers alike whether or not the address has an account.',
    body: forgotPasswordInputSchema,
    reply: doneSchema,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/user/resetPassword',
    access: 'user',
    summary: 'Change the own password; ends all other logins.',
    body: resetPasswordInputSchema,
    reply: doneSchema,
  }),
  resetPasswordFromToken: route({
    method: 'POST',
    path: '/user/resetPasswordFromToken',
    access: 'anyone',
    summary: 'Set a new password with the token of a mailed link; ends all logins.',
    body: resetPasswordFromTokenInputSchema,
    reply: doneSchema,
  }),
  sendProof: route({
    method: 'POST',
    path: '/user/emailProof',
    access: 'user',
    summary: 'Mail the link again that proves the own address, or the one that it is to change to.',
    reply: doneSchema,
  }),
  proveEmail: route({
    method: 'POST',
    path: '/user/proveEmail',
    access: 'anyone',
    summary: 'Prove an address with the token of a mailed link, logged in to the account or with its password.',
    body: proveEmailInputSchema,
    reply: doneSchema,
  }),
  disownEmail: route({
    method: 'POST',
    path: '/user/disownEmail',
    access: 'anyone',
    summary: 'Say that a mailed link is about an account of somebody else: the account with an address not its own ends.',
    body: disownEmailInputSchema,
    reply: doneSchema,
  }),
  editProfile: route({
    method: 'PATCH',
    path: '/user/editProfile/{id}',
    access: 'user',
    summary: 'Change a profile, for its owner or the admin.',
    params: userIdParam,
    body: editProfileInputSchema,
    multipart: true,
    reply: editProfileResultSchema,
  }),
  userPhoto: route({
    method: 'GET',
    path: '/user/photo/{id}',
    access: 'user',
    summary: "A user's photo, for themselves or the admin.",
    params: userIdParam,
    file: 'image/jpeg',
    reply: z.unknown(),
  }),
  downloadData: route({
    method: 'GET',
    path: '/user/data/{id}',
    access: 'user',
    summary: 'All that is kept of a user, as one JSON file.',
    params: userIdParam,
    file: 'application/json',
    reply: z.unknown(),
  }),
  deleteUser: route({
    method: 'DELETE',
    path: '/user/deleteUserById/{id}',
    access: 'user',
    summary: 'Delete a user with everything of theirs, for themselves or the admin.',
    params: userIdParam,
    reply: doneSchema,
  }),
  setStatus: route({
    method: 'POST',
    path: '/user/setStatus/{id}',
    access: 'admin',
    summary: 'Make a user active, inactive or banned.',
    params: userIdParam,
    body: setStatusInputSchema,
    reply: doneSchema,
  }),
  twoStep: route({
    method: 'GET',
    path: '/user/twoStep',
    access: 'user',
    summary: 'Whether the own logins ask for a code.',
    reply: twoStepStateSchema,
  }),
  startTwoStep: route({
    method: 'POST',
    path: '/user/twoStep/start',
    access: 'user',
    summary: 'A new secret for an authenticator; counts once it is confirmed.',
    body: passwordInputSchema,
    reply: twoStepSecretSchema,
  }),
  confirmTwoStep: route({
    method: 'POST',
    path: '/user/twoStep/confirm',
    access: 'user',
    summary: 'Begin to ask for codes; gives the recovery codes, once.',
    body: codeInputSchema,
    reply: recoveryCodesSchema,
  }),
  endTwoStep: route({
    method: 'POST',
    path: '/user/twoStep/end',
    access: 'user',
    summary: 'Ask for no more codes.',
    body: passwordInputSchema,
    reply: doneSchema,
  }),
  twoStepOfUser: route({
    method: 'GET',
    path: '/user/twoStep/{id}',
    access: 'admin',
    summary: "Whether a user's logins ask for a code.",
    params: userIdParam,
    reply: twoStepStateSchema,
  }),
  resetTwoStep: route({
    method: 'POST',
    path: '/user/twoStep/reset/{id}',
    access: 'admin',
    summary: 'Ask a user who lost phone and recovery codes for no more codes.',
    params: userIdParam,
    reply: doneSchema,
  }),
  contact: route({
    method: 'GET',
    path: '/contact',
    access: 'anyone',
    summary: 'Where to write to support.',
    reply: z.object({ supportEmail: z.nullable(z.string()) }),
  }),
  sendContactMessage: route({
    method: 'POST',
    path: '/contact/messages',
    access: 'anyone',
    summary: 'Write to support.',
    body: contactMessageInputSchema,
    reply: doneSchema,
  }),
  listContactMessages: route({
    method: 'GET',
    path: '/contact/messages',
    access: 'admin',
    summary: 'What people wrote to support, newest first.',
    reply: z.object({ messages: z.array(contactMessageSchema) }),
  }),
  requestDeletion: route({
    method: 'POST',
    path: '/contact/deletionRequests',
    access: 'anyone',
    summary: 'Ask that data be deleted.',
    body: deletionRequestInputSchema,
    reply: doneSchema,
  }),
  listDeletionRequests: route({
    method: 'GET',
    path: '/contact/deletionRequests',
    access: 'admin',
    summary: 'Who asked that data be deleted, newest first.',
    reply: z.object({ requests: z.array(deletionRequestSchema) }),
  }),
  listPlans: route({
    method: 'GET',
    path: '/plan/subscription-plans',
    access: 'anyone',
    summary: 'The plans, by id.',
    reply: z.array(planSchema),
  }),
  updatePlan: route({
    method: 'PUT',
    path: '/plan/subscription-plan/{id}',
    access: 'admin',
    summary: 'Change a plan.',
    params: userIdParam,
    body: planInputSchema,
    reply: planSchema,
  }),
  createPlan: route({
    method: 'POST',
    path: '/plan/subscription-plan',
    access: 'admin',
    summary: 'Add a plan.',
    body: planInputSchema,
    reply: planSchema,
  }),
  deletePlan: route({
    method: 'DELETE',
    path: '/plan/subscription-plan/{id}',
    access: 'admin',
    summary: 'Delete a plan.',
    params: userIdParam,
    reply: ok,
  }),
  overview: route({
    method: 'GET',
    path: '/admin/overview',
    access: 'admin',
    summary: 'How many users there are, the admin aside, and how many chats had a message in the last 15 minutes.',
    reply: z.object({ totalUsers: z.number(), activeChats: z.number() }),
  }),
  pullChanges: route({
    method: 'GET',
    path: '/sync',
    access: 'user',
    summary: "Changes of the user's chats after change number `after`.",
    query: z.object({ after: z.optional(digits), epoch: z.optional(z.string().check(z.maxLength(60))) }),
    reply: syncPageSchema,
  }),
  pushChanges: route({
    method: 'POST',
    path: '/sync',
    access: 'user',
    summary: 'What a device did while it was alone.',
    body: syncInputSchema,
    reply: syncResultSchema,
  }),
  answerers: route({
    method: 'GET',
    path: '/ai/answerers',
    access: 'anyone',
    summary: 'Who can answer just now.',
    reply: z.object({ hosted: z.nullable(z.string()), local: z.nullable(z.string()), guide: z.string() }),
  }),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export type Routes = typeof routes;
