// What people say for an option beside its label: by input, then by option. Both languages beside each other, separated by ' | '.

const METALS = {
  cu: 'cooper | de cobre',
  al: 'alum | aluminium | alumi | all aluminum',
};

const RACEWAYS = {
  emt: 'thinwall | thin wall | electrical metallic tubing | tubo delgado | pared delgada',
  rmc: 'rigid metal conduit | rigid conduit | rigid steel | galvanized | grc | tubo rigido | rigid metal',
  imc: 'intermediate metal conduit | intermediate metal | intermedio',
  pvc40: 'pvc | sch 40 | schedule 40 | sched 40 | cedula 40 | plastic conduit | plastic pipe | rigid pvc | plastico | rigid nonmetallic',
  pvc80: 'sch 80 | schedule 80 | sched 80 | cedula 80 | pvc sch 80',
  fmc: 'flexible metal conduit | greenfield | tubo flexible',
  lfmc: 'liquid tight | sealtite | seal tight | sealtight | liquatite',
  'lfnc-a': 'lfnc - a | nonmetallic liquidtight type a',
  'lfnc-b': 'lfnc - b | nonmetallic liquidtight | lfnc',
  ent: 'smurf | smurf tube | electrical nonmetallic tubing | plastico azul | poliducto',
};

/** Input -> option -> phrases, folded. */
export const OPTION_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  metal: METALS,
  racewayMaterial: {
    pvc: 'plastic | nonmetallic | no metalico | plastic conduit | pvc conduit',
    aluminum:
      'aluminum raceway | aluminum conduit | aluminum pipe | tuberia de aluminio | tubo de aluminio | raceway aluminum | canalizacion de aluminio',
    steel:
      'emt | rigid | rigid steel | steel pipe | steel conduit | steel raceway | tubo de acero | tuberia de acero | conduit de acero | imc | rmc | metal conduit | galvanizado | fierro | canalizacion de acero',
  },
  phases: {
    '1': 'single phase | 1 phase | 1ph | one phase | split phase | una fase | 1 fase | single ph | 1-phase | 1-ph',
    '3': 'three phase | 3 phase | 3ph | 3 fases | tres fases | 3-phase | 3-ph | wye | three ph | 208y | 480y | estrella',
    dc: 'corriente continua | vdc | cd',
  },
  raceway: RACEWAYS,
  nipple: { yes: 'nipple | niple | short nipple', no: 'not a nipple' },
  solid: { yes: 'solid | solid wire | alambre solido', no: 'stranded | trenzado | cableado' },
  roundTrip: {
    yes: 'round trip | loop | there and back | out and back | ida y vuelta | both ways | both conductors | the loop | roundtrip | both wires | lazo | two way',
    no: 'one way',
  },
  bend: {
    offset: 'bayoneta | kick',
    'saddle-3':
      'three point saddle | 3 point saddle | three bend saddle | 3 bend saddle | saddle | silla | silla de 3 | silla de tres | 3-point saddle | three-point saddle | 3-bend saddle',
    'saddle-4':
      'four point saddle | 4 point saddle | four bend saddle | 4 bend saddle | silla de 4 | silla de cuatro | 4-point saddle | four-point saddle | 4-bend saddle',
    'stub-up': 'stub | 90 | ninety | escuadra | stubup | take up | 90 degree | deduct | codo | noventa | take-up | ell',
  },
  place: {
    inside: 'indoors | adentro',
    outside: 'outdoors | afuera | a la intemperie',
  },
  kind: {
    generator: 'gen | genset | planta | planta de luz | alternator',
    capacitor: 'capacitor bank | cap bank | banco de capacitores | kvar | cap',
    drive: 'variador | variable frequency | adjustable speed | power conversion | adjustable-speed',
    converter: 'phase converter | rotary converter | convertidor | rotary phase converter | convertidor de fases | static converter',
  },
  load: {
    'show-window': 'shop window | display window | vitrina | windows | store window | window display',
    track: 'track lighting | riel | carril',
  },
  motorType: {
    'design-b': 'premium efficiency | energy-efficient',
    synchronous: 'synchronous motor | motor sincrono',
    'wound-rotor': 'wound-rotor',
    'squirrel-cage': 'squirrel-cage',
  },
  device: {
    'inverse-time': 'breaker | circuit breaker | inverse-time | termomagnetico | pastilla | tiempo inverso | interruptor',
    'time-delay-fuse':
      'fuse | time delay | dual element | time-delay | dual-element | fusible | retardo | doble elemento | con retardo | dual element fuse',
    'nontime-delay-fuse':
      'nontime delay | non time delay | non-time-delay | one-time | sin retardo | nontime-delay | one time fuse | non-time delay | one-time fuse',
    instantaneous: 'mcp | magnetic only | instantaneous trip | disparo instantaneo | motor circuit protector | instantaneo | magnetic-only',
  },
};
