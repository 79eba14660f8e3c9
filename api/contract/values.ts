/** Editions of the National Electrical Code that the guide knows, oldest first. */
export const EDITIONS = ['2017', '2020', '2023', '2026'] as const;
export type Edition = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: Edition = '2023';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in both languages; the spec's texts are the English ones. */
export interface Text {
  readonly en: string;
  readonly es: string;
}

/**
 * How sure we are of a figure: V2 two or more independent public sources agree, V1 one public source,
 * K trade knowledge without a source opened, X sources conflict. Only V2 goes unmarked into a result line.
 */
export const GRADES = ['V2', 'V1', 'K', 'X'] as const;
export type Grade = (typeof GRADES)[number];

export const ANSWER_MODES = ['auto', 'hosted', 'local', 'guide'] as const;
export type AnswerMode = (typeof ANSWER_MODES)[number];

export const ADMIN_ID = 13;
export const GUEST_LIMIT = 3;
/** This computer, as a URL names it. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Where an Ollama listens that nobody has moved. */
export const OLLAMA_URL = 'http://127.0.0.1:11434';
/** Characters of a message as `length` counts them, blanks around it apart: in every box, in the outbox and on the server. */
export const MESSAGE_MAX = 4000;
export const TITLE_LENGTH = 30;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const PLAN_IDS_SHOWN = [5, 6, 7] as const;
export const USER_STATUSES = ['active', 'inactive', 'banned'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
/** Of a photo as it is sent; what is kept of it is smaller. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const RECOVERY_CODES = 10;

/** Characters of the picture that goes with a question, in base64: some 900 kB of JPEG. */
export const PICTURE_MAX = 1_200_000;

/** By how many characters a message is longer than one may be; below 0 it has room left. */
export const overLength = (message: string): number => message.trim().length - MESSAGE_MAX;

/** The title that a first message gives its chat: its first 30 characters on one line, whole ones. */
export const titleOf = (message: string): string => Array.from(message.trim().replace(/\s+/g, ' ')).slice(0, TITLE_LENGTH).join('');
/** When a chat got such a title: before every title that somebody gave it. */
export const UNTITLED_AT = new Date(0).toISOString();
