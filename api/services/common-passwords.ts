// The commonest passwords, made by the rules people make them by: nobody's list is copied. Built with the first password that is set.

const WORDS =
  'password passwort contrasena clave secret secreto admin administrator administrador root user usuario guest login welcome bienvenido letmein access master test testing demo default changeme qwerty azerty qwertz asdf asdfgh zxcvbn abc abcd abcdef iloveyou teamo tequiero loveyou love lovely amor corazon princess princesa prince angel angelito angeles babygirl baby bebe honey sweet sweety sunshine flower flores butterfly mariposa monkey dragon tiger tigre eagle aguila lion leon wolf lobo shadow phantom ghost killer hunter ranger warrior knight ninja samurai pirate wizard magic merlin hello hola goodbye freedom libertad forever siempre trustno football futbol soccer baseball basketball hockey tennis golf golfer racing runner skater surfer cowboys yankees lakers steelers raiders packers eagles giants dodgers redsox chelsea arsenal liverpool barcelona madrid realmadrid america chivas mexico jesus christ jesucristo dios diosesamor god heaven church faith blessed grace hope michael jordan robert thomas daniel andrew joshua matthew anthony william jessica jennifer ashley nicole amanda michelle elizabeth melissa stephanie samantha victoria hannah lauren taylor alexis charlie george harley david james john joseph chris christian justin brandon tyler ryan kevin jason richard steven patrick carlos jose juan luis miguel jorge antonio francisco alejandro fernando eduardo ricardo roberto javier diego pedro pablo maria guadalupe carmen lupita rosa alejandra gabriela daniela andrea fernanda valeria natalia sofia camila isabella mariana patricia sandra monica veronica claudia adriana computer internet google facebook youtube twitter instagram android iphone samsung apple microsoft windows linux oracle server system network office school college student teacher summer winter spring autumn verano invierno primavera otono january february march april june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo london paris newyork texas florida california chicago boston dallas houston phoenix denver austin miami denver orlando seattle portland detroit atlanta vegas puebla jalisco monterrey tijuana chihuahua ford chevy toyota honda nissan mustang corvette camaro ferrari porsche mercedes harley yamaha suzuki kawasaki truck diesel trucker batman superman spiderman ironman pokemon pikachu mario sonic zelda starwars yoda matrix minecraft fortnite roblox gamer player legend hero zero money dinero cash rich lucky lucky7 diamond gold golden silver platinum crystal copper purple orange yellow green blue black white silver red rojo verde azul negro blanco banana cookie cheese chocolate coffee pizza pepper ginger peanut cherry strawberry apple mango bailey buddy max molly bella daisy sadie rocky bear teddy puppy kitty kitten horse pony snoopy tinker pookie panda turtle dolphin whatever nothing something anything nobody myself family familia mother father brother sister mommy daddy mama papa friend friends amigo amigos bigdaddy bigboy sexy hottie cutie gangster playboy player rockstar metallica nirvana slipknot eminem guitar music musica piano dance dancer star stars super happy smile smiley crazy loco party beer corona tequila marlboro cocacola pepsi electric electrician electricista electrico wireman lineman sparky voltage wirewise'.split(
    ' ',
  );

const YEARS = Array.from({ length: 81 }, (_, index) => String(1950 + index));
const TAILS = [
  ...['', '1', '2', '3', '4', '5', '7', '8', '9', '0', '11', '12', '13', '21', '22', '23', '69', '77', '88', '99', '00', '01', '07'],
  ...[
    '10',
    '101',
    '111',
    '123',
    '321',
    '420',
    '666',
    '777',
    '007',
    '1234',
    '12345',
    '123456',
    '!',
    '!!',
    '1!',
    '12!',
    '123!',
    '@',
    '@1',
    '@123',
    '#1',
  ],
  ...[
    '.',
    '*',
    '_1',
    'abc',
    'xx',
    's',
    's1',
    '2020',
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
    '2027',
    '2022!',
    '2023!',
    '2024!',
    '2025!',
    '2026!',
  ],
];
const ROWS = [
  ...['1234567890', '0987654321', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfvtgbyhnujmikolp', '1qaz2wsx3edc4rfv5tgb6yhn'],
  ...[
    'abcdefghijklmnopqrstuvwxyz',
    '1q2w3e4r5t6y7u8i9o0p',
    'q1w2e3r4t5y6u7i8o9p0',
    'a1b2c3d4e5f6',
    '1a2b3c4d5e6f',
    '147258369',
    '159357',
    '741852963',
  ],
  ...[
    'qwertzuiop',
    'azertyuiop',
    '135792468',
    '102030405060',
    '112233445566778899',
    '123123123123',
    '123321123321',
    '456456456',
    '789456123',
    'asdasdasd',
  ],
  ...[
    'qweasdzxc',
    'qweqweqwe',
    'zxczxczxc',
    'abcabcabc',
    'abc123abc123',
    '1qazxsw2',
    'zaq12wsx',
    'zaq1xsw2',
    'poiuytrewq',
    'lkjhgfdsa',
    'mnbvcxz',
  ],
];

const MIN = 6;
const reversed = (text: string): string => Array.from(text).reverse().join('');

function build(): Set<string> {
  const all = new Set<string>();
  const add = (text: string): void => {
    if (text.length >= MIN) all.add(text);
  };
  for (const word of new Set(WORDS)) {
    for (const tail of TAILS) add(word + tail);
    add(word + word);
    add(reversed(word));
    for (const head of ['1', '123', 'my', 'the', 'i', 'mi']) add(head + word);
  }
  // Walks along the rows of the keyboard, of any length, with the usual ends.
  for (const row of ROWS) {
    for (let start = 0; start + 4 <= row.length; start += 1) {
      for (let end = start + 4; end <= Math.min(row.length, start + 16); end += 1) {
        const walk = row.slice(start, end);
        for (const tail of ['', '1', '12', '123', '!']) add(walk + tail);
      }
    }
  }
  // One key, a pair or three over and over.
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789') for (let length = MIN; length <= 12; length += 1) add(key.repeat(length));
  for (let pair = 0; pair < 1000; pair += 1) {
    const [two, three] = [String(pair).padStart(2, '0'), String(pair).padStart(3, '0')];
    if (pair < 100) for (const times of [3, 4, 5]) add(two.repeat(times));
    add(three.repeat(2));
    add(three.repeat(3));
    add(three + reversed(three));
  }
  // Dates as people write them: all of a year's days with the years that most are born in would be a list of its own.
  for (const year of YEARS) {
    add(year + year);
    for (const head of ['0101', '1231', '1010', '0704', '1225', '1111', '1212', '3112']) {
      add(head + year);
      add(year + head);
      add(head + year.slice(2));
    }
  }
  return all;
}

/** Letters that stand for others, as in p@ssw0rd. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const plain = (text: string): string => text.replaceAll(/[01345 7@$!|]/g, (letter) => STANDS_FOR[letter] ?? letter);

let known: Set<string> | undefined;

/** How many are known; at least ten thousand. */
export const commonPasswordCount = (): number => {
  known ??= build();
  return known.size;
};

/** Whether a password is one of the first that anyone would try, in whatever case, also with digits in place of letters. */
export function isCommonPassword(password: string): boolean {
  known ??= build();
  const lower = password.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (known.has(lower)) return true;
  // The tail keeps its digits: in p@ssw0rd123 only the word is written otherwise.
  const tail = /[\d!.@#*_]*$/.exec(lower)?.[0] ?? '';
  const head = lower.slice(0, lower.length - tail.length);
  return known.has(plain(head) + tail) || known.has(plain(lower));
}
