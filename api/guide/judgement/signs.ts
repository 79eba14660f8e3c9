// What danger and requests are told with, in both languages: words gathered under what they are a sign of. A sign decides nothing by itself;
// what signs together mean is learned from messages (`*.asked.jsonl` beside this file).
import { nearestOf } from '../reading/spelling.ts';
import { stem, wordsOf } from '../reading/words.ts';

/** Sign -> phrases that give it, separated by ' | ', folded; matched by stem. */
const PHRASES = {
  // who
  other:
    'he | she | him | her | they | them | his | someone | somebody | person | people | man | woman | guy | guys | dude | buddy | bud | pal | bro | friend | coworker | worker | crew | helper | apprentice | journeyman | foreman | partner | electrician | lineman | plumber | painter | roofer | technician | operator | driver | neighbor | tenant | customer | boss | brother | sister | cousin | uncle | aunt | nephew | niece | wife | husband | boyfriend | girlfriend | roommate | dad | mom | father | mother | grandpa | grandma | alguien | persona | gente | senor | senora | hombre | mujer | muchacho | muchacha | compa | companero | compadre | cuate | primo | prima | chalan | ayudante | maestro | maistro | patron | jefe | vato | morro | chavo | cunado | suegro | suegra | sobrino | trabajador | electricista | liniero | tecnico | operador | chofer | esposo | esposa | marido | papa | mama | hermano | hermana | tio | tia | abuelo | abuela | abuelita | amigo | amiga | vecino | vecina | techador | pintor | wey',
  child:
    'kid | kids | child | children | baby | toddler | boy | girl | son | daughter | grandson | year old | grandkid | nino | nina | ninos | ninito | bebe | hijo | hija | hijos | nieto | nieta | criatura | chamaco | chamaca',
  animal: 'dog | cat | cow | horse | puppy | pet | perro | perra | gato | vaca | caballo | animal | raccoon | mapache | rat | rata',
  self: "i | i'm | im | i've | ive | me | my | myself | mine | yo | mi | mis | mio | nos | we | us | our | me dio | me pego | siento | ando | traigo",
  body: 'hand | hands | arm | finger | thumb | palm | wrist | elbow | shoulder | neck | face | mouth | lip | lips | tongue | eye | eyes | eyebrow | hair | head | leg | foot | feet | back | skin | body | mano | manos | brazo | dedo | dedos | pulgar | palma | muneca | codo | hombro | cuello | cara | boca | labio | lengua | ojo | ojos | ceja | cejas | pestana | pelo | cabeza | pierna | pie | pies | espalda | piel | cuerpo | oido',
  // what happened to a body
  heart:
    'chest | heart | pulse | heartbeat | palpitation | pacemaker | breath | breathing | breathe | lung | pecho | corazon | pulso | palpitaciones | marcapasos | respira | respirar | respiracion | falta el aire | short of breath | late fuerte',
  symptom:
    'numb | tingly | dizzy | lightheaded | faint | weak | weakness | nausea | nauseous | vomiting | vomit | threw up | throwing up | puking | headache | blurry | vision | confused | shaky | pale | gray | sweaty | cramp | cramping | twitching | sore | pee | urine | pregnant | weird | asleep | swelling | swollen | dormido | dormida | adormecido | hormigueo | hormigueando | mareado | mareada | debil | flojas | nausea | vomito | vomitando | borroso | confundido | confundida | palido | sudando | acalambrado | calambre | orina | orino | embarazada | embarazo | raro | rara | hinchada | duele | dolor | hurts | hurting | pain | ache',
  down: 'unconscious | unresponsive | not responding | not moving | not breathing | not answering | passed out | pass out | collapsed | fainted | knocked out | out cold | blacked out | seizure | convulsing | lying | laying | slumped | limp | stiff | dead | dropped | wake up | blue | purple | went down | gasping | inconsciente | no responde | no respira | no se mueve | no reacciona | no contesta | no despierta | desmayo | desmayado | desmaya | conocimiento | convulsionando | tirado | tirada | tieso | tiesa | morado | desplomo | se fue | despertar',
  stuck:
    "stuck | frozen | froze | let go | can't let | cant let | release | hung up | hanging | locked up | clamped | holding | grabbed | grab | pull him | pull her | pegado | pegada | prendido | agarrado | agarrada | soltar | suelta | solto | despegar | despego | trabado | trabada | jalo | jalarlo",
  clear:
    'clear of | clear now | away from | nowhere near | far from | not touching | not holding | nothing touching | off the wire | off it | let go | threw him | thrown | dragged | moved him | got him off | got him away | pulled the plug | pulled the cord | yanked the cord | lejos del | lejos de | ya no toca | no toca | se solto | solto solo | apartaron | apartado | apartamos | quitamos | sacamos | aventado | avento | salio aventado | got loose | came loose | got free | freed | kicked loose | shook loose | knocked loose | zafo | se zafo',
  talks:
    'talking | talks | walking | joking | laughing | awake | says | up and | answers | platica | habla | contesta | camina | caminando | riendo | dice | despierto | anda',
  breath:
    'breathes | breathing | breathe | breathing fine | breathing ok | breathing normal | breathing regular | breathing steady | breathes normal | breathes regular | breathes steady | on his side | roll him | pulse | gasping | gasp | respira | respira bien | respira normal | respira parejo | respira regular | respira tranquilo | de lado | ronquido | boca arriba | voltear | le doy respiracion',
  wound:
    'blood | bleeding | bleed | spurting | stitches | broken | bone | neck | spine | concussion | acid | trench | caved | cave in | harness | dangling | oxygen | fell off | sangre | sangrando | chorros | fractura | hueso | acido | zanja | derrumbo | arnes | oxigeno | navaja | me corte | se corto | se cayo de la escalera | se cayo del andamio',
  shock:
    'shock | shocked | shocks | shocking | shockd | zap | zapped | zaps | zapping | jolt | jolted | electrocuted | electrocute | electrocution | tingle | tingles | tingling | bit | bites | buzzed | lit up | prickle | sting | stings | toque | toques | toquecito | toquesote | descarga | electrocuto | electrocutado | electrocutando | electrocutar | electrocutarme | cosquilleo | cosquillas | cosquillean | hormigueo | corrientazo | calambre | chicotazo | sacudio | da toques | me dio | le dio | me pego | le pego | dio la corriente | got hit | got bit | got nailed | got me | took a hit | took a jolt | electrified | electrificada',
  touched:
    'touch | touched | touches | brushed | leaned | lean | grab | grabbed | grabs | hold | toque | toco | tocar | tocando | agarre | agarro | agarrar | roce | rozo | recargo | recargado',
  burn: 'burn | burned | burnt | burns | blister | blisters | charred | cooked | scorched | seared | red | black | white | quemo | quemadura | quemada | quemado | quemados | quemaron | quemadita | ampolla | ampollas | negra | negro | roja | rojo | arde | arden | tizne',
  flash:
    'arc flash | flash | flashed | flashover | fireball | ball of fire | exploded | explosion | blew up | blew | fogonazo | flamazo | exploto | explosion | estallo | trono | tronó | arco | chispazo',
  medicine: 'doctor | hospital | er | ambulance | clinic | ekg | cpr | 911 | urgencias | medico | ambulancia | electrocardiograma | rcp',
  // what equipment does
  smoke: 'smoke | smoking | smoky | smokin | humo | humea | humeando | umo',
  fire: 'fire | flame | flames | on fire | caught fire | smoldering | ablaze | fuego | lumbre | llama | llamas | prendio | incendio | incendiando | quemando | ardiendo | prende | glowing | glow | red hot',
  spark:
    'spark | sparks | sparked | sparking | arcing | arced | arcs | chispa | chispas | chispeando | chispo | chisporroteo | arqueando | arqueo',
  sound:
    'sizzle | sizzling | crackle | crackling | crackles | pop | popping | popped | frying | hiss | hissing | buzz | buzzing | hum | humming | truena | tronando | trono | zumba | zumbido | friendo | chilla | chillando | boom | bang | bacon | popcorn | fizz | fizzing | spitting | snap | tocino | palomitas | chisporrotear | frie',
  melt: 'melt | melted | melting | deformed | soft | derritio | derretido | derretida | derritiendo | discolored | brown | yellow | cafe | descolorido | amarilla | tostados | crispy',
  smell:
    'smell | smells | smelled | stink | stinks | odor | stench | whiff | huele | olor | apesta | oliendo | olia | fishy | fish smell | pescado | burning plastic | ozone | ozono',
  hot: 'hot | warm | heats | overheating | scorching | burning hot | too hot | caliente | calienta | calientan | tibia | tibio | hirviendo | hot to the touch',
  wet: 'water | wet | flood | flooded | flooding | soaked | submerged | dripping | drips | leak | leaking | leaked | rain | raining | puddle | under water | standing water | overflowed | sewer | agua | mojado | mojada | mojo | inundo | inundado | inundacion | gotea | gotera | charco | encharcada | lluvia | lloviendo | empapado | escurre | sump | knee deep | ankle deep | took on | feet of | inches of',
  swim: 'pool | hot tub | jacuzzi | spa | lake | dock | marina | swim | swimming | swimmers | fountain | boat | alberca | piscina | lago | muelle | nadando | nadar | fuente | tina | tub | bathtub',
  wash: 'shower | faucet | sink | spigot | tap water | regadera | ducha | llave | fregadero | lavabo | banarme',
  outside:
    'pole | power line | powerline | line | lines | overhead | drop | service drop | weatherhead | mast | wire down | downed | fallen | padmount | pad mount | transformer | high voltage | poste | linea | lineas | acometida | mufa | bajada | transformador | caido | caida | alta tension | cables | guy wire | arbotante',
  fell: 'fell | fallen | down | came down | knocked down | snapped | ripped | torn | hanging | laying | lying | dangling | touching | tangled | hit | cayo | cayeron | callo | tumbo | tumbaron | arranco | revento | quebro | colgando | enredo | choco | chocaron | atravesado | encima',
  ground:
    'driveway | yard | street | road | sidewalk | fence | roof | lawn | grass | calle | banqueta | patio | cerca | reja | techo | entrada | malla | barda',
  vehicle:
    'crane | boom | excavator | backhoe | truck | car | ladder | scaffold | dump | tractor | auger | bucket | lift | forklift | drone | kite | tree | branch | limb | grua | pluma | retro | excavadora | camion | carro | troca | camioneta | escalera | andamio | arbol | rama | volteo | papalote',
  cab: 'in the cab | in my truck | in my car | in my van | inside the car | inside my car | im inside | still in the seat | in the seat | on the seat | behind the wheel | windshield | hood | step out | step off | jump out | climb off | stay inside | sit tight | cabina | asiento | adentro | sigo adentro | sigo sentado | me bajo | me salgo | brinco | brinque | me espero',
  near: 'near | next to | beside | close to | how close | within | under the line | under the lines | under the wires | feet from | feet off | trim | prune | pruner | pole saw | clearance | cerca de | abajo de | debajo de | junto a | pegado a | podar | pertiga | acercar | acerco',
  bare: 'bare wire | bare wires | bare copper | bare live | exposed | no cover | no plate | no lid | cover off | cover is off | lid off | door open | wires out | wires hanging | pedestal | hand hole | handhole | pelon | pelones | pelado | pelada | pelados | expuesto | sin tapa | sin placa | no tiene tapa | destapado | se ven los cables',
  ct: 'ct | cts | tc | tcs | current transformer | current transformers | transformador de corriente | transformadores de corriente | shorting block | shorting screws | shorting bar | bloque de corto | test switch | ammeter | amperimetro | secondary | secundario | ct leads',
  storm: 'storm | hurricane | wind | lightning | tormenta | huracan | viento | rayo',
  gas: 'gas | propane | rotten egg | carbon monoxide | co detector | propano | huevo podrido | monoxido',
  brightness:
    'bright | brighter | dim | dimmer | surge | surging | brillantes | fuertes | alumbran | bajitas | half the house | media casa | mitad',
  gear: 'outlet | receptacle | plug | panel | breaker | box | switch | meter | cord | disconnect | fixture | light | lamp | subpanel | transformer | charger | fuse | switchgear | bus | lug | wall | fan | dryer | stove | range | oven | washer | fridge | refrigerator | dishwasher | microwave | heater | motor | generator | contacto | enchufe | clavija | tablero | pastilla | caja | apagador | medidor | extension | lampara | foco | subtablero | fusible | tomacorriente | pared | abanico | secadora | estufa | lavadora | refri | micro | calentador | planta | centro de carga | barra | zapata | regleta | cargador',
  // a state, and what is to be done in it
  live: 'live | hot | energized | energised | powered | power on | still on | with the power on | without turning off | without shutting | without killing | bus up | vivo | viva | vivos | energizado | energizada | en vivo | en caliente | con corriente | con luz | con la luz | prendido | prendida | sin cortar | sin bajar | sin apagar | luz prendida | corriente puesta | luz puesta',
  dead: 'dead | de-energized | deenergized | off | locked out | turned off | shut off | power off | unplugged | desenergizado | muerto | apagado | apague | sin corriente | sin voltaje | bajada la pastilla',
  cannot:
    "can't shut | cant shut | can't turn off | cannot be turned off | no outage | won't let | wont let | not allowed to shut | no puedo cortar | no puedo apagar | no se puede apagar | no deja | no quiere que | can't lose",
  task: 'change | changing | replace | replacing | swap | swapping | install | installing | add | adding | land | landing | tighten | torque | splice | splicing | move | remove | removing | pull | pulling | work | working | connect | tie in | hook | hook up | wire up | cut | strip | cambio | cambiar | cambiarle | reemplazar | instalar | agregar | agrego | meter | meto | poner | pongo | conectar | conecto | apretar | aprieto | empalmar | empalmo | quitar | quito | sacar | saco | trabajar | mover | muevo | jalar | cortar | corto | pelar | limpiar',
  protect: 'gloves | guantes | ppe | epp | face shield | careta | lockout | loto | candado | bloqueo | insulated tools | arc suit | tagout',
  // what protects, and how it is defeated
  guard: 'gfci | gfi | afci | arc fault | ground fault protection | diferencial | falla a tierra',
  safety:
    'interlock | enclavamiento | guard | guarda | e-stop | e stop | estop | emergency stop | paro | limit | limit switch | high limit | overload | overloads | sobrecarga | termico | thermal | pressure switch | presostato | float switch | flotador | door switch | safety switch | light curtain | smoke alarm | smoke detector | detector de humo | alarma de humo | alarm | alarma | detector | lock | tag | candado | gate | rejilla | sensor | rollout | deadman | dead man',
  defeat:
    'bypass | bypassing | defeat | disable | override | jump | jumper | jump out | jumping | trick | fool | cheat | hold in | wedge | tape | zip tie | jam | pin | skip | get around | get rid | hide | fake | puenteo | puentear | puente | brinco | brincar | anular | anulo | desactivar | desactivo | enganar | trabar | trabo | atoro | amarro | encinto | cinta | saltarme | burlar | directo | quitarle | deshago | eliminar | clamp | bungee | rubber band | strap | duct tape | jammed | held up | hold it on | hold it up | tie wrap | cincho | pinza | amarrar | atorar | sostener | deteniendo',
  stand:
    'penny | coin | foil | nail | bolt | paper clip | copper pipe | magnet | moneda | centavo | aluminio | clavo | tornillo | clip | iman | alambrito',
  prong:
    'prong | ground pin | third prong | round pin | pin | pata | patita | tercera pata | redonda | cheater | blade | patas | three prongs | espiga | middle one | la de en medio | la del medio | redondita',
  plain: 'regular | normal | plain | standard | ordinary | comun | sencillo | sencilla | cheap',
  trips:
    'trip | trips | tripping | tripped | pops | popping | kicks off | kicking | blows | knocks out | keeps going off | nuisance | se bota | bota | botan | bote | dispara | dispare | se cae | tumba | brinca | se quema | funde | no aguanta',
  bigger: 'bigger | larger | higher | upsize | bump | oversize | next size up | mas grande | mas amperes | mayor | le subo',
  // whose it is
  meter: 'meter | medidor | meter base | meter socket | meter can | base del medidor | smart meter',
  seal: 'seal | seals | sello | aro | ring | boot | boots | sleeves | fundas | ct cabinet | marchamo',
  utility:
    'utility | power company | electric company | poco | cfe | compania | electric got shut | shut off for | cut me off | me cortaron | me corto la luz | me cortaron la luz | landlord',
  theft:
    'steal | free electricity | free power | bill | unmetered | robar | robo | gratis | recibo | cobre | cobren | pagar | paying | diablito | colgarme | cuelgo | sin pagar | read less | marque menos | marca menos | slow down',
  generator: 'generator | genset | inverter | power station | planta | planta de luz | generador | inversor',
  male: 'male | double male | suicide cord | plug on both ends | two plugs | both ends | macho | dos machos | dos clavijas | male to male | cable suicida | backfeed | backfeeding | retroalimentar',
  transfer: 'transfer switch | transfer | interlock kit | inlet | transferencia | interlock',
  inspector: 'inspector | inspection | permit | ahj | permiso | inspeccion | sticker | final',
  conceal:
    'hide | cover up | get away | caught | fake | forge | fudge | lie | bribe | not see | sneak | escondo | esconder | tapar | cachen | falsear | falsificar | inventar | mordida | sin permiso | without a permit',
  harm: 'hurt | kill | electrify | booby trap | trap | prank | thief | thieves | burglar | intruder | revenge | fry | matar | lastimar | electrificar | trampa | broma | ladron | ladrones | rateros | roben | venganza | suicide | die | dying | morir | kill myself | matarme | ending it | end my life | quitarme la vida | no quiero vivir',
  toy: 'lichtenberg | fractal | jacobs ladder | tesla coil | microwave transformer | transformador de micro | casera | homemade | diy',
  buried:
    'bury | buried | drywall | mud | plaster | tile | behind the wall | sheetrock | tablaroca | yeso | azulejo | resanar | enterrar | enterrado',
  finger: 'finger | fingers | knuckle | back of my hand | lick | tongue | bare hand | dedo | nudillo | dorso | lengua | mojo el dedo',
  same: 'same lug | same lugs | same screw | one breaker | under one | double tap | double lug | second wire | two wires | two hots | misma zapata | mismas zapatas | mismo tornillo | dos cables | dos vivos | line side | lado de linea',
  // how it is said
  wish: 'how do i | how can i | how to | can i | could i | should i | tell me | show me | walk me | steps | tips | trick | is it ok | ok to | want to | going to | gonna | i need to | let me | which wire | what tool | como | puedo | puedo yo | se puede | quiero | voy a | dime | pasos | consejos | le pongo | le meto | cual',
  help: 'help | hurry | please | ayuda | auxilio | emergency | what do i do | what should i do | que hago | is it safe | should i worry | es normal | is it normal',
  now: 'right now | now | just | today | still | keeps | this morning | tonight | ahorita | ahora | acaba | hoy | todavia | sigue | esta manana | ya',
  ago: 'last year | years ago | last month | last week | ano pasado | hace anos | used to | hace tiempo',
  rule: 'required | require | requires | requirement | allowed | permitted | minimum | maximum | nec | code | section | article | rule | rules | rated | rating | listed | class | label | labels | marked | clearance | distance | how far | how high | how deep | height | depth | size | sizing | obligatorio | requiere | exige | pide | permitido | minimo | minima | maximo | maxima | codigo | seccion | articulo | regla | etiqueta | clase | distancia | altura | profundidad | calibre | lleva | legal | article',
  meaning:
    'what is | what are | what does | mean | meaning | definition | define | called | term | difference between | que es | que son | que significa | significa | como se llama | diferencia | para que sirve | why | por que | explain',
  person: 'required for | who can | who may | quien puede | qualified',
} as const;

export type Sign = keyof typeof PHRASES;

interface Phrase {
  readonly words: readonly string[];
  readonly sign: Sign;
}

const BY_FIRST_WORD: ReadonlyMap<string, readonly Phrase[]> = (() => {
  const map = new Map<string, Phrase[]>();
  for (const sign of Object.keys(PHRASES) as Sign[])
    for (const phrase of PHRASES[sign].split(' | ')) {
      const words = wordsOf(phrase).map(stem);
      const [first] = words;
      if (first === undefined) continue;
      map.set(first, [...(map.get(first) ?? []), { words, sign }]);
    }
  return map;
})();

/** Words of five letters or more that give a sign by themselves: hands that shake misspell them. */
const SPELLED = [...new Set(Object.values(PHRASES).flatMap((phrases) => phrases.split(' | ')))].filter((each) => /^[a-z]{5,}$/.test(each));
const KNOWN = new Set(SPELLED);

/** A word as the signs spell it; short ones are too near to other words. */
export function mendSign(word: string): string {
  if (word.length < 6 || KNOWN.has(word) || /[^a-z]/.test(word)) return word;
  const meant = nearestOf(word, SPELLED);
  return meant[1] === word[1] ? meant : word;
}

/** The signs in a sequence of stems. */
export function signsIn(stems: readonly string[]): ReadonlySet<Sign> {
  const found = new Set<Sign>();
  stems.forEach((first, start) => {
    for (const { words, sign } of BY_FIRST_WORD.get(first) ?? [])
      if (words.every((word, at) => stems[start + at] === word)) found.add(sign);
  });
  return found;
}
