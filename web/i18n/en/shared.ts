export const shared = {
  title: 'Shared answer',
  kind: 'Read-only answer, asked {{date}}',
  until: 'This link ends on {{date}}. What is changed here stays on this screen.',
  whatIsThis: 'What is Wirewise?',
  goneTitle: 'This link shows nothing any more',
  goneText: 'It was ended, it has expired, or part of the address is missing. Ask whoever sent it for a new one.',
  offlineTitle: 'No connection',
  offlineText: 'A shared answer comes from the server.',
} as const;
