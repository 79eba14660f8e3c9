import type { Actor, Ctx, Deps } from '../services/context.ts';
import { visitorNetwork } from './client-address.ts';
import { readDeviceMarks } from './device-cookie.ts';

/** What one call adds to what all have; what few services ask for is made when they do. */
export interface Caller {
  readonly actor: Actor;
  readonly ip: string;
  /** The Cookie header. */
  readonly cookie: string | undefined;
}

/**
 * Makes contexts of requests. They share `deps` by their prototype: copying twenty fields and more for each request would cost more than
 * to find out who calls.
 */
export function requestContexts(deps: Deps): (caller: Caller) => Ctx {
  class RequestContext {
    readonly actor: Actor;
    readonly #ip: string;
    readonly #cookie: string | undefined;
    constructor({ actor, ip, cookie }: Caller) {
      this.actor = actor;
      this.#ip = ip;
      this.#cookie = cookie;
    }
    get address(): string {
      return deps.secret.hash('address', visitorNetwork(this.#ip));
    }
    get deviceMarks(): ReadonlyMap<string, string> {
      return readDeviceMarks(this.#cookie);
    }
  }
  Object.assign(RequestContext.prototype, deps);
  return (caller) => new RequestContext(caller) as RequestContext & Deps;
}
