// One text for each failure that its code alone explains. Codes without a text here (INVALID, MALFORMED) show the server's sentence.
export const errors = {
  OFFLINE: 'No connection to Wirewise. Check your signal and try again.',
  BAD_REPLY: 'Wirewise sent something this version cannot read. Reload the page.',
  NOT_SIGNED_IN: 'Your login has ended. Please log in again.',
  WRONG_PASSWORD: 'The email or the password is not right.',
  BANNED: 'This account has been blocked. Contact support if you think that is a mistake.',
  NOT_ALLOWED: 'You do not have permission to do that.',
  WRONG_ORIGIN: 'This page was opened from an address that Wirewise does not accept.',
  NOT_FOUND: 'That is not here any more.',
  EMAIL_TAKEN: 'There is already an account with this email.',
  DELETED: 'That has been deleted.',
  TOO_LARGE: 'That is too large to send.',
  GUEST_LIMIT: 'You have used your free questions.',
  TOO_MANY: 'Too many tries. Wait a moment and try again.',
  tooManyWait: 'Too many tries. Try again in {{seconds}} seconds.',
  INTERNAL: 'Something went wrong on our side. Try again.',
  UNAVAILABLE: 'Wirewise is not available right now. Try again in a moment.',
} as const;
