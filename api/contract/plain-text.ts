/** Marks that turn the direction of what follows. English and Spanish never need them; they make a name or an address read as another one. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The text as it is stored and shown, without such marks. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '');
