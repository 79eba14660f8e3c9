// The desktop app's people: each has a window of their own, with a store of their own behind it. Two cannot be in at once.

/** What a PIN is made of. */
export const PIN_DIGITS = /^\d{4,12}$/;

/** A server as readers know it, without the 'https://' that says nothing to them. */
export const serverName = (origin: string): string => URL.parse(origin)?.host ?? origin;

/** Somebody who works on this computer. */
export interface PersonShown {
  readonly id: string;
  /** Empty until they have logged in on their server. */
  readonly name: string;
  /** The origin of the server that their account is on; null: they work on this computer alone. */
  readonly server: string | null;
  readonly hasPin: boolean;
}

export interface NewPerson {
  readonly name?: string | undefined;
  /** As somebody typed it; left out: on this computer alone. */
  readonly server?: string | undefined;
  /** A chat file that they bring along. */
  readonly chats?: string | undefined;
}

/** `wait`: too many wrong PINs. */
export type OpenedPerson = { readonly is: 'right' | 'wrong' } | { readonly is: 'wait'; readonly seconds: number };

/** `right`: they come in. Otherwise what is wrong with the server's address. */
export interface AddedPerson {
  readonly is: 'right' | 'bad-address' | 'not-https' | 'unreachable' | 'bad-certificate' | 'no-wirewise';
}

export interface PeopleHere {
  /** Nobody is at work in this window: it asks who comes. */
  readonly isAtDoor: boolean;
  /** At the door; rejects elsewhere. */
  list(): Promise<readonly PersonShown[]>;
  /** Who is at work; null at the door. */
  here(): Promise<PersonShown | null>;
  /** Lets somebody in who stands at the door. This page goes then. */
  open(id: string, pin: string | null): Promise<OpenedPerson>;
  add(person: NewPerson): Promise<AddedPerson>;
  /** To the door. */
  leave(): Promise<void>;
  /** Null takes it away; `before` is the one there was. */
  setPin(pin: string | null, before: string | null): Promise<OpenedPerson>;
  /** Takes somebody off this computer with everything of theirs on it; the program asks first. False when they changed their mind. */
  remove(id: string): Promise<boolean>;
  /** What whoever is here is called; null after they have logged out. */
  tellName(name: string | null): void;
  /** The chat file that they brought along, until `chatsTaken`. */
  takeChats(): Promise<string | null>;
  chatsTaken(): Promise<void>;
}
