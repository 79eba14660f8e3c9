// Natural and artificial bodies of water, and integrated electrical systems in own words (682 and 685).
import type { Rule } from '../knowledge.ts';

export const articles682To685: readonly Rule[] = [
  {
    id: '682-1-scope',
    section: '682.1',
    grade: 'V2',
    title: { en: 'Ponds and lakes: Article 682', es: 'Estanques y lagos: Artículo 682' },
    text: {
      en: 'Article 682 covers wiring in and next to bodies of water that the pool, fountain and marina articles do not: aeration and fish ponds, retention basins, treatment ponds, channels, decorative lakes. Water levels vary, so the datum plane governs.',
      es: 'El Artículo 682 cubre el alambrado en y junto a cuerpos de agua que no son alberca, fuente ni marina: estanques de aireación y peces, vasos de retención, tratamiento, canales, lagos decorativos. El nivel varía, por eso manda el plano de referencia.',
    },
    words: { en: 'koi pond lake fountain aerator pump dock', es: 'estanque koi lago aireador bomba' },
  },
  {
    id: '682-10-datum',
    section: '682.10',
    grade: 'V2',
    title: { en: 'Equipment above the datum plane', es: 'Equipo sobre el plano de referencia' },
    text: {
      en: 'Equipment enclosures not identified for submersion, and connections not made for it, stay above the electrical datum plane: on land 2 ft above the highest normal water level, on floating structures 30 in. above the water and 12 in. above the deck.',
      es: 'Las cajas no identificadas para sumergirse y las conexiones no hechas para eso quedan sobre el plano de referencia: en tierra 2 pies sobre el nivel alto normal, en flotantes 30 pulg. sobre el agua y 12 pulg. sobre la cubierta.',
    },
    figures: { feet: [2, 'ft'], inches: [30, 'in'], inches2: [12, 'in'] },
    words: { en: 'pond panel flood height pump control box', es: 'estanque tablero inundación altura' },
  },
  {
    id: '682-15-gfci',
    section: '682.15',
    grade: 'V2',
    title: { en: 'GFCI around bodies of water', es: 'GFCI junto a cuerpos de agua' },
    text: {
      en: '15 and 20 A receptacles of 125 V through 250 V outdoors and on floating structures within the datum plane area have GFCI protection; the device is at least 12 in. above the datum plane.',
      es: 'Los contactos de 15 y 20 A de 125 V a 250 V en exterior y estructuras flotantes dentro del área del plano de referencia llevan GFCI; el dispositivo va al menos a 12 pulg. sobre el plano.',
    },
    figures: { amps: [20, 'A'], volts: [125, 'V'], volts2: [250, 'V'], inches: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 15 and 20 A receptacles of 125 to 250 V outdoors at a pond or lake with GFCI',
          es: 'proteger con GFCI los contactos de 15 y 20 A de 125 a 250 V al aire libre junto a un estanque o lago',
        },
      },
    ],
    words: { en: 'pond receptacle gfci fountain in lake', es: 'contacto estanque gfci fuente en lago' },
  },
  {
    id: '682-33-equipotential',
    section: '682.33',
    grade: 'V1',
    title: { en: 'Equipotential plane at a lake or pond: 36 in.', es: 'Plano equipotencial en estanque: 36 pulg.' },
    text: {
      en: 'Next to outdoor service equipment or disconnects with metal enclosures that control equipment in the water, build an equipotential plane that reaches 36 in. out wherever a person can stand and touch it, bonded with solid copper not smaller than 8 AWG.',
      es: 'Junto a acometidas o desconectadores exteriores con caja metálica que controlan equipo en el agua, haga un plano equipotencial hasta 36 pulg. donde una persona pueda pararse y tocarlos, unido con cobre sólido no menor que 8 AWG.',
    },
    figures: { inches: [36, 'in'], size: [8, 'AWG'] },
    words: { en: 'pond disconnect bonding grid shore pump disconnect', es: 'desconectador estanque malla orilla' },
  },
  {
    id: '685-integrated',
    section: 'Article 685',
    grade: 'K',
    title: { en: 'Orderly shutdown systems', es: 'Sistemas de paro ordenado' },
    text: {
      en: 'In industry where an orderly shutdown is needed to protect people and equipment, and qualified persons supervise it, Article 685 relaxes some rules, such as the place of overcurrent devices and grounding of dc and control circuits.',
      es: 'En industrias donde se necesita un paro ordenado para proteger personas y equipo, con supervisión calificada, el Artículo 685 suaviza algunas reglas, como el lugar de las protecciones y la puesta a tierra de circuitos cd y de control.',
    },
    words: { en: 'integrated electrical system orderly shutdown', es: 'paro ordenado sistema integrado' },
  },
];

// Confirmed: 682.10, 682.15 EC&M (Bodies of water), Leviton Captain Code 2017; scope IAEI, electricianexampractice, codebookcity.
