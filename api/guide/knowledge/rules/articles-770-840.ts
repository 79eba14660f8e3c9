// Optical fiber, communications, antennas, coaxial and broadband in own words (770 to 840).
import type { Rule } from '../knowledge.ts';

export const articles770To840: readonly Rule[] = [
  {
    id: '770-24-support',
    section: '770.24',
    grade: 'V1',
    title: { en: 'Fiber cable: neat and supported', es: 'Fibra: ordenada y sujeta' },
    text: {
      en: 'Optical fiber cables are installed in a neat and workmanlike manner and supported by the structure without damage; plenum-rated ties are used in plenums, and abandoned cable that can be reached is removed.',
      es: 'La fibra se instala con orden, sujeta a la estructura sin dañarla; en plenum se usan cinchos para plenum, y se retira la fibra abandonada accesible.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'fiber cable has no rules of support because it cannot shock anyone',
          es: 'la fibra no tenga reglas de soporte porque no puede dar choque',
        },
      },
    ],
    words: { en: 'fiber optic cable support abandoned plenum', es: 'fibra óptica soporte abandonada plenum' },
  },
  {
    id: '770-113-types',
    section: '770.113',
    grade: 'V1',
    title: { en: 'OFNP, OFNR and others', es: 'OFNP, OFNR y otros' },
    text: {
      en: 'Fiber inside a building is listed and fits the space: OFNP or OFCP for plenums, OFNR or OFCR for risers, OFNG, OFN and conductive twins for general use. N is nonconductive, C conductive, P plenum, R riser. Unlisted outside cable may enter up to 50 ft from its point of entrance.',
      es: 'La fibra en interior es listada y propia del espacio: OFNP u OFCP en plenum, OFNR u OFCR en riser, OFNG, OFN y conductivas en uso general. N es no conductiva, C conductiva, P plenum, R riser. El cable exterior sin listar puede entrar hasta 50 pies desde su punto de entrada.',
    },
    figures: { feet: [50, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use riser fiber (OFNR) in a plenum', es: 'usar fibra riser (OFNR) en un plenum' },
        words: 'air return ceiling',
      },
    ],
    words: {
      en: 'ofnr ofnp outdoor fiber 50 feet inside building letters mean marking',
      es: 'ofnr ofnp fibra exterior 50 pies letras qué quieren decir la n y la p marca',
    },
  },
  {
    id: '770-48-unlisted-entering',
    section: '770.48',
    grade: 'V1',
    title: { en: 'Unlisted outside-plant fiber: up to 50 ft inside', es: 'Fibra de planta externa sin listar: hasta 50 pies adentro' },
    text: {
      en: 'Unlisted outside-plant optical fiber cable may run up to 50 ft inside the building from its point of entrance, not in risers, ducts or plenums, where it comes from outside and ends in an enclosure. Conduit can move the point of entrance further in.',
      es: 'El cable de fibra óptica de planta externa sin listar puede correr hasta 50 pies dentro del edificio desde su punto de entrada, no en risers, ductos ni plenums, si viene de afuera y termina en un gabinete. Un tubo puede llevar más adentro el punto de entrada.',
    },
    figures: { feet: [50, 'ft'] },
    words: {
      en: 'osp optical fiber outdoor outside plant cable unlisted how far building entrance length',
      es: 'fibra óptica exterior planta externa no listado qué distancia edificio entrada largo',
    },
  },
  {
    id: '770-133-with-power',
    section: '770.133',
    grade: 'K',
    title: { en: 'Fiber with power conductors', es: 'Fibra junto a fuerza' },
    text: {
      en: 'Nonconductive fiber may share cable trays and raceways with power of 1000 V or less; conductive fiber may not share raceways with power, and in boxes only under conditions. Composite cables count by the power they carry.',
      es: 'La fibra no conductora puede compartir charola y tubo con fuerza de 1000 V o menos; la conductora no comparte tubo con fuerza, y en cajas sólo con condiciones. Los cables compuestos cuentan según la fuerza que llevan.',
    },
    figures: { volts: [1000, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'pull nonconductive fiber into one conduit with power of 1000 V or less',
          es: 'meter fibra no conductora en un tubo con fuerza de 1000 V o menos',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'pull armored or other conductive fiber into one conduit with power',
          es: 'meter fibra blindada u otra conductora en un tubo con fuerza',
        },
      },
    ],
    words: { en: 'fiber in same conduit as power nonconductive', es: 'fibra en el mismo tubo que fuerza' },
  },
  {
    id: '770-100-grounding',
    section: '770.100',
    grade: 'K',
    title: { en: 'Ground armored fiber at entry: 14 AWG', es: 'Aterrice la fibra armada a la entrada: 14 AWG' },
    text: {
      en: 'Metal members of a fiber cable that enters a building are bonded or interrupted close to the point of entrance, by copper not smaller than 14 AWG to the intersystem bonding termination.',
      es: 'Las partes metálicas de la fibra que entra al edificio se unen o interrumpen cerca de la entrada, con cobre no menor que 14 AWG a la terminal de unión entre sistemas.',
    },
    figures: { size: [14, 'AWG'] },
    words: { en: 'armored fiber grounding entry', es: 'fibra armada tierra entrada' },
  },
  {
    id: '800-general',
    section: 'Article 800',
    grade: 'V2',
    title: { en: 'Communications: one general article', es: 'Comunicaciones: un artículo general' },
    text: {
      en: 'From 2020 Article 800 holds general rules for telephone, coaxial and broadband; 805, 820, 830 and 840 add theirs. Through 2023 Chapter 8 stands alone: other chapters apply only where it names them.',
      es: 'Desde 2020 el Artículo 800 reúne reglas generales de teléfono, coaxial y banda ancha; 805, 820, 830 y 840 agregan las suyas. Hasta 2023 el Capítulo 8 es independiente: los demás sólo aplican donde los nombra.',
    },
    words: { en: 'chapter 8 independent low voltage telephone rules', es: 'capítulo 8 independiente bajo voltaje teléfono' },
  },
  {
    id: '800-24-workmanlike',
    section: '800.24',
    grade: 'V1',
    title: { en: 'Low-voltage: neat and supported', es: 'Comunicaciones: ordenado y sujeto' },
    text: {
      en: 'Communications and coaxial cables are installed in a neat and workmanlike manner, supported by the structure so that normal use does not harm them; nonmetallic ties in plenums have low smoke and heat properties.',
      es: 'Los cables de comunicación y coaxial se instalan con orden, sujetos a la estructura sin dañarse con el uso; los cinchos en plenum son de bajo humo y calor.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'coax laid on the ceiling tiles or hung from a sprinkler is a violation',
          es: 'un coaxial tirado sobre el plafón o colgado de un rociador es una violación',
        },
      },
    ],
    words: { en: 'cat6 support ceiling zip ties plenum j hooks', es: 'cat6 soporte plafón cinchos plenum' },
  },
  {
    id: '800-25-abandoned',
    section: '800.25',
    grade: 'V2',
    title: { en: 'Remove abandoned communications cable', es: 'Retire cable de comunicación abandonado' },
    text: {
      en: 'The accessible part of abandoned communications and coaxial cable is removed, or tagged where kept for future use.',
      es: 'La parte accesible del cable de comunicación y coaxial abandonado se retira, o se etiqueta si se guarda para uso futuro.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'remove accessible abandoned phone and coax cable', es: 'quitar el cable de teléfono y coaxial abandonado accesible' },
        unless: { en: 'it is tagged for future use', es: 'esté etiquetado para uso futuro' },
      },
      {
        says: 'may',
        what: { en: 'leave unused communications cable in place', es: 'dejar en su lugar el cable de comunicaciones sin usar' },
        if: { en: 'it is tagged for future use', es: 'está etiquetado para uso futuro' },
      },
    ],
    words: { en: 'dead phone cable remove ceiling', es: 'cable telefónico muerto retirar' },
  },
  {
    id: '800-26-firestop',
    section: '800.26',
    grade: 'V1',
    title: { en: 'Seal around cables in rated walls', es: 'Selle el paso en muros resistentes' },
    text: {
      en: 'Openings around communications cables through fire-resistance-rated walls, floors, partitions and ceilings are firestopped by approved methods.',
      es: 'Las aberturas alrededor de cables de comunicación en muros, pisos, divisiones y techos resistentes al fuego se sellan con métodos aprobados.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'firestop holes for low-voltage and fiber cables through a fire-rated wall',
          es: 'sellar contra fuego los agujeros de cables de bajo voltaje y fibra en un muro clasificado',
        },
      },
    ],
    words: { en: 'firestop low voltage sleeve', es: 'sello cortafuego bajo voltaje' },
  },
  {
    id: '800-44-roofs',
    section: '800.44',
    grade: 'V1',
    title: { en: 'Phone and communications cable over roofs: 8 ft', es: 'Cable telefónico y comunicaciones sobre techos: 8 pies' },
    text: {
      en: 'Overhead communications and coaxial cables clear roofs by at least 8 ft, except over garages and the like, 18 in. over the overhang for a short mast, and 3 ft over roofs with enough slope.',
      es: 'Los cables aéreos de comunicación y coaxial pasan al menos a 8 pies sobre techos, salvo cocheras y similares, 18 pulg. sobre el alero con mástil corto, y 3 pies sobre techos con suficiente pendiente.',
    },
    figures: { feet: [8, 'ft'], inches: [18, 'in'], feet2: [3, 'ft'] },
    words: {
      en: 'telephone wires drop cross crossing pass above over flat roof height minimum clearance cable tv',
      es: 'bajada de teléfono telefónicos cruzan pasan sobre techo plano azotea altura mínima arriba',
    },
  },
  {
    id: '800-48-unlisted-entering',
    section: '800.48',
    grade: 'V2',
    title: { en: 'Unlisted communications cable: up to 50 ft inside', es: 'Cable de comunicaciones sin listar: hasta 50 pies adentro' },
    text: {
      en: 'Unlisted outside-plant communications or coaxial cable may run up to 50 ft inside the building from its point of entrance, not in risers, ducts or plenums. It ends in an enclosure or listed primary protector, coaxial cable at a grounding block.',
      es: 'El cable de comunicaciones o coaxial de planta externa sin listar puede correr hasta 50 pies dentro del edificio desde su punto de entrada, no en risers, ductos ni plenums. Termina en gabinete o protector primario listado; el coaxial, en un bloque de tierra.',
    },
    figures: { feet: [50, 'ft'] },
    words: {
      en: 'osp telephone phone catv coax outside plant unlisted how far building entrance length',
      es: 'teléfono coaxial planta externa no listado qué distancia edificio entrada largo',
    },
  },
  {
    id: '800-53-lightning',
    section: '800.53',
    grade: 'V2',
    title: { en: 'Communications cable: 6 ft from lightning conductors', es: 'Cable telefónico y comunicaciones: a 6 pies del pararrayos' },
    text: {
      en: 'Where practicable keep communications and coaxial cables on buildings at least 6 ft from lightning protection conductors.',
      es: 'Donde se pueda, los cables de comunicaciones y coaxiales en edificios quedan al menos a 6 pies de los conductores del pararrayos.',
    },
    figures: { a: [6, 'ft'] },
    words: { en: 'rod down conductor separation coax distance lead', es: 'separación bajada ' },
  },
  {
    id: '800-44-power-separation',
    section: '800.44',
    grade: 'V1',
    title: { en: 'On poles and spans: apart from power', es: 'En postes: separado de fuerza' },
    text: {
      en: 'Communications wires run below power conductors on poles where practicable, not attached to power crossarms, and keep at least 12 in. from service drops of 750 V or less along the span.',
      es: 'Los cables de comunicación van abajo de los de fuerza en postes donde sea práctico, sin fijarse a crucetas de fuerza, y al menos a 12 pulg. de acometidas de 750 V o menos en el tramo.',
    },
    figures: { inches: [12, 'in'], volts: [750, 'V'] },
    words: { en: 'phone wire below service drop distance', es: 'teléfono debajo de acometida distancia' },
  },
  {
    id: '800-100-conductor',
    section: '800.100(A)',
    grade: 'V2',
    title: { en: 'Communications bonding wire: 14 AWG', es: 'Unión de comunicaciones: 14 AWG' },
    text: {
      en: 'The bonding or grounding electrode conductor is listed, copper or another corrosion-resistant material, not smaller than 14 AWG and large enough for the sheath or protector current; it need not exceed 6 AWG. Run it as straight and short as practicable and protect it.',
      es: 'El conductor de unión o al electrodo es listado, de cobre u otro material resistente a la corrosión, no menor que 14 AWG y suficiente para la corriente de pantalla o protector; no tiene que pasar de 6 AWG. Córralo recto, corto y protegido.',
    },
    figures: { size: [14, 'AWG'], size2: [6, 'AWG'] },
    words: {
      en: 'cable tv ground wire size internet grounding block CATV phone primary protector bonding conductor smallest copper coax coaxial cable tv ground wire size',
      es: 'tierra cable de tv calibre bloque protector telefónico catv coaxial cable tierra calibre',
    },
  },
  {
    id: '800-100-twenty-feet',
    section: '800.100(A)',
    grade: 'V2',
    title: { en: 'At houses: 20 ft, or add a rod', es: 'En casas: 20 pies, o agregue varilla' },
    text: {
      en: 'At one- and two-family dwellings that conductor is as short as practicable and not over 20 ft. Where that cannot be, drive a communications ground rod within it and bond the rod to the power grounding electrode system.',
      es: 'En viviendas de una y dos familias ese conductor es lo más corto posible y no pasa de 20 pies. Si no se puede, hinque una varilla de comunicaciones y únala al sistema de electrodos de fuerza.',
    },
    figures: { feet: [20, 'ft'] },
    words: {
      en: 'cable company ground rod 20 feet coax ground coax coaxial ground wire maximum length house longest from protector to electrode catv communications max feet',
      es: 'varilla de la compañía de cable 20 pies coaxial largo máximo casa más largo del protector al electrodo ',
    },
  },
  {
    id: '800-100-ibt',
    section: '800.100(B)',
    grade: 'V2',
    title: { en: 'Connect to the intersystem bonding termination', es: 'Conecte a la terminal entre sistemas' },
    text: {
      en: 'Where the building has an intersystem bonding termination by 250.94, the conductor goes there. If not, to the nearest accessible place of the power grounding electrode system, service raceway or equipment, or its electrode conductor.',
      es: 'Si el edificio tiene terminal de unión entre sistemas según 250.94, el conductor va ahí. Si no, al lugar accesible más cercano del sistema de electrodos, canalización o equipo de acometida, o su conductor al electrodo.',
    },
    words: {
      en: 'intersystem bonding bridge ibt cable satellite phone ground coax cold water pipe',
      es: 'terminal entre sistemas ibt cable teléfono tierra tubo de agua',
    },
  },
  {
    id: '800-100-d-bond-rods',
    section: '800.100(D)',
    grade: 'V2',
    title: { en: 'Bond a separate rod: 6 AWG', es: 'Una la varilla aparte: 6 AWG' },
    text: {
      en: 'A separate communications electrode is bonded to the power grounding electrode system of the building with copper not smaller than 6 AWG.',
      es: 'Un electrodo separado de comunicaciones se une al sistema de electrodos de fuerza del edificio con cobre no menor que 6 AWG.',
    },
    figures: { size: [6, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "bond the phone company's separate rod to the power ground rods with 6 AWG copper or larger",
          es: 'unir la varilla aparte del teléfono a las varillas de la fuerza con cobre 6 AWG o mayor',
        },
      },
    ],
    words: {
      en: 'two ground rods cable phone bond together',
      es: 'dos varillas cable teléfono unir varilla aparte jumper varilla de la luz',
    },
  },
  {
    id: '800-133-two-inches',
    section: '800.133',
    grade: 'K',
    title: { en: 'Communications cable: 2 in. from power', es: 'Comunicaciones: 2 pulg. de fuerza' },
    text: {
      en: 'Inside, communications cables do not share raceways, boxes or compartments with power or Class 1 conductors, and stay 2 in. from them unless those are in raceway or sheathed cable, or a fixed nonconductor such as porcelain tube divides them.',
      es: 'En interior, el cable de comunicación no comparte tubo, caja ni compartimiento con fuerza o Clase 1, y queda a 2 pulg. salvo que éstos vayan en tubo o cable con cubierta, o los separe un no conductor fijo.',
    },
    figures: { inches: [2, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run coax or data cable side by side with NM cable (Romex)',
          es: 'llevar coaxial o cable de datos junto a cable NM (Romex)',
        },
      },
      {
        says: 'must',
        what: {
          en: 'separate a phone or data jack from a 120 V receptacle in one box',
          es: 'separar el jack de teléfono o datos de un contacto de 120 V en una misma caja',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put a data jack and a 120 V receptacle in one box without a divider',
          es: 'poner un jack de datos y un contacto de 120 V en una caja sin división',
        },
      },
    ],
    words: { en: 'ethernet next to electrical wire same box low voltage divider', es: 'ethernet junto a cable eléctrico misma caja' },
  },
  {
    id: '800-154-types',
    section: '800.154',
    grade: 'V2',
    title: { en: 'CMP, CMR, CM: which cable where', es: 'CMP, CMR, CM: qué cable dónde' },
    text: {
      en: 'CMP may go in plenums, CMR between floors, CM and CMG elsewhere, CMX in one- and two-family dwellings or short exposed runs; a higher type may replace a lower. Coaxial types CATVP, CATVR, CATV and CATVX follow the same ladder.',
      es: 'CMP va en plenum, CMR entre pisos, CM y CMG en lo demás, CMX en viviendas de una y dos familias o tramos cortos visibles; uno superior sustituye a uno inferior. Los coaxiales CATVP, CATVR, CATV y CATVX siguen la misma escala.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use CMR or CM cable in a plenum', es: 'usar cable CMR o CM en un plenum' },
        words: 'air return ceiling retorno de aire',
      },
      { says: 'may', what: { en: 'use plenum cable (CMP) in a riser', es: 'usar cable plenum (CMP) en un riser' } },
      { says: 'may', what: { en: 'use CMX cable inside a one-family house', es: 'usar cable CMX adentro de una casa unifamiliar' } },
    ],
    words: {
      en: 'cmp cmr plenum ethernet cable rating riser network cable above drop ceiling',
      es: 'cmp cmr plenum cable ethernet cable de red plafón tipo',
    },
  },
  {
    id: '805-90-protectors',
    section: '805.90',
    numberIn: { '2017': '800.90' },
    grade: 'K',
    title: { en: 'Phone primary protectors', es: 'Protectores primarios de teléfono' },
    text: {
      en: 'A listed primary protector is on each communications circuit that may touch power conductors over 300 V to ground or is exposed to lightning, as near as practicable to the point of entrance, not close to easily ignitable material.',
      es: 'Un protector primario listado va en cada circuito que pueda tocar conductores de más de 300 V a tierra o expuesto a rayos, lo más cerca posible de la entrada y lejos de material que se encienda fácil.',
    },
    figures: { volts: [300, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a listed protector on each overhead phone line where it enters',
          es: 'poner un protector listado en cada línea telefónica aérea donde entra',
        },
        unless: { en: 'it is exposed neither to power lines nor to lightning', es: 'no esté expuesta ni a líneas de fuerza ni a rayos' },
      },
    ],
    words: { en: 'nid telephone protector lightning', es: 'nid protector teléfono rayos' },
  },
  {
    id: '805-156-dwelling-outlet',
    section: '805.156',
    numberIn: { '2017': '800.156' },
    grade: 'K',
    title: { en: 'A communications outlet in each new dwelling', es: 'Una salida de comunicación en vivienda nueva' },
    text: {
      en: "At least one communications outlet is installed within each new dwelling unit in a readily accessible place and cabled to the provider's demarcation point.",
      es: 'Se instala al menos una salida de comunicación en cada vivienda nueva, en lugar fácilmente accesible y cableada al punto de entrega del proveedor.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put at least one communications outlet in a new dwelling',
          es: 'poner al menos una salida de comunicaciones en una vivienda nueva',
        },
      },
    ],
    words: { en: 'phone jack required new house', es: 'salida de teléfono obligatoria casa nueva' },
  },
  {
    id: '810-12-supports',
    section: '810.12',
    grade: 'V2',
    title: { en: 'Antennas not on the service mast', es: 'Antenas no en la mufa' },
    text: {
      en: 'Outdoor antennas and lead-in conductors are securely supported and not attached to the electric service mast, nor to poles with open power conductors over 250 V between conductors.',
      es: 'Las antenas exteriores y sus bajadas se sujetan bien y no se fijan a la mufa ni a postes con conductores abiertos de más de 250 V entre ellos.',
    },
    figures: { volts: [250, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'strap an antenna to the electric service mast', es: 'amarrar una antena al mástil de la acometida' },
      },
    ],
    words: { en: 'satellite dish on service mast antenna mount', es: 'antena en la mufa parabólica mástil acometida' },
  },
  {
    id: '810-13-clearance',
    section: '810.13',
    grade: 'V2',
    title: { en: 'Antenna wires: 2 ft from power', es: 'Bajadas de antena: 2 pies de fuerza' },
    text: {
      en: 'Outdoor antennas and lead-ins do not cross over open power conductors and stay clear so that contact is not possible; where near conductors of 250 V or less, at least 2 ft.',
      es: 'Las antenas y bajadas no cruzan sobre conductores abiertos y quedan lejos para que no se toquen; cerca de conductores de 250 V o menos, al menos a 2 pies.',
    },
    figures: { volts: [250, 'V'], feet: [2, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run an antenna wire across open power conductors or a service drop',
          es: 'pasar un cable de antena por encima de conductores abiertos o de la acometida',
        },
      },
    ],
    words: {
      en: 'antenna near power line clearance tv lead-in conductors',
      es: 'antena cerca de línea eléctrica distancia bajada separación cables de luz',
    },
  },
  {
    id: '810-18-lead-in-clearance',
    section: '810.18',
    grade: 'V1',
    title: { en: 'Receiving antenna lead-in: 2 ft from power conductors', es: 'Bajada de antena receptora: 2 pies de conductores de luz' },
    text: {
      en: 'A lead-in on a building may not swing closer than 2 ft to conductors of circuits of 250 V or less, or 10 ft to those of more than 250 V, and stays 6 ft from lightning-rod conductors unless bonded. Indoors it stays 2 in. from power wiring, with exceptions such as a separate raceway.',
      es: 'Una bajada sobre el edificio no debe acercarse, ni meciéndose, a menos de 2 pies de conductores de 250 V o menos, ni a 10 pies de los de más de 250 V, y queda a 6 pies de los de pararrayos si no se une. Adentro va a 2 pulg. del cableado de fuerza, con excepciones como un tubo aparte.',
    },
    figures: { a: [2, 'ft'], b: [250, 'V'], c: [10, 'ft'], d: [6, 'ft'], e: [2, 'in'] },
    words: {
      en: 'tv radio antenna wire coax how far away stay open conductors light power circuits 120/240 v distance minimum clearance',
      es: 'antena tv radio cable coaxial qué tan lejos distancia mínima conductores abiertos 120/240 v separación',
    },
  },
  {
    id: '810-16-self-supporting',
    section: '810.16',
    grade: 'V1',
    title: { en: 'Antennas away from lines over 150 V', es: 'Antenas lejos de líneas de más de 150 V' },
    text: {
      en: 'Self-supporting antennas, such as vertical rods and dishes, stand well away from overhead conductors of over 150 V to ground, so that they cannot fall on them.',
      es: 'Las antenas autosoportadas, como varillas verticales y parabólicas, van bien lejos de conductores aéreos de más de 150 V a tierra, para que no les caigan encima.',
    },
    figures: { volts: [150, 'V'] },
    words: { en: 'tv antenna tower distance power lines dish', es: 'torre antena tv distancia líneas' },
  },
  {
    id: '810-16-a-wire-size',
    section: '810.16(A)',
    grade: 'K',
    title: { en: 'Receiving antenna wire sizes', es: 'Calibre de antenas receptoras' },
    text: {
      en: 'Outdoor receiving antennas of hard-drawn copper: 19 AWG for spans under 35 ft, 14 AWG for 35 ft to 150 ft, 12 AWG over 150 ft. Copper-clad steel may be smaller.',
      es: 'Antenas receptoras exteriores de cobre estirado en frío: 19 AWG para claros de menos de 35 pies, 14 AWG de 35 pies a 150 pies, 12 AWG arriba de 150 pies. El acero revestido de cobre puede ser menor.',
    },
    figures: { a: [19, 'AWG'], b: [35, 'ft'], c: [14, 'AWG'], d: [150, 'ft'], e: [12, 'AWG'] },
    words: { en: 'antenna span wire-strung minimum size', es: 'antena claro tendida calibre mínimo' },
  },
  {
    id: '810-20-discharge-unit',
    section: '810.20',
    grade: 'V2',
    title: { en: 'Antenna discharge unit at the entrance', es: 'Descargador de antena a la entrada' },
    text: {
      en: 'Each lead-in from an outdoor antenna has a listed antenna discharge unit, outside or inside nearest its entrance and away from combustibles, grounded, unless the lead-in has a grounded continuous metal shield.',
      es: 'Cada bajada de antena exterior lleva un descargador listado, afuera o adentro cerca de la entrada y lejos de combustibles, aterrizado, salvo que la bajada tenga pantalla metálica continua aterrizada.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a listed discharge unit on an antenna lead-in without a grounded shield',
          es: 'poner una unidad de descarga listada en la bajada de antena sin malla aterrizada',
        },
        words: 'twin lead lightning arrestor',
      },
    ],
    words: { en: 'coax ground block antenna lightning arrestor', es: 'bloque de tierra coaxial antena pararrayos' },
  },
  {
    id: '810-21-ground-size',
    section: '810.21',
    grade: 'V2',
    title: { en: 'Antenna ground wire: 10 AWG', es: 'Tierra de antena: 10 AWG' },
    text: {
      en: 'The mast and discharge unit are grounded with copper not smaller than 10 AWG, 8 AWG aluminum, or 17 AWG copper-clad steel or bronze, run straight to the intersystem bonding termination or the nearest part of the electrode system. A separate rod is bonded with 6 AWG.',
      es: 'El mástil y el descargador se aterrizan con cobre no menor que 10 AWG, aluminio 8 AWG, o acero con cobre o bronce 17 AWG, recto hasta la terminal entre sistemas o lo más cercano del sistema de electrodos. Una varilla aparte se une con 6 AWG.',
    },
    figures: { size: [10, 'AWG'], size2: [8, 'AWG'], size3: [17, 'AWG'], size4: [6, 'AWG'] },
    words: {
      en: 'satellite dish ground wire size tv antenna mast do I have to ground satellite dish antenna rod bonded to house rod',
      es: 'tierra de parabólica calibre mástil antena antena de tv techo conductor de puesta a tierra tengo que aterrizar la parabólica varilla',
    },
  },
  {
    id: '810-52-amateur',
    section: '810.52',
    grade: 'K',
    title: { en: 'Amateur transmitting antenna: 14 or 10 AWG', es: 'Antena de radioaficionado: 14 o 10 AWG' },
    text: {
      en: 'Amateur transmitting and receiving antennas of hard-drawn copper are at least 14 AWG for spans under 150 ft and 10 AWG for longer ones. Lead-ins stand off at least 3 in. from the surfaces wired over (810.54), and the protective ground is as large as the lead-in and not under 10 AWG (810.58).',
      es: 'Las antenas de radioaficionado para transmitir y recibir, de cobre estirado en frío, son al menos 14 AWG en claros de menos de 150 pies y 10 AWG en mayores. Las bajadas van al menos a 3 pulg. de las superficies (810.54), y la tierra de protección es tan grande como la bajada y no menor que 10 AWG (810.58).',
    },
    figures: { a: [14, 'AWG'], b: [150, 'ft'], c: [10, 'AWG'], d: [3, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use hard-drawn copper smaller than 14 AWG for an amateur transmitting antenna',
          es: 'usar cobre estirado duro menor que 14 AWG en una antena de radioaficionado que transmite',
        },
        words: '16 gauge ham dipole',
      },
    ],
    words: {
      en: 'ham radio amateur station antenna wire size lead-in clearance ground',
      es: 'radioaficionado antena calibre bajada tierra',
    },
  },
  {
    id: '820-93-shield',
    section: '820.93',
    grade: 'K',
    title: { en: 'Coax shield: ground at entry', es: 'Pantalla del coaxial: a tierra en la entrada' },
    text: {
      en: 'Coaxial cable that enters a building has its outer shield grounded as close as practicable to the point of entrance, with the ground block there and the conductor by 800.100.',
      es: 'El cable coaxial que entra al edificio lleva su pantalla a tierra lo más cerca posible de la entrada, con el bloque ahí y el conductor según 800.100.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground the coax shield where the cable enters the building',
          es: 'aterrizar la malla del coaxial donde el cable entra al edificio',
        },
      },
    ],
    words: { en: 'cable tv coax ground block where', es: 'coaxial cable tv bloque de tierra dónde cómo aterrizo cable' },
  },
  {
    id: '820-15-energy',
    section: '820.15',
    grade: 'K',
    title: { en: 'Coax may carry up to 60 V', es: 'El coaxial puede llevar hasta 60 V' },
    text: {
      en: 'Community antenna coaxial may deliver low-energy power to equipment directly associated with it if the voltage is at most 60 V and the current comes from a power-limited source.',
      es: 'El coaxial de TV por cable puede llevar energía baja al equipo asociado si el voltaje es de máximo 60 V y la corriente viene de una fuente limitada.',
    },
    figures: { volts: [60, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'send up to 60 V over coax to equipment directly associated with it',
          es: 'mandar hasta 60 V por el coaxial al equipo asociado con él',
        },
        if: { en: 'the source is power-limited', es: 'la fuente es de potencia limitada' },
      },
    ],
    words: { en: 'powered coax amplifier', es: 'amplificador coaxial energizado' },
  },
  {
    id: '830-15-power-limits',
    section: '830.15',
    grade: 'K',
    title: { en: 'Network-powered broadband: 100 VA', es: 'Banda ancha alimentada por red: 100 VA' },
    text: {
      en: 'Network-powered broadband sources are low power, up to 100 V, or medium power, up to 150 V, each within 100 VA; medium power cable needs more cover underground and more clearance.',
      es: 'Las fuentes de banda ancha alimentada por la red son de baja potencia, hasta 100 V, o mediana, hasta 150 V, dentro de 100 VA; el cable de mediana requiere más profundidad y más altura.',
    },
    figures: { volts: [100, 'V'], volts2: [150, 'V'], voltAmps: [100, 'VA'] },
    words: { en: 'network powered broadband drop', es: 'banda ancha alimentada red' },
  },
  {
    id: '830-47-cover',
    section: '830.47',
    grade: 'V1',
    title: { en: 'Network-powered broadband cable: burial depth', es: 'Cable de banda ancha alimentado por la red: profundidad' },
    text: {
      en: 'Direct-buried medium-power broadband cable has at least 18 in. of cover, 6 in. in rigid or intermediate metal conduit and 12 in. in nonmetallic raceway; under driveways of houses 12 in. Where it comes out of the ground it is protected to 8 ft above grade.',
      es: 'El cable de banda ancha de potencia media enterrado directo lleva al menos 18 pulg. de cobertura, 6 pulg. en tubo metálico rígido o intermedio y 12 pulg. en canalización no metálica; bajo entradas de autos de casas 12 pulg. Donde sale del suelo se protege hasta 8 pies sobre el nivel.',
    },
    figures: { a: [18, 'in'], b: [6, 'in'], c: [12, 'in'], d: [8, 'ft'] },
    words: {
      en: 'network-powered broadband medium power bmu cable direct buried underground depth yard',
      es: 'banda ancha potencia media enterrado profundidad patio',
    },
  },
  {
    id: '840-101-ont',
    section: '840.101',
    grade: 'K',
    title: { en: 'Fiber to the home: ground where metal', es: 'Fibra a la casa: a tierra si hay metal' },
    text: {
      en: 'A premises-powered network terminal, the ONT of fiber service, needs a ground only where its cable has metal members or its listing asks it; premises coax from it is grounded at the terminal.',
      es: 'La terminal alimentada en el inmueble, la ONT de fibra, requiere tierra sólo si su cable tiene partes metálicas o su listado lo pide; el coaxial que sale de ella se aterriza en la terminal.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'ground a fiber terminal (ONT)', es: 'aterrizar una terminal de fibra (ONT)' },
        if: { en: "its cable has no metal and its listing doesn't ask it", es: 'su cable no tiene metal y su listado no lo pide' },
      },
    ],
    words: { en: 'ont fiber internet ground verizon fios', es: 'ont internet de fibra tierra' },
  },
];

// Confirmed: 800.100 EC&M (Grounding and bonding part 12), codebookcity, Mike Holt forum; 800.100(A)(4) Mike Holt video and forum, EC&M; 800.44(B) journeyman exam bank; 810.16 journeyman exam bank; 810.20, 810.21 EC&M Code Q&A and Code Quandaries, Mike Holt forum 2565093, GE antenna manual. One source only: 800.24 EC&M Code Q&A.
// Reread: 800.100(A)(4) Mike Holt 2005 and forum 2583264, esgroundingsolutions; 800.154 LAN wiring handbook, data cabling FAQ; 800.25 ECN forum, decommsystems, cfm-enterprises; 810.12 NCCER quiz, Red Lake Falls ordinance; 810.13 Red Lake Falls ordinance, towertalk. One source only: 770.24 EC&M, 770.113 LAN wiring handbook, 800.26 Mike Holt.
// Third look, one source: 800.44 nachi forum (12 in.), codebookcity (the rest).
// Fourth look: 800.48 EC&M Code Q&A, thebuildingcodeforum, Mike Holt forum 2568209.
