// When the chat that was left open stands on the screen: what nobody has asked for yet waits for it.
import { readStored } from '../platform/stored-keys.ts';

/** A chat that cannot be read keeps nothing else waiting for longer. */
const AT_MOST_MS = 4000;

let stands: () => void = () => undefined;

/** Fulfilled when its messages are drawn; at once where no chat was left open. Never rejects. */
export const chatStands = new Promise<void>((done) => {
  stands = done;
  if (readStored('activeSessionId') === null || !/^\/chatbot\/?$/.test(location.pathname)) done();
  else setTimeout(done, AT_MOST_MS);
});

/** Says that messages are drawn. */
export const sayChatStands = (): void => stands();
