// Users, feedback and letters for the pictures of the dashboard, made over the API as people would.
import type { RunningServer } from './run-server.ts';

const NAMES = [
  'Ana Ruiz',
  'Marcus Bell',
  'José Núñez',
  'Dana Whitfield',
  'Guadalupe Hernández-Montenegro',
  'Tom Okafor',
  'Priya Raman',
  'Luis Alberto Cárdenas',
  'Wes Tran',
  'Frank DeLuca',
  'María Soto',
  'Kelly Anne O’Brien',
  'Raúl Ibarra',
  'Sam Whitehorse',
  'Denise Grant',
  'Óscar Villanueva',
  'Pete Kowalski',
  'Yolanda Reyes',
  'Hank Abernathy',
  'Ivette Luna',
  'Bo Jansen',
  'Carmen Delgado',
  'Andre Fontaine',
  'Rosa Quintero',
  'Mike Nguyen',
];
const QUESTIONS = [
  ['What size copper wire for a 50 amp range, 60 feet from the panel?', 'thumbs-up', null],
  ['¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?', 'thumbs-down', 'No dijo si el tubo es de PVC.'],
  ['How many 12 AWG THHN fit in 3/4 EMT?', 'thumbs-up', null],
  [
    'How deep is PVC buried under a driveway?',
    'thumbs-down',
    'Our inspector wants 24 in. and it did not say why.\nPlease add the local amendment.',
  ],
  ['What is bonding?', 'thumbs-up', null],
  ['Box fill for four 12/2 cables and two switches', 'thumbs-up', null],
  ['GFCI in a garage?', 'thumbs-down', 'Too long.'],
] as const;

/** Makes 25 users, three of them banned or inactive, seven judgements and a few letters. */
export async function peopleTheDashboard({ url }: Pick<RunningServer, 'url'>, adminToken: string): Promise<void> {
  const post = async (path: string, body: unknown, token?: string): Promise<{ data: { token: string; id: number } }> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { data: { token: string; id: number } };
  };
  const logins: { token: string; id: number }[] = [];
  for (const [index, full_name] of NAMES.entries()) {
    const email = `${full_name
      .normalize('NFD')
      .replaceAll(/[^a-z ]/gi, '')
      .toLowerCase()
      .replaceAll(' ', '.')}@example.com`;
    const password = 'copper and brass';
    await post('/user/signUp', { full_name, email, phone_number: '5125550142', password, confirmPassword: password });
    if (index < QUESTIONS.length) logins.push((await post('/user/login', { email, password })).data);
  }
  for (const [index, [question, feedback, reason]] of QUESTIONS.entries()) {
    const token = logins[index]?.token;
    const [sessionId, replyId] = [crypto.randomUUID(), crypto.randomUUID()];
    await post('/ai/chat', { message: question, sessionId, replyId }, token);
    await post('/ai/submit-feedback', { responseId: replyId, feedback, reason, question }, token);
  }
  for (const [id, status] of [
    [15, 'banned'],
    [17, 'inactive'],
    [21, 'banned'],
  ] as const)
    await post(`/user/setStatus/${id}`, { status }, adminToken);
  const profile = new FormData();
  for (const [name, text] of Object.entries({
    address: 'Austin, Texas',
    licenseNumber: 'TX-ME-204417',
    organizationName: 'Núñez Electric',
  }))
    profile.append(name, text);
  await fetch(`${url}/api/user/editProfile/16`, { method: 'PATCH', headers: { authorization: `Bearer ${adminToken}` }, body: profile });
  await post('/contact/messages', {
    firstName: 'Denise',
    lastName: 'Grant',
    email: 'denise@grantelectric.example.com',
    phone: '737 555 0178',
    message: 'We are a crew of twelve in Round Rock.\nWhat would the Master plan cost for all of us, and can apprentices share a tablet?',
  });
  await post('/contact/messages', {
    firstName: 'Óscar',
    lastName: 'Villanueva',
    email: 'oscar.villanueva@example.com',
    message: 'La tabla de ampacidad no abre en mi teléfono.',
  });
  await post(
    '/contact/deletionRequests',
    { email: 'tom.okafor@example.com', reason: 'I changed companies and want my old chats gone.' },
    logins[5]?.token,
  );
  await post('/contact/deletionRequests', { email: 'someone.else@example.com', reason: 'Please remove whatever you have about me.' });
}
