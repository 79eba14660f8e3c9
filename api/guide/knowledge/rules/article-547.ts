// Article 547 in own words: agricultural buildings, corrosion and dust, GFCI, site supply and equipotential planes.
import type { Rule } from '../knowledge.ts';

export const article547: readonly Rule[] = [
  {
    id: '547-1-scope',
    section: '547.1',
    grade: 'V2',
    title: { en: 'Which farm buildings', es: 'Qué edificios de granja' },
    text: {
      en: 'Article 547 covers agricultural buildings with excessive dust, dust with water, or a corrosive atmosphere: confinement of livestock, poultry or fish, and areas washed down. A farm shop or machine shed without these conditions follows the general rules.',
      es: 'El Artículo 547 cubre edificios agrícolas con mucho polvo, polvo con agua o ambiente corrosivo: encierros de ganado, aves o peces y áreas que se lavan. Un taller o bodega de maquinaria sin esas condiciones sigue las reglas generales.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a farm shop or machine shed without dust, damp or animals falls under the rules for agricultural buildings',
          es: 'un taller o cobertizo de granja sin polvo, humedad ni animales cae bajo las reglas de edificios agrícolas',
        },
        words: 'pole barn storage hay tractor article 547 almacen',
      },
    ],
    words: { en: 'barn hog house chicken house dairy horse stable wiring', es: 'granero establo gallinero lechería caballeriza' },
  },
  {
    id: '547-20-wiring-methods',
    section: '547.20',
    numberIn: { '2017': '547.5(A)', '2020': '547.5(A)' },
    grade: 'V1',
    title: { en: 'Wiring methods in barns', es: 'Métodos en establos' },
    text: {
      en: 'Use UF, NMC, copper SE, jacketed MC, PVC, RTRC, liquidtight nonmetallic conduit, or others suited to the place. In dusty areas only the Class II wiring methods also count. Ordinary NM cable is not on the list.',
      es: 'Use UF, NMC, SE de cobre, MC con chaqueta, PVC, RTRC, liquidtight no metálico u otros propios del lugar. Donde sólo hay polvo también valen los métodos de Clase II. El cable NM común no está en la lista.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use ordinary NM cable (Romex) in a barn or poultry house',
          es: 'usar cable NM común (Romex) en un establo o gallinero',
        },
        unless: { en: 'it has neither much dust or damp nor corrosive vapor', es: 'no tenga mucho polvo ni humedad ni vapor corrosivo' },
      },
    ],
    words: { en: 'romex in barn nm-b uf pvc horse barn', es: 'romex en establo uf pvc caballeriza' },
  },
  {
    id: '547-22-boxes',
    section: '547.22',
    numberIn: { '2017': '547.5(C)', '2020': '547.5(C)' },
    grade: 'K',
    title: { en: 'Boxes in dust and wet barns', es: 'Cajas en establos con polvo o agua' },
    text: {
      en: 'Boxes, fittings and enclosures in dusty areas are made to keep dust out, with no open knockouts; in damp or wet areas they keep water out, and in corrosive ones they have suitable corrosion resistance. Nonmetallic gasketed types are the usual choice.',
      es: 'Cajas y accesorios en áreas con polvo impiden que entre, sin huecos abiertos; en húmedas o mojadas impiden el agua, y en corrosivas resisten la corrosión. Lo usual son no metálicas con empaque.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'leave open knockouts in boxes of a dusty or damp barn',
          es: 'dejar troqueles abiertos en cajas de un establo con polvo o humedad',
        },
        words: 'poultry hog house ordinary metal box polvo',
      },
    ],
    words: { en: 'weatherproof box barn corrosion nonmetallic', es: 'caja establo corrosión no metálica' },
  },
  {
    id: '547-26-protection',
    section: '547.26',
    numberIn: { '2017': '547.5(E)', '2020': '547.5(E)' },
    grade: 'K',
    title: { en: 'Protect barn wiring from damage', es: 'Proteja el alambrado del establo' },
    text: {
      en: 'Electrical wiring and equipment subject to physical damage, livestock and rodents included, is protected. Nonmetallic cable is not hidden in walls or above ceilings of spaces next to livestock confinement areas.',
      es: 'El alambrado y equipo expuesto a daño, incluso por ganado y roedores, se protege. El cable no metálico no se oculta en muros ni sobre plafones de espacios contiguos a los corrales del ganado.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hide nonmetallic cable in walls or above ceilings next to livestock',
          es: 'ocultar cable no metálico en paredes o techos junto al ganado',
        },
        words: 'rodents mice uf nmc concealed attic barn ratones',
      },
    ],
    words: { en: 'rodents chew cable horses kick conduit barn', es: 'roedores muerden cable caballos patean tubo' },
  },
  {
    id: '547-27-ground-wire',
    section: '547.27',
    numberIn: { '2017': '547.5(F)', '2020': '547.5(F)' },
    grade: 'V2',
    title: { en: 'Barn: copper ground, insulated underground', es: 'Granja: tierra de cobre, aislada enterrada' },
    text: {
      en: 'An equipment grounding conductor in agricultural buildings is copper, in the raceway or cable with the circuit; underground it is insulated unless it is part of a listed cable.',
      es: 'El conductor de tierra de equipos en edificios agrícolas es de cobre, dentro del tubo o cable con el circuito; si va subterráneo es aislado, salvo que sea parte de un cable listado.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use an aluminum equipment ground in a livestock barn',
          es: 'usar tierra de aluminio en un establo',
        },
        words: 'agricultural aluminium egc urd',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a bare ground wire underground to a livestock barn',
          es: 'usar tierra desnuda enterrada hacia un establo',
        },
        unless: {
          en: 'it is part of a listed cable such as UF',
          es: 'sea parte de un cable listado como UF',
        },
        words: 'bare copper insulated feeder pelada',
      },
    ],
    words: { en: 'barn ground wire bare uf insulated copper', es: 'establo tierra desnuda uf aislada cobre' },
  },
  {
    id: '547-28-gfci',
    section: '547.28',
    numberIn: { '2017': '547.5(G)', '2020': '547.5(G)' },
    grade: 'V2',
    title: { en: 'GFCI in barns', es: 'GFCI en establos' },
    text: {
      en: '125 V, 15 and 20 A receptacles have GFCI protection in areas with an equipotential plane, outdoors, in damp or wet locations and in dirt confinement areas for livestock.',
      es: 'Los contactos de 125 V, 15 y 20 A llevan GFCI en áreas con plano equipotencial, exteriores, lugares húmedos o mojados y corrales de tierra para ganado.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 15 and 20 A, 125 V barn receptacles in damp, wet, outdoor or livestock areas with GFCI',
          es: 'proteger con GFCI los contactos de 15 y 20 A, 125 V del establo en áreas húmedas, exteriores o con ganado',
        },
        words: 'heat lamp stock tank heater outlet bebedero granja plug',
      },
    ],
    words: { en: 'gfci barn outlet heat lamp stock tank heater', es: 'gfci establo contacto lámpara de calor bebedero' },
  },
  {
    id: '547-41-site-isolating',
    section: '547.41',
    numberIn: { '2017': '547.9(A)', '2020': '547.9(A)' },
    grade: 'V1',
    title: { en: 'Farm yard pole: site-isolating device', es: 'Poste de granja: dispositivo de aislamiento' },
    text: {
      en: 'Where two or more agricultural buildings are fed from a distribution point, such as a yard pole, put a pole-top site-isolating device there. It opens all ungrounded service conductors, needs no overcurrent protection, and the neutral is bonded to a grounding electrode conductor there.',
      es: 'Donde dos o más edificios agrícolas se alimentan de un punto de distribución, como un poste central, ponga ahí un dispositivo de aislamiento. Abre todos los vivos, no necesita protección de sobrecorriente, y ahí el neutro se une al conductor al electrodo.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'put overcurrent protection in the site-isolating switch of a farm yard pole',
          es: 'poner protección de sobrecorriente en el desconectador de aislamiento del poste de granja',
        },
        words: 'pole top switch fuses breaker meter pole fusibles',
      },
    ],
    words: { en: 'meter pole farm disconnect center yard pole', es: 'poste central granja medidor desconectador' },
  },
  {
    id: '547-44-equipotential',
    section: '547.44',
    numberIn: { '2017': '547.10', '2020': '547.10' },
    grade: 'V2',
    title: { en: 'Equipotential planes for livestock', es: 'Planos equipotenciales para ganado' },
    text: {
      en: 'Where livestock stands on concrete and can touch metal equipment that may become energized, build an equipotential plane: mesh or other conductive elements in or under the concrete, bonded to the metal and to the grounding system. Cows feel a few volts. Poultry is excepted.',
      es: 'Donde el ganado pisa concreto y puede tocar equipo metálico que pueda energizarse, haga un plano equipotencial: malla u otros elementos conductores en el concreto o debajo, unidos al metal y a la tierra del sistema. Las vacas sienten pocos volts. Se exceptúan las aves.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'build an equipotential plane where livestock stands on concrete by metal equipment',
          es: 'hacer plano equipotencial donde el ganado pisa concreto junto a equipo metálico',
        },
        if: {
          en: 'the metal may become energized',
          es: 'el metal puede energizarse',
        },
        words: 'wash rack milking parlor cattle show cows stray voltage waterer mesh ordeña bebedero vacas',
      },
      {
        says: 'need-not',
        what: {
          en: 'build an equipotential plane for poultry',
          es: 'hacer plano equipotencial para aves',
        },
        words: 'chicken turkey house gallinero pollos',
      },
    ],
    words: { en: 'stray voltage dairy cows mesh bonding concrete barn', es: 'voltaje parásito vacas lechería malla unión' },
  },
  {
    id: '547-44-bonding-size',
    section: '547.44',
    numberIn: { '2017': '547.10(B)', '2020': '547.10(B)' },
    grade: 'K',
    title: { en: 'Equipotential plane bond: 8 AWG', es: 'Unión del plano equipotencial: 8 AWG' },
    text: {
      en: 'Connect the plane to the electrical grounding system with solid copper, insulated, covered or bare, not smaller than 8 AWG, using pressure connectors or clamps of brass or copper, or other approved means.',
      es: 'Conecte el plano a la tierra del sistema con cobre sólido, aislado, cubierto o desnudo, no menor que 8 AWG, con conectores a presión o abrazaderas de latón o cobre u otro medio aprobado.',
    },
    figures: { size: [8, 'AWG'] },
    words: { en: 'barn slab mesh ground wire size milking parlor dairy grid wire conductor', es: 'losa establo malla calibre de unión ' },
  },
];

// Confirmed: GFCI list codebookcity, Mike Holt newsletter 443 and video 1685, EC&M quiz; equipotential plane Mike Holt newsletter 1137, codebookcity; wiring methods, site-isolating device codebookcity; scope ecmag July 2022.
// Reread: 547.27 EC&M July 2022.
