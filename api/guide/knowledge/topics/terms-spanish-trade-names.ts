// Spanish trade names that crews use, with the English words and code terms beside them.
import type { Topic } from '../knowledge.ts';

export const termsSpanishTradeNamesTopics: readonly Topic[] = [
  {
    id: 'terms-pastilla',
    area: 'terms',
    grade: 'K',
    title: { en: "What is a 'pastilla'?", es: '¿Qué es una pastilla (breaker)?' },
    answer: {
      en: "In Mexican trade Spanish a 'pastilla' is a circuit breaker, also 'breaker', 'térmico', 'termomagnético' or 'interruptor'. 'Pastilla doble' is a 2-pole breaker; 'se botó la pastilla' means that it tripped.\n\nOn paper the code's Spanish is 'interruptor automático'. 'Interruptor' alone is ambiguous, since it can mean a switch or a breaker: ask which. 'Principal' or 'general' is the main. Sizes go by amps: 'una de veinte' is a 20 A breaker.",
      es: "En México, pastilla es el interruptor automático o breaker; también se dice térmico, termomagnético o interruptor. Pastilla doble es la de 2 polos; 'se botó la pastilla' es que disparó.\n\nEn papel el código en español dice 'interruptor automático'. 'Interruptor' a secas confunde, porque puede ser apagador o breaker: pregunte. 'Principal' o 'general' es el main. Se piden por amperes: 'una de veinte' es un breaker de 20 A.",
    },
    references: ['100', '240.6(A)'],
    claims: [{ says: 'is', what: { en: 'a pastilla is a circuit breaker', es: 'una pastilla es un breaker' } }],
    words: {
      en: 'pastilla breaker spanish circuit breaker termomagnetico',
      es: 'pastilla breaker térmico termomagnético interruptor automático se botó',
    },
  },
  {
    id: 'terms-mufa-and-acometida',
    area: 'terms',
    grade: 'K',
    title: { en: "What are 'mufa' and 'acometida'?", es: '¿Qué son la mufa y la acometida?' },
    answer: {
      en: "'Mufa' is the weatherhead, the rainproof hood on top of the service mast, and often the whole mast; 'acometida' is the service: the conductors and equipment that bring power from the utility. 'Bajada' is the drop, 'base' or 'medidor' the meter socket.\n\nThe weatherhead stands above the point where the drop attaches when practicable, with drip loops so that water doesn't run in. Everything ahead of the service disconnect has no overcurrent protection of yours: only after the utility disconnects.",
      es: 'La mufa es el remate a prueba de lluvia arriba del mástil (en inglés weatherhead), y muchas veces se le dice así a todo el mástil; la acometida (en inglés service) son los conductores y el equipo que traen la corriente de la compañía. Bajada es el service drop; base, el meter socket.\n\nLa mufa queda arriba del punto donde se ancla la bajada cuando se puede, con gotas (drip loops) para que no entre agua. Todo lo que está antes del desconectador no tiene protección suya: solo se toca con la compañía desconectada.',
    },
    references: ['230.54', '230.70'],
    claims: [
      {
        says: 'must',
        what: {
          en: "put the weatherhead above the drop's attachment point, when practicable, with drip loops",
          es: 'poner la mufa arriba del punto de sujeción de la bajada, si se puede, con bucles de goteo',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'work ahead of the service disconnect before the utility disconnects',
          es: 'trabajar antes del desconectador de acometida sin que la compañía desconecte',
        },
      },
    ],
    words: { en: 'mufa acometida weatherhead service mast drop spanish', es: 'mufa acometida mástil bajada base medidor gota' },
  },
  {
    id: 'terms-apagador-contacto-socket',
    area: 'terms',
    grade: 'K',
    title: {
      en: "'Apagador', 'contacto', 'socket', 'clavija': what are they in English?",
      es: 'Apagador, contacto, socket, clavija: ¿cómo se dicen en inglés?',
    },
    answer: {
      en: "'Apagador' is a switch, 'contacto', 'tomacorriente' or 'enchufe' a receptacle, 'clavija' a plug, 'socket' or 'portalámpara' a lampholder, 'foco' a bulb, 'chalupa' a single-gang box, 'tapa' or 'placa' the cover plate.\n\n'Apagador de escalera' or 'de tres vías' is a 3-way switch. 'Dúplex' is a double receptacle. In Caribbean and Central American Spanish 'suiche', 'receptáculo' or 'toma' are heard. 'Conector' can be a wire nut or a box connector: ask.",
      es: "Apagador es switch; contacto, tomacorriente o enchufe es receptacle u outlet; clavija es plug; socket o portalámpara es lampholder; foco es bulb; chalupa es single-gang box; tapa o placa es cover plate.\n\nApagador de escalera o de tres vías es 3-way switch. Dúplex es contacto doble. En el Caribe y Centroamérica se oye suiche, receptáculo o toma. 'Conector' puede ser capuchón (wire nut) o conector de caja: pregunte.",
    },
    references: ['404.2', '406.4'],
    claims: [
      { says: 'is', what: { en: 'an apagador de escalera is a 3-way switch', es: 'un apagador de escalera es un apagador de 3 vías' } },
    ],
    words: {
      en: 'apagador contacto clavija socket enchufe translation spanish switch receptacle plug',
      es: 'apagador contacto enchufe tomacorriente clavija socket foco suiche toma enchufle suich switche',
    },
  },
  {
    id: 'terms-tubo-conduit-nombres',
    area: 'terms',
    grade: 'K',
    title: {
      en: "Spanish names for conduit: 'pared delgada', 'pared gruesa', 'poliducto', 'coraza'",
      es: 'Nombres del tubo conduit: pared delgada, pared gruesa, poliducto, coraza',
    },
    answer: {
      en: "'Tubo pared delgada' is EMT, 'pared gruesa' is rigid (RMC) or intermediate (IMC), 'PVC pesado' rigid PVC, 'poliducto' the soft corrugated or plain plastic tube used in Mexico, 'coraza', 'manguera' or 'flexible' flexible conduit.\n\nPoliducto isn't the same product as listed ENT ('smurf tube') and isn't accepted as such in the US. 'Cople' is a coupling, 'contra y monitor' locknut and bushing, 'abrazadera' a strap, 'niple' a nipple, 'curva' or 'codo' an elbow, 'condulet' a conduit body.",
      es: "Tubo pared delgada es EMT; pared gruesa es rigid (RMC) o intermediate (IMC); PVC pesado es PVC rígido; poliducto es el tubo plástico blando que se usa en México; coraza, manguera o flexible es flexible conduit.\n\nEl poliducto no es lo mismo que el ENT listado ('smurf tube') y en EE. UU. no se acepta como tal. Cople es coupling; contra y monitor es locknut y bushing; abrazadera es strap; niple es nipple; curva o codo es elbow; condulet es conduit body.",
    },
    references: ['358.2', '344.2', '352.2', '362.2'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'poliducto is accepted as listed ENT in the US', es: 'el poliducto se acepta como ENT listado en EE. UU.' },
      },
    ],
    words: {
      en: 'pared delgada pared gruesa poliducto coraza conduit spanish emt rigid ent',
      es: 'tubo pared delgada gruesa poliducto coraza manguera cople contra monitor abrazadera niple paipa pipa',
    },
  },
];
