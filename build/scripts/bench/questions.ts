/** What the guide is asked while it is timed: calculations, tables, rules and talk, in both languages. */
export const QUESTIONS = [
  'What size copper wire for a 50 amp range, 60 feet from the panel?',
  '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?',
  'How many 12 AWG THHN fit in 3/4 EMT?',
  'Where does a kitchen need GFCI protection?',
  '¿A qué profundidad va el PVC debajo de una entrada de autos?',
  'Voltage drop for 20 A at 120 V over 150 feet of 12 AWG?',
  'What is bonding?',
  'breaker keeps tripping after a while',
  '10 hp 460 V three phase motor, breaker and wire size?',
  'cuántos amps aguanta el número 6',
] as const;
