// What people say for an option beside its label: by input, then by option. Both languages beside each other, separated by ' | '.

const METALS = {
  cu: 'cu | cooper | de cobre',
  al: 'al | alum | aluminium | alumi | all aluminum',
};

const RACEWAYS = {
  emt: 'thinwall | thin wall | electrical metallic tubing | tubo delgado | pared delgada',
  rmc: 'rigid | rigid metal conduit | rigid conduit | rigid steel | galvanized | grc | galvanizado | rigido | rigida | tubo rigido | rigid metal',
  imc: 'intermediate metal conduit | intermediate metal | intermedio',
  pvc40:
    'pvc | sch 40 | schedule 40 | sched 40 | cedula 40 | pvc40 | pvc 40 | plastic conduit | plastic pipe | rigid pvc | plastico | rigid nonmetallic | sch40',
  pvc80: 'pvc 80 | sch 80 | schedule 80 | sched 80 | cedula 80 | pvc80 | sch80 | pvc sch 80 | pvc cedula 80 | pvc schedule 80',
  fmc: 'flex | flexible metal conduit | greenfield | flexible | tubo flexible',
  lfmc: 'liquidtight | liquid tight | sealtite | seal tight | sealtight | liquatite | hermetico',
  'lfnc-a': 'lfnc - a | nonmetallic liquidtight type a',
  'lfnc-b': 'lfnc - b | nonmetallic liquidtight | lfnc',
  ent: 'smurf | smurf tube | electrical nonmetallic tubing | plastico azul | poliducto',
};

/** Input -> option -> phrases, folded. */
export const OPTION_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  metal: METALS,
  serviceMetal: METALS,
  circuitMetal: METALS,
  racewayMaterial: {
    pvc: 'plastic | nonmetallic | plastico | no metalico | no metalica | plastic conduit | pvc conduit',
    aluminum:
      'aluminum raceway | aluminum conduit | aluminum pipe | tuberia de aluminio | tubo de aluminio | raceway aluminum | canalizacion de aluminio',
    steel:
      'emt | rigid | rigid steel | steel pipe | steel conduit | steel raceway | tubo de acero | tuberia de acero | conduit de acero | imc | rmc | metal conduit | galvanizado | fierro | canalizacion de acero',
  },
  insulation: {
    '60': 'tw | uf | 60 degree insulation | aislamiento de 60',
    '75': 'thw | thwn | rhw | 75 degree insulation | aislamiento de 75 | insulation 75',
    '90': 'thhn | thwn-2 | xhhw-2 | rhw-2 | thw-2 | nm | nm-b | romex | 90 degree insulation | aislamiento de 90 | insulation 90 | xhhw | rhh',
  },
  phases: {
    '1': 'single phase | 1 phase | 1ph | 1 ph | single-phase | one phase | monofasico | monofasica | split phase | una fase | 1 fase | single ph | monofasicos | 1-phase | 1-ph',
    '3': 'three phase | 3 phase | 3ph | 3 ph | three-phase | trifasico | trifasica | 3 fases | tres fases | 3-phase | 3-ph | trifasicos | wye | three ph | 208y | 480y | estrella',
    dc: 'dc | direct current | corriente directa | corriente continua | vdc | cd',
  },
  raceway: RACEWAYS,
  method: {
    ...RACEWAYS,
    raceway: 'conduit | raceway | pipe | tubo | tuberia | in conduit | in a raceway | canalizacion',
    nm: 'romex | nm | nm-b | nonmetallic sheathed',
    uf: 'uf | uf-b',
    se: 'se | ser | seu | service entrance cable',
    mc: 'mc | metal clad | mc cable',
    ac: 'bx | ac cable | armored cable',
    direct:
      'uf | direct burial | direct buried | direct bury | uf cable | cable uf | directo en la tierra | directamente enterrado | enterrado directo | use | directo | sin tubo | uf-b',
    rigid:
      'rigid | rmc | imc | grc | galvanized | rigid metal | rigid steel | steel pipe | tubo rigido | rigido | galvanizado | intermediate metal',
    nonmetallic:
      'pvc | plastic pipe | plastic conduit | nonmetallic raceway | hdpe | plastico | no metalica | tubo pvc | schedule 40 | schedule 80 | poliducto | rtrc',
    'gfci-branch':
      'gfci | gfci protected | gfi | con gfci | protegido con gfci | gfci branch | circuito con gfci | 120 volt gfci | 120 v 20 a gfci | residential branch',
    'low-voltage':
      'low voltage | landscape | irrigation | bajo voltaje | baja tension | riego | jardin | 12 volt | 24 volt | sprinkler | landscape lights',
  },
  location: {
    normal: 'yard | backyard | patio | open ground | lawn | field | open field | terreno',
    'trench-concrete':
      'trench with concrete | 2 in concrete | below 2 in of concrete | concrete in the trench | under concrete in a trench | concrete over it | concreto en la zanja | zanja con concreto | bajo 2 pulgadas de concreto | 2 inches of concrete',
    'under-building':
      'under a building | under the house | under a house | beneath a building | debajo de la casa | debajo de un edificio | bajo el edificio | under the building | bajo la casa | building slab',
    'under-slab': 'slab | under a slab | concrete slab | patio slab | losa | bajo losa | exterior slab | sidewalk | banqueta | under slab',
    street:
      'street | alley | parking lot | highway | road | calle | estacionamiento | under a road | commercial driveway | callejon | carretera | public road | store driveway',
    'dwelling-driveway':
      'driveway | house driveway | residential driveway | my driveway | entrada de la casa | cochera | entrada del carro | entrada de autos | home driveway | entrada de carros | dwelling driveway',
    airport: 'runway | airport | aeropuerto | pista | taxiway | airfield',
  },
  jumper: {
    main: 'main bonding jumper | mbj | system bonding jumper | sbj | puente de union principal | puente principal | main jumper | bonding jumper main | green screw | neutro con la caja | puente del sistema',
    'supply-side':
      'supply-side bonding jumper | supply side | supply-side | ssbj | lado del suministro | lado de la alimentacion | lado de suministro | lado de la linea | line side | bushing | bushings | raceway on the line side',
    grounded:
      'neutral | grounded conductor | neutro | smallest neutral | minimum neutral | conductor puesto a tierra | grounded service conductor | neutro minimo',
  },
  electrode: {
    'water-pipe': 'water pipe | water line | water main | tubo de agua | tuberia de agua | waterline | agua | water service | cold water',
    rod: 'rod | rods | ground rod | ground rods | varilla | varillas | jabalina | plate | pipe electrode | copperweld | driven rod',
    'concrete-encased':
      'ufer | concrete encased | concrete-encased | rebar | footing | cimentacion | concreto | foundation | varilla en el concreto | zapata | embebido en concreto',
    ring: 'ring | ground ring | anillo | counterpoise',
    'building-steel':
      'steel | building steel | structural steel | columna | estructura | acero | estructura metalica | column | i beam | metal frame | acero estructural | estructura de acero',
  },
  occupancy: {
    dwelling:
      'house | home | apartment | casa | vivienda | departamento | apartments | residence | condo | duplex | hogar | townhouse | apartamento | dwelling unit | cabin',
    'automotive-facility':
      'auto shop | garage shop | car dealer | taller mecanico | dealership | body shop | mechanic shop | auto repair | tire shop | car wash',
    'convention-center': 'convention hall | convention | exhibit hall | centro de convenciones | convenciones',
    courthouse: 'court | tribunal | juzgado | corte',
    dormitory: 'dorm | dorms | dormitorio | residencia estudiantil',
    'exercise-center': 'gym | fitness | fitness center | gimnasio de pesas | exercise',
    'fire-station': 'fire house | firehouse | bomberos | fire hall',
    gymnasium: 'gymnasium | auditorium | armory | auditorio',
    'health-care-clinic': 'clinic | clinica | doctors office | medical office | medical clinic | dental | consultorio | dentist',
    hospital: 'hospital | hospitals',
    hotel: 'hotel | motel | inn',
    library: 'library | biblioteca',
    manufacturing: 'factory | plant | manufacturing | fabrica | nave industrial | maquiladora | industrial | loft | assembly plant',
    'movie-theater': 'movie house | movie theater | cinema | cine | movies',
    museum: 'museum | museo',
    office: 'office | offices | oficina | oficinas | office building | despacho',
    bank: 'bank | banco | credit union',
    'parking-garage': 'parking garage | parking structure | estacionamiento | parking deck | parking',
    penitentiary: 'prison | jail | carcel | prision | penal | reclusorio',
    'performing-arts': 'theater | teatro | playhouse | performing arts',
    'police-station': 'police | policia | comandancia',
    'post-office': 'post office | correos | correo',
    religious: 'church | iglesia | temple | templo | mosque | chapel | capilla | synagogue',
    restaurant: 'restaurant | diner | cafe | restaurante | fonda | taqueria | food | bar and grill | cafeteria | pizzeria',
    club: 'club | clubhouse | lodge',
    retail:
      'store | shop | retail | tienda | boutique | mall | strip mall | market | supermarket | abarrotes | comercio | pharmacy | farmacia | dress shop | ferreteria | supermercado | mercado',
    barber: 'barber | barbershop | salon | beauty shop | beauty salon | peluqueria | estetica | barberia | nail salon',
    school: 'school | university | college | escuela | universidad | classroom | colegio | primaria | secundaria',
    'sports-arena': 'arena | stadium | sports | estadio',
    'town-hall': 'town hall | city hall | palacio municipal | ayuntamiento | alcaldia',
    transportation: 'bus station | train station | airport terminal | terminal | bus depot | central camionera | transportation | airport',
    warehouse: 'warehouse | storage | bodega | almacen | storage building | self storage',
    workshop: 'workshop | taller | woodshop | carpinteria | cabinet shop | machine shop',
  },
  continuous: {
    yes: 'continuous | all day | 3 hours or more | three hours | continua | continuas | todo el dia | continuo | more than 3 hours | 24 hours | all night | 3 horas o mas | toda la noche | 24 horas | nonstop | on all day | 10 hours a day | 3 horas',
    no: 'noncontinuous | non-continuous | not continuous | no continua | no continuas | non continuous | no continuo',
  },
  clamps: {
    yes: 'clamps | clamp | internal clamps | grapas | clamps inside | built-in clamps | abrazaderas | conectores internos | grapa | internal clamp',
    no: 'no clamps | no internal clamps | without clamps | sin grapas | external connectors | no clamp | sin clamps',
  },
  splices: {
    yes: 'splices | taps | empalmes | splice | with splices | con empalmes | derivaciones',
    no: 'no splices | sin empalmes | without splices | no taps',
  },
  rooftop: {
    yes: 'rooftop | roof | azotea | on the roof | techo | on a roof | en el techo | pleno sol | sobre el techo | in the sun',
    no: 'shade | not on the roof',
  },
  nipple: { yes: 'nipple | niple | short nipple | nipples', no: 'not a nipple' },
  solid: { yes: 'solid | solido | solid wire | alambre solido', no: 'stranded | trenzado | cableado' },
  roundTrip: {
    yes: 'round trip | loop | there and back | out and back | ida y vuelta | both ways | both conductors | the loop | roundtrip | both wires | lazo | two way',
    no: 'one way',
  },
  perRaceway: {
    yes: 'each raceway | each conduit | each pipe | per raceway | per pipe | per conduit | cada tubo | en cada tubo | por tubo | individual | one jumper per pipe | uno por tubo | cada canalizacion',
    no: 'single jumper | one jumper for all',
  },
  fullRated: { yes: '100 % rated | 100 percent rated | fully rated | 100 % | listed for 100 | 100% | al 100', no: 'standard breaker' },
  dwellingService: {
    yes: 'house | dwelling | home | residential | residence | casa | vivienda | residencial | residencia | dwelling unit | 83 | one-family | apartment',
    no: 'commercial',
  },
  bend: {
    offset: 'offset | offsets | desplazamiento | bayoneta | kick',
    'saddle-3':
      'three point saddle | 3 point saddle | three bend saddle | 3 bend saddle | saddle | silla | silla de 3 | silla de tres | 3-point saddle | three-point saddle | 3-bend saddle',
    'saddle-4':
      'four point saddle | 4 point saddle | four bend saddle | 4 bend saddle | silla de 4 | silla de cuatro | 4-point saddle | four-point saddle | 4-bend saddle',
    'stub-up': 'stub | stub up | stub-up | 90 | ninety | escuadra | stubup | take up | 90 degree | deduct | codo | noventa | take-up | ell',
  },
  table: {
    dwellingLighting:
      'dwelling lighting | house lighting | lighting in a house | alumbrado de casa | alumbrado de vivienda | general lighting of a dwelling',
    optionalDwelling: 'optional method | metodo opcional',
    receptacles: 'receptacle | receptacles | outlets | contactos | tomacorrientes | plugs | receptacle load',
    multioutlet: 'multioutlet | multi-outlet | plugmold | wiremold | multicontacto',
    hotel: 'hotel | motel',
    hospital: 'hospital',
    warehouse: 'warehouse | bodega | almacen',
    kitchen:
      'kitchen | commercial kitchen | restaurant | cocina | fryer | ovens | cocina comercial | fryers | freidora | diner | restaurante | kitchen equipment',
    marina: 'marina | shore power | dock | slips | boat | muelle | boats | barcos | shore',
    elevators: 'elevator | elevators | elevador | elevadores | ascensor | ascensores',
    cranes: 'cranes | gruas',
    crane: 'crane | hoist | grua | polipasto',
    farm: 'farm | barn | granja | rancho | dairy | farm buildings',
    dryers: 'dryer | dryers | secadora | secadoras',
    appliances:
      'appliance | appliances | fastened in place | aparatos fijos | aparatos | dishwasher | water heater | disposal | fixed appliances',
    park: 'mobile home | mobile homes | trailer park | casas moviles | mobile home park | lots | manufactured homes | casa movil',
    rv: 'rv | rv park | rv sites | casas rodantes | campground | rvs | recreational vehicle | campers',
  },
  unit: { VA: 'va | kva', W: 'w | watts | kw | kilowatts | watt', A: 'amps | amp | amperes | amperios', '%': 'percent | % | factor' },
  find: {
    circuit: 'circuit | breaker | wire | circuito | cable',
    load: 'load calculation | service load | calculated load | load on the service | carga de servicio | demand load | load | carga | load calc | calculo de carga | add to my service',
    ratio: 'ratio | turns ratio | relacion | relacion de transformacion | turns',
    'open-delta': 'open delta | delta abierta | open-delta',
  },
  place: {
    inside: 'inside | indoors | interior | adentro',
    outside: 'outside | outdoors | exterior | afuera | outdoor | a la intemperie',
    wall: 'wall | walls | bedroom | living room | pared | paredes | recamara | sala | room | muros | den | cuarto | muro | great room',
    counter: 'counter | countertop | kitchen counter | cubierta | mostrador | encimera | barra | counter top | counters',
    hallway: 'hallway | hall | pasillo | corridor',
    garage: 'garage | cochera | bays | garaje | bay | car garage',
    island: 'island | peninsula | isla | kitchen island',
  },
  kind: {
    generator: 'generator | gen | genset | planta | generador | planta de luz | alternator',
    capacitor: 'capacitor | capacitors | capacitor bank | cap bank | banco de capacitores | kvar | capacitores | cap',
    drive: 'vfd | drive | variador | variable frequency | adjustable speed | power conversion | variadores | adjustable-speed',
    converter:
      'phase converter | rotary converter | convertidor | rotary phase converter | convertidor de fases | static converter | converter',
  },
  load: {
    'show-window':
      'show window | show windows | shop window | display window | aparador | aparadores | escaparate | vitrina | windows | store window | window display',
    track: 'track | track lighting | track lights | riel | rieles | carril | lighting track',
  },
  motorType: {
    'design-b': 'design b | premium efficiency | energy efficient | diseno b | alta eficiencia | energy-efficient',
    synchronous: 'synchronous motor | motor sincrono',
    'wound-rotor': 'wound rotor | wound-rotor | rotor devanado',
    'squirrel-cage': 'squirrel cage | jaula de ardilla | squirrel-cage',
  },
  device: {
    'inverse-time': 'breaker | circuit breaker | inverse time | inverse-time | termomagnetico | pastilla | tiempo inverso | interruptor',
    'time-delay-fuse':
      'fuse | fuses | time delay | dual element | time-delay | dual-element | fusible | fusibles | retardo | doble elemento | time delay fuse | con retardo | fusible con retardo | time-delay fuses | dual element fuse',
    'nontime-delay-fuse':
      'nontime delay | non time delay | non-time-delay | one-time | sin retardo | nontime-delay | one time fuse | non-time delay | one-time fuse',
    instantaneous:
      'instantaneous | mcp | magnetic only | instantaneous trip | disparo instantaneo | motor circuit protector | instantaneo | magnetic-only',
  },
  circuit: {
    feeder: 'feeder | service | alimentador | acometida | servicio | for the feeder',
    branch:
      'branch | branch circuit | circuito derivado | ramal | circuito | one circuit | on one circuit | same circuit | single circuit | un solo circuito | individual circuit',
  },
  pull: {
    straight: 'straight | straight pull | straight through | recto | jalon recto | straight thru | in and out | straight run | en linea',
    angle:
      'angle | angle pull | corner | ninety | 90 degree | angulo | escuadra | turn | en angulo | l pull | turning | esquina | splices | empalmes | right angle',
    u: 'u pull | u-pull | same wall | en u | misma pared | same side | jalon en u',
    entries:
      'between entries | between raceways | distance between | entre entradas | entre las entradas | same conductors | same conductor | separacion entre | mismo cable | mismos conductores',
  },
  arrangement: {
    series: 'series | serie | one after another | in a row | in series | en serie',
    parallel: 'parallel | paralelo | in parallel | en paralelo | side by side | tied together | in paralel',
    delta: 'delta',
    wye: 'wye | estrella | star',
  },
  operation: {
    add: 'plus | add | mas | sumar | suma | sum | added',
    subtract: 'minus | subtract | menos | restar | resta | difference | take away',
    'percent-of': 'percent of | % of | por ciento de | % de | porciento de',
    'what-percent': 'what percent | what % | que porcentaje | que por ciento | percent is | que % es | percent of',
    'percent-change':
      'percent change | percent increase | percent decrease | change from | cambio | aumento | increase | went from | up from | subio',
    'fraction-to-decimal': 'decimal | in decimals | as a decimal | en decimal | decimales | to decimal',
    'decimal-to-fraction': 'fraction | as a fraction | to a fraction | en fraccion | fraccion | nearest sixteenth',
    scale: 'scale | escala | drawing | plan | plano | blueprint | print',
    rectangle: 'rectangle | area of a | perimeter | rectangulo | perimetro | square feet | by',
    circle: 'circle | circumference | diameter | circulo | circunferencia | diametro | radius',
    'c-to-f': 'fahrenheit | to f | in fahrenheit | en fahrenheit | c to f | c in f',
    'f-to-c': 'celsius | to c | in celsius | en celsius | f to c | centigrados | f in c',
    'ft-to-m':
      'feet to meters | feet in meters | ft to m | pies a metros | feet en metros | pies en metros | to meters | en metros | in meters',
    'm-to-ft': 'meters to feet | meters in feet | m to ft | metros a pies | to feet | en pies | in feet | cuantos pies',
    'in-to-mm': 'to mm | to millimeters | in mm | in millimeters | a milimetros | en milimetros | en mm',
    'mm-to-in': 'mm to inches | mm in inches | mm to in | a pulgadas | en pulgadas | to inches | millimeters to inches',
    'hp-to-kw': 'hp to kw | hp in kw | horsepower to kw | hp a kw | hp en kw | caballos a kw | to kw | in kw | en kw',
    'kw-to-hp': 'kw to hp | kw in hp | kw a hp | kw en hp | to hp | in hp | en hp | en caballos | to horsepower | in horsepower',
    torque: 'torque | par | lb-ft | foot pounds | ft-lb | foot-pounds',
    'rms-to-peak': 'rms to peak | peak | peak voltage | pico | peak of | valor pico | voltaje pico',
    'peak-to-rms': 'peak to rms | rms | effective | rms of | rms de | eficaz | valor eficaz',
    'phase-to-line': 'line voltage | line current | de linea | line-to-line | phase to line | linea',
    'line-to-phase': 'phase voltage | phase current | de fase | line to phase | line to neutral | por fase',
    volume: 'volume | cubic feet | cubic yards | volumen | yardas cubicas | trench dirt | metros cubicos | yards of',
    'pulley-speed': 'pulley | sheave | polea | pulleys | driven speed | poleas',
    'pulley-size': 'pulley size | what pulley | que polea | size pulley | pulley diameter',
    'awg-to-mm2': 'awg to mm2 | in mm2 | square millimeters | a mm2 | en mm2 | milimetros cuadrados',
    'mm2-to-awg': 'mm2 to awg | to awg | in awg | a awg | en awg | mm2 en awg | mm2 in awg',
  },
  condition: {
    '1': 'condition 1 | condicion 1 | drywall | wood | insulated wall | tablaroca | nothing grounded | madera | sheetrock | no grounded parts | wood wall | pared de madera',
    '2': 'condition 2 | condicion 2 | concrete | brick | block | cinder block | tile | concreto | ladrillo | azulejo | block wall | concrete wall | grounded wall | cmu | bloque | masonry | grounded parts',
    '3': 'condition 3 | condicion 3 | facing each other | live parts both sides | both sides | live parts on both sides | frente a frente | uno frente al otro | ambos lados | dos lados | back to back | exposed live parts | opposite each other | partes vivas | face each other | frente al otro',
  },
  dropMethod: {
    k: 'k factor | using k | constante k | k method',
    dc: 'dc resistance | table 8 | tabla 8 | resistencia cd | chapter 9 table 8',
    ac: 'impedance | table 9 | tabla 9 | impedancia | power factor | effective z | pf | by impedance | factor de potencia',
  },
  given: {
    primary: 'primary | rated primary | primaria | input',
    effective: 'effective | i1eff | efectiva | ieff | efectivo | effective current',
  },
  welder: {
    arc: 'arc | stick | mig | tig | arco | inverter | transformer welder | plasma | arc welder | electrodo | inversora | transformador',
    'arc-motor-generator': 'motor generator | motor-generator | motogenerador | motor generador',
    resistance: 'resistance | spot | seam | resistencia | punteadora | puntos | spot welder | costura | resistance welder | punto',
  },
};
