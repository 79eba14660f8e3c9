// Assembly places, theaters, fairs, studios, projection rooms and manufactured buildings in own words (518 to 545).
import type { Rule } from '../knowledge.ts';

export const articles518To545: readonly Rule[] = [
  {
    id: '518-1-hundred-persons',
    section: '518.1',
    grade: 'V2',
    title: { en: 'Assembly: 100 or more persons', es: 'Reunión: 100 o más personas' },
    text: {
      en: 'Article 518 applies to buildings or parts of them intended for 100 or more persons: churches, restaurants, gyms, halls, bars, waiting rooms. A smaller room that is incidental to another occupancy belongs to that one.',
      es: 'El Artículo 518 aplica a edificios o partes para 100 o más personas: iglesias, restaurantes, gimnasios, salones, bares, salas de espera. Un cuarto menor, secundario a otro uso, sigue las reglas de ese uso.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a hall intended for fewer than 100 persons is a place of assembly under Article 518',
          es: 'un salón para menos de 100 personas sea un lugar de reunión según el Artículo 518',
        },
      },
    ],
    words: {
      en: 'church restaurant bar gym assembly occupancy wiring place of assembly occupancy number of people how many',
      es: 'iglesia restaurante salón de fiestas gimnasio lugar de reunión cuántas personas',
    },
  },
  {
    id: '518-4-a-wiring',
    section: '518.4(A)',
    grade: 'V1',
    title: { en: 'Place of assembly wiring methods', es: 'Métodos en lugares de reunión' },
    text: {
      en: 'In fire-rated assembly buildings fixed wiring is in metal raceway, flexible metal raceway, nonmetallic raceway encased in at least 2 in. of concrete, or Types MI, MC or AC cable with an insulated equipment grounding conductor or armor that qualifies as one.',
      es: 'En edificios de reunión con resistencia al fuego el alambrado fijo va en tubería metálica, flexible metálico, tubo no metálico en al menos 2 pulg. de concreto, o cable MI, MC o AC con tierra de equipos aislada o armadura que califique.',
    },
    figures: { inches: [2, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use NM cable (Romex) in a fire-rated place of assembly',
          es: 'usar cable NM (Romex) en un lugar de reunión con clasificación de fuego',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use MC cable with an insulated ground in a fire-rated place of assembly',
          es: 'usar cable MC con tierra aislada en un lugar de reunión con clasificación de fuego',
        },
      },
    ],
    words: {
      en: 'mc cable church romex restaurant pvc assembly nm pvc in fire-rated church wall',
      es: 'cable mc iglesia romex restaurante nm pvc muro',
    },
  },
  {
    id: '518-4-b-nonrated',
    section: '518.4(B)',
    grade: 'V1',
    title: { en: 'NM and PVC where no fire rating is required', es: 'NM y PVC donde no se exige resistencia al fuego' },
    text: {
      en: 'In the parts of an assembly building that the building code does not require to be fire rated, Types NM and AC cable, ENT and rigid nonmetallic conduit are also allowed.',
      es: 'En las partes del edificio de reunión que el código de construcción no exige resistentes al fuego se permiten además cables NM y AC, ENT y tubo rígido no metálico.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use NM cable (Romex) in a place of assembly', es: 'usar cable NM (Romex) en un lugar de reunión' },
        if: {
          en: 'the building code asks no fire rating of that part',
          es: 'el código de construcción no pide clasificación de fuego en esa parte',
        },
      },
    ],
    words: { en: 'romex in small church allowed church romex wiring', es: 'romex en iglesia chica permitido iglesia romex' },
  },
  {
    id: '518-3-b-exhibition',
    section: '518.3(B)',
    grade: 'V1',
    title: { en: 'Trade-show wiring', es: 'Alambrado de exposiciones' },
    text: {
      en: 'Temporary wiring for display booths in exhibition halls follows Article 590, except its GFCI rule: hard-usage cords may lie on the floor where guarded from the public, and receptacles meet the GFCI rules of 210.8(B).',
      es: 'El alambrado temporal de puestos en salas de exposición sigue el Artículo 590, salvo su regla de GFCI: los cordones de uso rudo pueden ir en el piso protegidos del público, y los contactos cumplen el GFCI de 210.8(B).',
    },
    words: { en: 'convention center booth power gfci cords on floor', es: 'centro de convenciones stand cordones piso gfci' },
  },
  {
    id: '518-6-lighting-control',
    section: '518.6',
    grade: 'K',
    title: { en: 'Lights for service equipment not only automatic', es: 'Luz del equipo de acometida no sólo automática' },
    text: {
      en: 'Working spaces about fixed service equipment, switchboards and panelboards installed outdoors for an assembly occupancy are lighted, and that light may not be controlled by automatic means only.',
      es: 'Los espacios de trabajo de acometidas y tableros instalados en exterior para un lugar de reunión llevan luz, y esa luz no puede controlarse sólo por medios automáticos.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'control the light over outdoor switchgear of a place of assembly by automatic means only, such as a photocell',
          es: 'controlar la luz del tablero exterior de un lugar de reunión solo con medios automáticos, como una fotocelda',
        },
      },
    ],
    words: { en: 'occupancy sensor electrical room assembly', es: 'sensor de presencia cuarto eléctrico' },
  },
  {
    id: '520-5-wiring',
    section: '520.5',
    grade: 'V1',
    title: { en: 'Theater wiring methods', es: 'Métodos en teatros' },
    text: {
      en: 'Fixed wiring in theaters and performance areas is in metal raceway, nonmetallic raceway in at least 2 in. of concrete, or Types MI, MC or AC with an insulated equipment grounding conductor.',
      es: 'El alambrado fijo en teatros y áreas de función va en tubería metálica, tubo no metálico en al menos 2 pulg. de concreto, o cable MI, MC o AC con tierra de equipos aislada.',
    },
    figures: { inches: [2, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use MC cable with an insulated ground in a theater or on a stage',
          es: 'usar cable MC con tierra aislada en un teatro o escenario',
        },
      },
    ],
    words: { en: 'stage theater wiring school auditorium', es: 'teatro escenario auditorio alambrado' },
  },
  {
    id: '520-41-stage-lights',
    section: '520.41',
    grade: 'V1',
    title: { en: 'Foot and border lights: 20 A', es: 'Candilejas y varas: 20 A' },
    text: {
      en: 'Branch circuits for footlights, border lights and proscenium sidelights carry not more than 20 A, unless heavy-duty lampholders are used.',
      es: 'Los circuitos de candilejas, varas y laterales de proscenio no pasan de 20 A, salvo con portalámparas de uso pesado.',
    },
    figures: { amps: [20, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put border lights or footlights on a circuit over 20 A',
          es: 'poner luces de bambalina o candilejas en un circuito de más de 20 A',
        },
        unless: { en: 'heavy-duty lampholders are used', es: 'se usen portalámparas de servicio pesado' },
      },
    ],
    words: { en: 'stage border light circuit 20 amp', es: 'luces de escenario circuito' },
  },
  {
    id: '520-68-portable-cords',
    section: '520.68',
    grade: 'K',
    title: { en: 'Portable stage cords: extra-hard usage', es: 'Cordones portátiles de escenario: extrarrudo' },
    text: {
      en: 'Conductors that supply portable stage equipment are listed extra-hard-usage cords or cables; lighter hard-usage cord is limited to stands and effects with conditions on length and protection.',
      es: 'Los conductores de equipo portátil de escenario son cordones o cables listados de uso extrarrudo; el de uso rudo se limita a pedestales y efectos con condiciones de largo y protección.',
    },
    words: { en: 'stage cable feeder cord type sc soow', es: 'cable de escenario cordón soow' },
  },
  {
    id: '520-71-pendants',
    section: '520.71',
    grade: 'K',
    title: { en: 'Dressing rooms: no pendant lampholders', es: 'Camerinos: sin portalámparas colgantes' },
    text: {
      en: 'Pendant lampholders are not permitted in dressing rooms of theaters and studios. Exposed incandescent lamps less than 8 ft from the floor have open-ended guards riveted to the outlet box cover or otherwise sealed or locked in place (520.72).',
      es: 'No se permiten portalámparas colgantes en camerinos de teatros y estudios. Las lámparas incandescentes expuestas a menos de 8 pies del piso llevan guardas de extremo abierto remachadas a la tapa de la caja o fijas de otro modo (520.72).',
    },
    figures: { feet: [8, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "hang a pendant lampholder in a theater's dressing room",
          es: 'colgar un portalámparas colgante en el camerino de un teatro',
        },
      },
    ],
    words: {
      en: 'theater theatre studio dressing room pendant lampholder lamp guard bulb installed height exposed bulbs',
      es: 'teatro camerino portalámparas colgante guarda de foco lámpara altura',
    },
  },
  {
    id: '520-73-dressing-room',
    section: '520.73',
    grade: 'K',
    title: { en: 'Dressing-room switches with pilot light', es: 'Camerinos: apagador con piloto' },
    text: {
      en: 'Lights and receptacles next to mirrors and above dressing tables are controlled by wall switches in the dressing room, with a pilot light outside the door or next to it that shows when the receptacles are on; exposed lamps have guards.',
      es: 'Las luces y contactos junto a espejos y tocadores se controlan con apagadores en el camerino, con piloto que muestra cuando los contactos están encendidos; las lámparas expuestas llevan guarda.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a pilot light at the dressing-room door that shows the mirror receptacles are on',
          es: 'poner un piloto en la puerta del camerino que muestre que los contactos del espejo están prendidos',
        },
      },
    ],
    words: { en: 'dressing room mirror lights receptacle pilot', es: 'camerino espejo luces contacto piloto' },
  },
  {
    id: '520-49-smoke-vent',
    section: '520.49',
    grade: 'K',
    title: {
      en: 'Stage smoke ventilators: normally closed circuit',
      es: 'Ventiladores de humo del escenario: circuito normalmente cerrado',
    },
    text: {
      en: 'Electric devices that release stage smoke ventilators work by a normally closed circuit, with at least two externally operable switches: one readily accessible on stage, the other where the authority says.',
      es: 'Los dispositivos que sueltan los ventiladores de humo del escenario trabajan con circuito normalmente cerrado y al menos dos interruptores externos: uno de fácil acceso en el escenario y otro donde diga la autoridad.',
    },
    words: { en: 'theater smoke vent flue damper', es: 'teatro ventilación de humo compuerta' },
  },
  {
    id: '522-28-control-wet',
    section: '522.28',
    grade: 'V1',
    title: { en: 'Amusement ride controls in water: 30 V', es: 'Control de juegos en agua: 30 V' },
    text: {
      en: 'Where wet contact is likely in a permanent amusement attraction, ungrounded two-wire dc control circuits are at most 30 V, or 12.4 V peak where the dc is interrupted at 10 Hz to 200 Hz.',
      es: 'Donde es probable el contacto mojado en una atracción permanente, los circuitos de control cd de dos hilos no aterrizados son de máximo 30 V, o 12.4 V pico si se interrumpe de 10 Hz a 200 Hz.',
    },
    figures: { volts: [30, 'V'], volts2: [12.4, 'V'], hertz: [10, 'Hz'], hertz2: [200, 'Hz'] },
    words: { en: 'water ride control voltage splash', es: 'juego acuático voltaje de control' },
  },
  {
    id: '525-5-clearance',
    section: '525.5(B)',
    grade: 'K',
    title: { en: 'Overhead wires and rides: 15 ft', es: 'Líneas aéreas y juegos: 15 pies' },
    text: {
      en: 'Portable structures, such as rides and tents, stay at least 15 ft in any direction from overhead conductors except those that supply them, and are not under or within 15 ft horizontally of high-voltage lines.',
      es: 'Las estructuras portátiles, como juegos y carpas, quedan al menos a 15 pies en toda dirección de los conductores aéreos, salvo los que las alimentan, y no van debajo ni a menos de 15 pies horizontales de líneas de alta tensión.',
    },
    figures: { feet: [15, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep rides and tents at least 15 ft from overhead conductors',
          es: 'mantener juegos y carpas a 15 ft o más de conductores aéreos',
        },
        unless: { en: 'the conductors supply them', es: 'los conductores los alimenten' },
      },
    ],
    words: {
      en: 'carnival ride power line distance tent tent overhead lines distance power',
      es: 'feria juego mecánico línea eléctrica distancia carpa carpa líneas aéreas distancia',
    },
  },
  {
    id: '525-10-services',
    section: '525.10',
    grade: 'V1',
    title: { en: 'Fair services: guarded or locked', es: 'Acometidas de feria: protegidas o con llave' },
    text: {
      en: 'Service equipment for fairs is not where unqualified persons reach it unless it is lockable, and it is mounted on a solid backing and protected from the weather.',
      es: 'El equipo de acometida de ferias no queda al alcance de personas no calificadas salvo que tenga llave, y va sobre respaldo firme y protegido de la intemperie.',
    },
    words: { en: 'carnival service equipment lock generator', es: 'feria acometida candado planta' },
  },
  {
    id: '525-11-sources',
    section: '525.11',
    grade: 'V1',
    title: { en: 'Two generators closer than 12 ft: bond', es: 'Dos fuentes a menos de 12 pies: únalas' },
    text: {
      en: 'Where portable structures fed from different sources are less than 12 ft apart, bond the equipment grounding conductors of the sources together at the structures.',
      es: 'Si estructuras portátiles de fuentes distintas quedan a menos de 12 pies, una entre sí las tierras de equipo de esas fuentes en las estructuras.',
    },
    figures: { feet: [12, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond the grounds of two sources together where the tents or rides they feed are less than 12 ft apart',
          es: 'unir entre sí las tierras de dos fuentes donde las carpas o juegos que alimentan están a menos de 12 ft',
        },
      },
    ],
    words: { en: 'carnival bonding generators food trailers', es: 'feria unir plantas remolques de comida' },
  },
  {
    id: '525-20-cords',
    section: '525.20',
    grade: 'V2',
    title: { en: 'Fair cords', es: 'Cordones de feria' },
    text: {
      en: 'Cords outdoors are listed for extra-hard usage, wet locations and sunlight; hard-usage type is enough where not subject to damage. No splices between boxes. Where the public walks, cover cords with nonconductive mats, not taller than needed, or bury them.',
      es: 'Los cordones en exterior son listados para uso extrarrudo, lugar mojado y sol; basta uso rudo si no están sujetos a daño. Sin empalmes entre cajas. Donde pasa el público, cúbralos con tapetes no conductores o entiérrelos.',
    },
    words: { en: 'carnival cord covers mats trip soow splices allowed', es: 'feria cordones tapetes extrarrudo empalmes' },
  },
  {
    id: '525-21-ride-disconnect',
    section: '525.21(A)',
    grade: 'V1',
    title: { en: 'Ride disconnect within 6 ft of the operator', es: 'Desconectador del juego a 6 pies del operador' },
    text: {
      en: "Each ride and concession has a fused disconnect or breaker in sight and within 6 ft of the operator's station, readily accessible even while the ride runs; a lockable enclosure where others could reach it. A shunt trip is allowed.",
      es: 'Cada juego y puesto tiene desconectador con fusibles o breaker a la vista y a 6 pies o menos del operador, accesible aun con el juego en marcha; con llave donde otros puedan tocarlo. Se permite disparo en derivación.',
    },
    figures: { feet: [6, 'ft'] },
    words: { en: 'carnival ride e-stop disconnect operator', es: 'juego mecánico paro desconectador operador' },
  },
  {
    id: '525-23-gfci',
    section: '525.23',
    grade: 'V1',
    title: { en: 'GFCI at fairs', es: 'GFCI en ferias' },
    text: {
      en: '125 V, 15 and 20 A receptacles in use by personnel, and equipment that the public can reach supplied by such circuits, have GFCI protection. Not required for locking connectors not reachable from grade; egress lighting is not put on GFCI.',
      es: 'Los contactos de 125 V, 15 y 20 A que usa el personal, y el equipo al alcance del público alimentado así, llevan GFCI. No se exige en conectores de seguro fuera del alcance desde el piso; el alumbrado de salida no va en GFCI.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 15 and 20 A, 125 V receptacles at a carnival or fair with GFCI',
          es: 'proteger con GFCI los contactos de 15 y 20 A, 125 V en una feria',
        },
      },
    ],
    words: { en: 'carnival food stand gfci bounce house', es: 'feria puesto de comida gfci brincolín' },
  },
  {
    id: '525-32-ground-continuity',
    section: '525.32',
    grade: 'K',
    title: { en: 'Fairs: check ground continuity at each set-up', es: 'Ferias: probar la tierra en cada montaje' },
    text: {
      en: 'The continuity of the equipment grounding conductors of portable equipment is verified each time it is connected.',
      es: 'Cada vez que se conecta el equipo portátil se comprueba la continuidad de sus conductores de tierra.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'check the ground continuity of rides and portable equipment at each set-up',
          es: 'revisar la continuidad de tierra de juegos y equipo portátil en cada montaje',
        },
      },
    ],
    words: { en: 'carnival how often verify equipment grounding continuity', es: 'feria cada cuándo verificar continuidad tierra' },
  },
  {
    id: '530-studios',
    section: 'Article 530',
    grade: 'K',
    title: { en: 'Film and TV studios: portable sets', es: 'Estudios de cine y TV: sets portátiles' },
    text: {
      en: 'On sets, portable wiring may be in approved cord and cable run open between listed portable distribution boxes, with overcurrent rules of its own for these short-time feeders; qualified persons look after it.',
      es: 'En los sets el alambrado portátil puede ir en cordón y cable aprobados a la vista entre cajas de distribución portátiles listadas, con reglas de protección propias para esos alimentadores de corto tiempo; lo cuida personal calificado.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run approved cords and cables open between listed portable distribution boxes on a film set',
          es: 'llevar cordones y cables aprobados abiertos entre cajas portátiles listadas en un set de filmación',
        },
        if: { en: 'qualified persons look after them', es: 'los atiende personal calificado' },
      },
    ],
    words: { en: 'film set power distribution lunch box stinger', es: 'set de cine distribución eléctrica' },
  },
  {
    id: '540-projection-room',
    section: '540.10',
    grade: 'K',
    title: { en: 'Professional film projectors: in a booth', es: 'Proyectores profesionales: en caseta' },
    text: {
      en: 'Professional-type film projectors work in a projection room of permanent construction suited to the film used. Nonprofessional projectors with safety film may work without one.',
      es: 'Los proyectores profesionales de película trabajan en un cuarto de proyección de construcción permanente, propio para la película usada. Los no profesionales con película de seguridad pueden trabajar sin él.',
    },
    words: { en: 'movie theater projection booth', es: 'cine caseta de proyección' },
  },
  {
    id: '540-13-conductor-size',
    section: '540.13',
    grade: 'K',
    title: { en: 'Arc and xenon projectors: 8 AWG or larger', es: 'Proyectores de arco y xenón: 8 AWG o mayor' },
    text: {
      en: 'Conductors that supply outlets for professional arc and xenon projectors are not smaller than 8 AWG and large enough for the projector.',
      es: 'Los conductores de las salidas para proyectores profesionales de arco y xenón no son menores que 8 AWG y alcanzan para el proyector.',
    },
    figures: { a: [8, 'AWG'] },
    words: { en: 'movie theater projector wire size minimum', es: 'cine proyector calibre mínimo' },
  },
  {
    id: '545-4-wiring',
    section: '545.4',
    grade: 'K',
    title: { en: 'Manufactured buildings: wiring', es: 'Edificios prefabricados: alambrado' },
    text: {
      en: "Modular buildings made in a plant use the Code's ordinary wiring methods and others specifically listed for them; service conductors go in after erection unless the point of attachment is known.",
      es: 'Los edificios modulares hechos en planta usan los métodos comunes del Código y otros listados para ellos; los conductores de acometida se instalan después del montaje salvo que se conozca el punto de conexión.',
    },
    words: { en: 'modular building classroom trailer wiring', es: 'edificio modular aula prefabricada' },
  },
];

// Confirmed: 518.1 ecmag, nssltd; 518.3 nssltd; 520.5, 520.41 codebookcity; 522.28 journeyman exam bank; 525.21 codebookcity.
// Reread: 525.20 EC&M July 2022, usesi.
// Third look, one source: 525.11 Mike Holt 2005.
