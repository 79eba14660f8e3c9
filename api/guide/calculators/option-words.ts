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
  operation: {
    add: 'plus | add | mas | suma | sumar | sumale | sum of | total of',
    subtract: 'minus | subtract | take away | cut off | menos | resta | restar | restale | left over',
    'percent-of': '% of | percent of | % de | por ciento de | percent rule',
    'what-percent': 'what percent | what percentage | what % | que porcentaje | que por ciento | que % | percentage is | porcentaje es',
    'percent-change':
      'went up | went down | increase | increased | dropped | change | subio | bajo | aumento | percent change | difference in %',
    'fraction-to-decimal': 'decimal | decimals | decimal equivalent | decimales | as a decimal | en decimal',
    'decimal-to-fraction': 'fraction | as a fraction | fraccion | nearest sixteenth | nearest 16th | nearest 1/16 | tape measure | cinta',
    scale: 'scale | print | drawing | escala | plano | blueprint | inch scale | to scale',
    rectangle: 'area | perimeter | rectangle | rectangulo | perimetro | square feet | rectangular',
    circle: 'circumference | circle | circulo | circunferencia | diameter | diametro | round | around',
    'c-to-f': 'c to f | celsius to fahrenheit | to fahrenheit | in fahrenheit | en fahrenheit | a fahrenheit | in f | a f',
    'f-to-c':
      'f to c | fahrenheit to celsius | to celsius | in celsius | en celsius | a celsius | a centigrados | en centigrados | in c | a c',
    'ft-to-m': 'feet to meters | in meters | to meters | en metros | a metros | cuantos metros | how many meters | to metric',
    'm-to-ft': 'meters to feet | in feet | to feet | en pies | a pies | cuantos pies | how many feet',
    'in-to-mm':
      'in mm | to mm | inches to mm | en mm | a mm | en milimetros | a milimetros | to millimeters | in millimeters | how many mm | metric',
    'mm-to-in': 'mm to inches | mm in inches | to inches | in inches | en pulgadas | a pulgadas | cuantas pulgadas',
    'hp-to-kw':
      'hp to kw | hp in kw | to kw | in kw | to kilowatts | in kilowatts | a kilowatts | en kilowatts | a kw | en kw | horsepower to kw',
    'kw-to-hp':
      'kw to hp | to hp | in hp | to horsepower | in horsepower | a caballos | en caballos | a hp | en hp | cuantos caballos | how many horse',
    torque: 'torque | par | lb ft | foot pounds',
    'rms-to-peak': 'peak | rms to peak | pico | crest | to peak',
    'peak-to-rms': 'peak to rms | to rms | a rms | effective | eficaz | rms of',
    'phase-to-line': 'phase to line | de fase a linea | line voltage | line current | tension de linea | corriente de linea',
    'line-to-phase':
      'line to phase | de linea a fase | phase voltage | phase current | tension de fase | corriente de fase | line to neutral',
    'line-is-phase': 'wye current | delta voltage',
    volume: 'volume | cubic | yards | volumen | cubicas | cubicos | cubic yards | cubic feet | concrete',
    'pulley-speed': 'pulley | pulleys | sheave | polea | poleas',
    'pulley-size': 'what size pulley | what pulley | que polea | pulley size | sheave size',
    'awg-to-mm2': 'mm2 | square mm | to mm2 | in mm2 | milimetros cuadrados | en mm2 | metric size',
    'mm2-to-awg': 'to awg | in awg | a awg | en awg | what awg | que calibre | what gauge | awg equivalent',
  },
  jumper: {
    main: 'mbj | main bonding jumper | system bonding jumper | sbj | puente principal | puente de union principal | main jumper | system jumper | green screw',
    'supply-side':
      'ssbj | supply side | lado de suministro | lado de la fuente | supply-side | line side | lado linea | alimentacion | puente del lado',
    grounded: 'neutral | neutro | grounded conductor | conductor puesto a tierra | smallest neutral | minimum neutral',
  },
  electrode: {
    'water-pipe': 'water | water main | water pipe | water line | tubo de agua | tuberia de agua | agua | copper water',
    rod: 'rod | rods | ground rod | plate | varilla | varillas | placa | ground plate | pipe electrode',
    'concrete-encased':
      'ufer | rebar | footing | concrete encased | zapata | varilla de la zapata | cimentacion | cee | concreto | foundation',
    ring: 'ring | ground ring | anillo | counterpoise',
    'building-steel':
      'steel | building steel | structural steel | acero | estructura | columna | metal frame | structural | acero estructural | beam',
  },
  location: {
    'dwelling-driveway': 'house driveway | driveway | cochera | entrada de la casa | residential driveway',
    street: 'street | road | highway | parking lot | alley | calle | carretera | estacionamiento | callejon | lot',
    'under-building':
      'under building | under the building | below the building | bajo el edificio | debajo del edificio | under the house | debajo de la casa',
    'under-slab': 'under a slab | slab | under the slab | losa | 4 inch slab | firme',
    airport: 'runway | airport | taxiway | pista | aeropuerto',
  },
  condition: {
    '1': 'nothing | drywall | wood | sheetrock | nada | tablaroca | no live parts | insulated | insulating | madera | no grounded | ungrounded',
    '2': 'concrete | brick | block | tile | grounded | concreto | ladrillo | tabique | bloque | masonry | cmu | cinder block | stucco | stone | pared de block | muro de block | aterrizado | metal wall | steel wall | water pipe | tubo de agua | azulejo | loseta | piedra',
    '3': 'both sides | facing each other | face each other | live parts on both | ambos lados | frente a frente | across from another | another panel | live parts across | facing another | face to face | back of another panel | uno frente al otro | una frente a otra | frente a otro tablero | encontrados | cara a cara | opposite',
  },
  wireway: {
    metal:
      'wireway | trough | gutter | auxiliary gutter | metal wireway | steel wireway | metal gutter | ducto | ducto metalico | ducto cuadrado | canaleta metalica',
    nonmetallic:
      'nonmetallic wireway | plastic wireway | pvc wireway | plastic trough | nonmetallic gutter | ducto no metalico | ducto plastico | ducto de plastico | canaleta plastica | canaleta de plastico',
  },
  backfeedPlace: {
    opposite:
      'opposite end | at the opposite end | other end | far end | opposite side | extremo opuesto | otro extremo | lado opuesto | extremo contrario',
    elsewhere:
      'middle | in the middle | midway | halfway | half way | mid bus | center of the bus | in the center | near the main | next to the main | beside the main | right under the main | by the main | same end | not at the end | not at the opposite end | not at the far end | not the opposite end | not opposite | en medio | a la mitad | mitad de la barra | al centro de la barra | en el centro | junto al principal | junto al main | al lado del principal | al lado del main | pegado al principal | pegado al main | cerca del principal | cerca del main | mismo extremo | no esta en el extremo | no esta en el extremo opuesto | no en el extremo opuesto',
    'center-fed':
      'center fed | centre fed | center - fed | center main | main in the center | main in the middle | alimentado al centro | principal al centro | principal en el centro | main al centro',
  },
  pull: {
    straight: 'straight | straight through | recto | recta | derecho | in line | opposite',
    angle:
      'angle | 90 degree | ell | l pull | escuadra | angulo | angular | corner | turn | adjacent | splice | splices | empalme | empalmes',
    u: 'u | u pull | u-pull | same wall | misma pared | en u',
    entries: 'between entries | entre entradas | apart | separacion | same conductors',
  },
  welder: {
    resistance: 'spot welder | spot | seam | resistance welder | punteadora | punteadoras | de puntos | por puntos',
    arc: 'arc | mig | tig | stick | buzz box | inverter welder | arco | wire feed | plasma | inverter | inversora | transformer type | no motor | without a motor | sin motor',
    'arc-motor-generator': 'motor generator | motor gen | motor generador | motogenerador',
  },
  arrangement: {
    series: 'in series | en serie | one after the other | string | end to end | seguidas',
    parallel: 'in parallel | en paralelo | side by side | across the same | shunt',
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
