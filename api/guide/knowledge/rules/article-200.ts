// Article 200: the grounded (usually neutral) conductor, how it is used and how it is marked.
import type { Rule } from '../knowledge.ts';

export const article200: readonly Rule[] = [
  {
    id: '200-2-a-insulation',
    section: '200.2(A)',
    grade: 'V2',
    title: { en: 'Insulation of the grounded conductor', es: 'Aislamiento del conductor puesto a tierra' },
    text: {
      en: 'An insulated grounded conductor needs insulation rated for at least the voltage of the ungrounded conductors it runs with, other than in a few solidly or impedance-grounded cases over 1000 V.',
      es: 'El conductor puesto a tierra aislado necesita aislamiento por lo menos del voltaje de los conductores no puestos a tierra con los que corre, salvo unos pocos casos de más de 1000 V.',
    },
    figures: { v: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'insulate the neutral for at least the voltage of the hots it runs with',
          es: 'aislar el neutro para al menos el voltaje de los vivos con los que va',
        },
        unless: {
          en: 'it is one of a few solidly or impedance-grounded cases over 1000 V',
          es: 'sea uno de los pocos casos aterrizados de más de 1000 V',
        },
        words: 'neutral insulation',
      },
    ],
    words: { en: 'neutral insulation rating bare neutral', es: 'aislamiento del neutro neutro desnudo' },
  },
  {
    id: '200-2-b-continuity',
    section: '200.2(B)',
    grade: 'V1',
    title: { en: "Don't rely on metal for the neutral", es: 'El neutro no depende del metal' },
    text: {
      en: 'The continuity of a grounded conductor may not depend on a connection to an enclosure, raceway or cable armor. Land neutrals on the neutral bar, not on the can.',
      es: 'La continuidad del conductor puesto a tierra no puede depender de la conexión a un gabinete, tubo o armadura. Conecte los neutros a la barra de neutros, no a la caja.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'depend on an enclosure, raceway or armor for neutral continuity',
          es: 'depender del gabinete, tubo o armadura para la continuidad del neutro',
        },
        words: 'neutral through panel can',
      },
      {
        says: 'must-not',
        what: {
          en: 'land neutrals on the panel can instead of the neutral bar',
          es: 'conectar neutros al gabinete en vez de la barra de neutros',
        },
        words: 'neutral bar',
      },
    ],
    words: { en: 'neutral bar enclosure lost neutral', es: 'barra de neutros gabinete neutro perdido' },
  },
  {
    id: '200-4-a-common-neutral',
    section: '200.4(A)',
    grade: 'V1',
    title: { en: 'One neutral, one circuit', es: 'Un neutro por circuito' },
    text: {
      en: 'A neutral may not serve more than one branch circuit, more than one multiwire branch circuit, or more than one set of ungrounded feeder conductors, unless another rule allows it.',
      es: 'Un neutro no puede servir a más de un ramal, más de un ramal multiconductor, ni más de un juego de conductores de alimentador, salvo que otra regla lo permita.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'share one neutral between two branch circuits', es: 'compartir un neutro entre dos circuitos ramales' },
        unless: {
          en: 'another rule allows it, as for the hots of one multiwire circuit',
          es: 'otra regla lo permita, como los vivos de un circuito multifilar',
        },
        words: 'borrowed neutral shared',
      },
      {
        says: 'must-not',
        what: { en: 'share one neutral between feeders', es: 'compartir un neutro entre alimentadores' },
        unless: { en: 'another rule allows it', es: 'otra regla lo permita' },
        words: 'common neutral',
      },
      {
        says: 'must-not',
        what: {
          en: 'share one neutral between 277 V and 120 V circuits of different systems',
          es: 'compartir un neutro entre circuitos de 277 V y de 120 V de sistemas distintos',
        },
        words: '480 208 two systems transformer same white gray mismo',
      },
    ],
    words: {
      en: 'shared neutral two circuits borrowed neutral same neutral different circuits borrow two breakers shared neutral not permitted',
      es: 'neutro compartido dos circuitos neutro prestado mismo neutral para dos circuitos diferentes usar multiwire neutro compartido no multiconductores vale',
    },
  },
  {
    id: '200-4-b-grouping',
    section: '200.4(B)',
    grade: 'V2',
    title: { en: 'Group neutrals with their hots', es: 'Agrupe los neutros con sus vivos' },
    text: {
      en: "Where an enclosure holds neutrals of more than one circuit, each circuit's neutral is identified or grouped with its ungrounded conductors by ties or similar, in at least one place. It isn't needed where the entry makes the pairing obvious.",
      es: 'Donde un gabinete tiene neutros de más de un circuito, el neutro de cada circuito se identifica o agrupa con sus vivos con cinchos o similar, al menos en un punto. No hace falta donde la entrada lo hace evidente.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "group or identify each circuit's neutral with its hots in an enclosure with several circuits' neutrals",
          es: 'agrupar o identificar cada neutro con sus vivos en gabinete con neutros de varios circuitos',
        },
        unless: { en: 'the entry makes the pairing obvious', es: 'la entrada lo haga evidente' },
        words: 'zip ties neutral panel',
      },
    ],
    words: { en: 'zip tie neutrals panel grouping identify', es: 'cinchos neutros tablero agrupar identificar' },
  },
  {
    id: '200-6-a-small',
    section: '200.6(A)',
    grade: 'V2',
    title: { en: 'White or gray, 6 AWG and smaller', es: 'Blanco o gris, 6 AWG y menor' },
    text: {
      en: 'An insulated grounded conductor of 6 AWG or smaller must be white, gray, or carry three white or gray stripes on other than green insulation along its whole length. Tape at the ends is not allowed, apart from special cases such as MI cable and some PV wire.',
      es: 'Un conductor puesto a tierra aislado de 6 AWG o menor debe ser blanco, gris o llevar tres franjas blancas o grises en aislamiento que no sea verde en todo su largo. No se permite cinta en las puntas, salvo casos especiales como cable MI y cierto cable solar.',
    },
    figures: { size: [6, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'tape a black or other wire 6 AWG or smaller white to use it as neutral',
          es: 'marcar con cinta blanca un cable negro 6 AWG o menor para neutro',
        },
        unless: {
          en: 'it is a special case such as MI cable or some PV wire',
          es: 'sea caso especial como cable MI o algún cable fotovoltaico',
        },
        words: 're-identify neutral tape',
      },
      {
        says: 'must',
        what: {
          en: 'use white, gray or three-striped insulation on neutrals 6 AWG or smaller',
          es: 'usar aislamiento blanco, gris o de tres rayas en neutros 6 AWG o menores',
        },
        unless: {
          en: 'it is a special case such as MI cable or some PV wire',
          es: 'sea caso especial como cable MI o algún cable fotovoltaico',
        },
        words: 'neutral color',
      },
    ],
    words: { en: 'neutral color tape black wire white #6 reidentify', es: 'color neutro cinta blanca cable negro #6' },
  },
  {
    id: '200-6-b-large',
    section: '200.6(B)',
    grade: 'V2',
    title: { en: 'Marking 4 AWG and larger', es: 'Marca de 4 AWG y mayor' },
    text: {
      en: 'An insulated grounded conductor of 4 AWG or larger may be white, gray or three-striped, or it is permitted to mark it white or gray at its terminations when installed, with a mark that goes all the way around.',
      es: 'Un conductor puesto a tierra aislado de 4 AWG o mayor puede ser blanco, gris o de tres franjas, o marcarse de blanco o gris en sus terminaciones al instalarlo, con una marca que dé toda la vuelta.',
    },
    figures: { size: [4, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'mark a 4 AWG or larger neutral white or gray with tape at its ends',
          es: 'marcar con cinta blanca o gris en puntas un neutro 4 AWG o mayor',
        },
        if: { en: 'the mark goes all the way around and is made when installed', es: 'la marca da toda la vuelta y se hace al instalar' },
        words: 'tape black wire white',
      },
    ],
    words: {
      en: 'white tape neutral big wire phase #4 4/0 3/0 250 500 kcmil large black ends',
      es: 'cinta blanca neutro cable grueso #4 negro 4/0 puntas',
    },
  },
  {
    id: '200-6-d-different-systems',
    section: '200.6(D)',
    grade: 'V1',
    title: { en: 'Color of the neutral where a building has two systems', es: 'Color del neutro donde hay dos sistemas' },
    text: {
      en: "Where grounded conductors of different systems share a raceway, box or enclosure, each system's must be told apart, for example white for 120/208 and gray for 277/480, and the scheme posted or documented where the systems are supplied.",
      es: 'Donde conductores puestos a tierra de sistemas distintos comparten tubo, caja o gabinete, cada sistema debe distinguirse, por ejemplo blanco en 120/208 y gris en 277/480, y el código de colores se rotula o documenta donde se alimentan.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'tell apart the neutrals of different systems that share a raceway or box',
          es: 'distinguir los neutros de sistemas distintos que comparten tubo o caja',
        },
        words: 'gray white 277 120',
      },
      {
        says: 'must',
        what: {
          en: 'post or document the scheme that identifies neutrals of different systems',
          es: 'poner a la vista o documentar cómo se identifican los neutros de sistemas distintos',
        },
        words: 'color code label',
      },
    ],
    words: {
      en: 'gray neutral 277 white 120 color code neutral color 277/480 120/208 same building wye 208Y/120 480Y/277',
      es: 'neutro gris 277 blanco 120 código de colores estrella',
    },
  },
  {
    id: '200-7-a-white-not-for-gec',
    section: '200.7(A)',
    grade: 'V1',
    title: {
      en: 'White is kept for the neutral, not for a grounding electrode conductor',
      es: 'El blanco es para el neutro, no para el conductor al electrodo',
    },
    text: {
      en: 'On circuits of 50 V or more, white or gray insulation, stripes or end marking are only for the grounded conductor (the neutral), apart from what the section lists, such as a re-marked hot in a cable. A grounding electrode conductor is not one of those uses, so do not use a white wire for it. Its own color is free: bare, green or black are usual.',
      es: 'En circuitos de 50 V o más, el forro, las franjas o la marca en los extremos de color blanco o gris son solo para el conductor puesto a tierra (el neutro), aparte de lo que la sección enlista, como un vivo remarcado dentro de un cable. El conductor al electrodo de tierra no está en esa lista: no use alambre blanco para él. Su color es libre: lo usual es desnudo, verde o negro.',
    },
    figures: { lowV: [50, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a white or gray wire as a grounding electrode conductor',
          es: 'usar alambre blanco o gris como conductor al electrodo de tierra',
        },
        words: 'gec ground rod wire varilla',
      },
      {
        says: 'must-not',
        what: {
          en: 'use white or gray wire for anything but the neutral on circuits of 50 V or more',
          es: 'usar alambre blanco o gris para otra cosa que el neutro en circuitos de 50 V o más',
        },
        unless: {
          en: 'the section lists the use, such as a re-marked hot in a cable',
          es: 'la sección liste ese uso, como un vivo remarcado dentro de un cable',
        },
        words: 'white gray blanco gris',
      },
      {
        says: 'may',
        what: {
          en: 'use a bare, green or black wire as the grounding electrode conductor',
          es: 'usar alambre desnudo, verde o negro como conductor al electrodo de tierra',
        },
        words: 'gec color',
      },
    ],
    words: { en: 'gec white wire color ground rod wire tape re-mark gray', es: 'alambre blanco varilla de tierra color encintar gris' },
  },
  {
    id: '200-7-c-white-as-hot',
    section: '200.7(C)',
    grade: 'V2',
    title: { en: 'White wire used as a hot', es: 'Cable blanco usado como vivo' },
    text: {
      en: 'In a cable assembly, a white or gray conductor may be used ungrounded if it is permanently re-identified at each place it is visible, such as with black or red tape. In a switch loop it may carry the feed to the switch, not the return to the light.',
      es: 'En un cable armado de fábrica, el blanco o gris puede usarse como vivo si se reidentifica de forma permanente en cada punto visible, por ejemplo con cinta negra o roja. En un apagador puede llevar la alimentación al apagador, no el retorno a la lámpara.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use the white wire of a cable as a hot', es: 'usar el cable blanco de un cable como vivo' },
        if: {
          en: "it is permanently re-identified, as with black or red tape, wherever visible, and isn't the return of a switch loop",
          es: 'se re-identifica permanentemente, como con cinta negra o roja, donde se vea, y no es el retorno del apagador',
        },
        words: 'romex white 240 tape',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the white wire as the return from a switch to the light',
          es: 'usar el blanco como retorno del apagador a la luz',
        },
        words: 'switch loop white',
      },
    ],
    words: { en: 'switch loop white hot tape romex 240 reidentify', es: 'regreso apagador blanco vivo cinta romex 240' },
  },
  {
    id: '200-10-receptacle-terminals',
    section: '200.10(B)',
    grade: 'V2',
    title: { en: 'Silver is the grounded terminal', es: 'Plateado es el neutro' },
    text: {
      en: 'The terminal for the grounded conductor on receptacles, plugs and polarized devices is white or silver in color; the other terminals are of a clearly different color, usually brass.',
      es: 'La terminal del conductor puesto a tierra en contactos, clavijas y dispositivos polarizados es blanca o plateada; las demás son de color claramente distinto, normalmente latón.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect the neutral to the silver terminal and the hot to brass',
          es: 'conectar el neutro a la terminal plateada y el vivo a la de latón',
        },
        words: 'outlet screw polarity',
      },
    ],
    words: { en: 'silver screw brass screw hot neutral receptacle wiring', es: 'tornillo plateado tornillo dorado vivo neutro contacto' },
  },
  {
    id: '200-10-screw-shell',
    section: '200.10(C)',
    grade: 'V2',
    title: { en: 'Screw shell goes to the neutral', es: 'El casquillo va al neutro' },
    text: {
      en: 'On a screw-shell lampholder the grounded conductor connects to the shell, and the hot to the center contact.',
      es: 'En un portalámparas de rosca, el conductor puesto a tierra va al casquillo y el vivo al contacto central.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect the neutral to the shell of a screw-shell lampholder',
          es: 'conectar el neutro al casquillo de un portalámparas',
        },
        words: 'light socket',
      },
    ],
    words: {
      en: 'lampholder socket polarity shell center',
      es: 'socket portalámparas polaridad casquillo socket de foco qué cable va al casquillo',
    },
  },
  {
    id: '200-11-polarity',
    section: '200.11',
    grade: 'V1',
    title: { en: 'Polarity', es: 'Polaridad' },
    text: {
      en: 'No grounded conductor may be attached to a terminal or lead in a way that reverses the designated polarity.',
      es: 'Ningún conductor puesto a tierra se conecta a una terminal o punta de forma que invierta la polaridad indicada.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'reverse polarity of neutral and hot at a terminal or lead',
          es: 'invertir la polaridad de neutro y vivo en una terminal',
        },
        words: 'reversed outlet hot neutral',
      },
    ],
    words: { en: 'reversed polarity hot neutral swapped', es: 'polaridad invertida vivo neutro cruzados' },
  },
];

// Confirmed: 200.6 Mike Holt forum, EC&M (grounded conductors part 4); 200.7(C) Mike Holt forum, iboats electrical thread (1990, 2005 editions).
// Second look: 200.4(B) electricallicenserenewal 14, thebuildingcodeforum, EC&M.
// Third look, one source: 200.4(A) Mike Holt forum (several threads).
// Fourth look: 200.2(A) flylib, summit newswire; 200.10(B) mypdh, csemag (Schuring); 200.10(C) IAEI (via controlbooth), passetra, LA Times letter. One source: 200.2(B) summit newswire, 200.11 IAEI.
