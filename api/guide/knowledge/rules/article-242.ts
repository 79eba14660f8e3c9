// Article 242: overvoltage protection (surge-protective devices and surge arresters); Articles 280 and 285 in the 2017 edition.
import type { Rule } from '../knowledge.ts';

export const article242: readonly Rule[] = [
  {
    id: '242-article-history',
    section: 'Article 242',
    numberIn: { '2017': 'Article 285' },
    grade: 'V2',
    title: { en: 'Where the surge rules are', es: 'Dónde están las reglas de sobretensión' },
    text: {
      en: 'Since 2020 one article holds both: surge-protective devices (SPDs) for 1000 V or less and surge arresters above that. An SPD is required by 230.67, 215.18 and 225.42 for dwellings and 700.8 for emergency panels.',
      es: 'Desde 2020 un solo artículo tiene ambos: supresores (SPD) de 1000 V o menos y apartarrayos de más voltaje. Lo exigen 230.67, 215.18 y 225.42 en viviendas y 700.8 en tableros de emergencia.',
    },
    figures: { v: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install an SPD for emergency panels and for dwellings by 230.67, 215.18 and 225.42',
          es: 'instalar SPD en tableros de emergencia y en viviendas según 230.67, 215.18 y 225.42',
        },
        words: 'surge protector required',
      },
    ],
    words: { en: 'surge article 285 280 spd required', es: 'artículo 285 280 sobretensión' },
  },
  {
    id: '242-listing',
    section: '242.8',
    numberIn: { '2017': '285.5' },
    grade: 'V1',
    title: { en: 'SPDs must be listed', es: 'Los SPD deben estar listados' },
    text: {
      en: 'A surge-protective device must be a listed device. The older surge suppressor names (TVSS, secondary arrester) are covered by the SPD types today.',
      es: 'Un SPD debe ser un dispositivo listado. Los nombres viejos (TVSS, apartarrayos secundario) hoy quedan dentro de los tipos de SPD.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use a listed surge-protective device (SPD)', es: 'usar un supresor (SPD) listado' },
        words: 'unlisted surge',
      },
    ],
    words: { en: 'tvss listed ul 1449 secondary arrester', es: 'tvss listado ul 1449' },
  },
  {
    id: '242-uses-not-permitted',
    section: 'Article 242',
    numberIn: { '2017': 'Article 285' },
    grade: 'V2',
    title: { en: 'Where SPDs may not be used', es: 'Dónde no se usan los SPD' },
    text: {
      en: 'An SPD of this kind may not be installed on circuits over 1000 V, on ungrounded, impedance-grounded or corner-grounded delta systems unless listed for them, nor where its rating is below the maximum continuous phase-to-ground voltage.',
      es: 'Un SPD de este tipo no se instala en circuitos de más de 1000 V, en sistemas sin aterrizar, con impedancia o delta con esquina a tierra salvo que esté listado para eso, ni donde su valor sea menor que el voltaje continuo máximo de fase a tierra.',
    },
    figures: { v: [1000, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'install an SPD on circuits over 1000 V', es: 'instalar un SPD en circuitos de más de 1000 V' },
        words: 'surge medium voltage',
      },
      {
        says: 'must-not',
        what: {
          en: 'install an SPD on ungrounded, impedance-grounded or corner-grounded delta systems',
          es: 'instalar un SPD en sistemas no aterrizados, por impedancia o delta de esquina',
        },
        unless: { en: 'it is listed for them', es: 'esté listado para ellos' },
        words: 'surge delta',
      },
      {
        says: 'must-not',
        what: {
          en: 'install an SPD rated below the maximum continuous phase-to-ground voltage',
          es: 'instalar un SPD menor que el voltaje continuo máximo de fase a tierra',
        },
        words: 'surge rating MCOV',
      },
    ],
    words: { en: 'spd delta ungrounded wrong voltage mcov', es: 'spd delta aterrizar voltaje equivocado mcov' },
  },
  {
    id: '242-sccr',
    section: '242.10',
    numberIn: { '2017': '285.6' },
    grade: 'V2',
    title: { en: 'Short-circuit rating of an SPD', es: 'Capacidad de cortocircuito del SPD' },
    text: {
      en: 'An SPD is marked with a short-circuit current rating and may not be installed where the available fault current is higher. Receptacle SPDs need no such marking.',
      es: 'Un SPD lleva marcada su capacidad de cortocircuito y no se instala donde la corriente de falla disponible es mayor. Los SPD en contactos no necesitan esa marca.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install an SPD where fault current exceeds its short-circuit rating',
          es: 'instalar un SPD donde la falla excede su capacidad de cortocircuito',
        },
        words: 'SCCR',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a receptacle SPD marked with a short-circuit current rating',
          es: 'usar un contacto con supresor marcado con capacidad de cortocircuito',
        },
        words: 'surge receptacle',
      },
    ],
    words: { en: 'sccr surge protector fault current panel', es: 'sccr supresor corriente falla' },
  },
  {
    id: '242-type-1',
    section: 'Article 242',
    numberIn: { '2017': 'Article 285' },
    grade: 'V2',
    title: { en: 'Type 1 SPD', es: 'SPD Tipo 1' },
    text: {
      en: 'A Type 1 SPD may connect on the supply side of the service disconnect, as equipment that 230.82 allows there, or on the load side. It is the type for the meter or the line side of the main.',
      es: 'Un SPD Tipo 1 puede conectarse del lado de suministro del desconectador de acometida, como equipo que permite 230.82, o del lado de carga. Es el tipo para el medidor o el lado de línea del principal.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'connect a Type 1 SPD ahead of the main (supply side)', es: 'conectar un SPD Tipo 1 antes del principal' },
        words: 'surge at meter line side',
      },
      {
        says: 'may',
        what: {
          en: 'connect a Type 1 SPD on the load side of the service disconnect',
          es: 'conectar un SPD Tipo 1 del lado de carga del principal',
        },
        words: 'surge',
      },
    ],
    words: { en: 'type 1 surge line side meter socket', es: 'tipo 1 lado línea medidor' },
  },
  {
    id: '242-type-2-3',
    section: 'Article 242',
    numberIn: { '2017': 'Article 285' },
    grade: 'V2',
    title: { en: 'Type 2 and Type 3 SPDs', es: 'SPD Tipo 2 y Tipo 3' },
    text: {
      en: "A Type 2 SPD goes on the load side of the service disconnect's overcurrent device, typically on a breaker in the panel. A Type 3 SPD is a point-of-use device on the load side of branch-circuit protection, such as a surge receptacle or strip.",
      es: 'El SPD Tipo 2 va del lado de carga de la protección de acometida, normalmente en un breaker del tablero. El Tipo 3 es de punto de uso, del lado de carga del ramal, como un contacto o multicontacto con supresor.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "connect a Type 2 SPD ahead of the service disconnect's overcurrent device",
          es: 'conectar un SPD Tipo 2 antes de la protección del principal',
        },
        words: 'line side surge',
      },
      {
        says: 'may',
        what: { en: 'connect a Type 2 SPD on a breaker in the panel', es: 'conectar un SPD Tipo 2 en un breaker del tablero' },
        words: 'whole house surge',
      },
      {
        says: 'must',
        what: {
          en: 'put a Type 3 SPD on the load side of branch-circuit protection',
          es: 'poner un SPD Tipo 3 del lado de carga de la protección del ramal',
        },
        words: 'surge strip',
      },
    ],
    words: { en: 'type 2 breaker panel mount 3 strip receptacle', es: 'tipo 2 breaker tablero 3 multicontacto' },
  },
  {
    id: '242-16-type-3-distance',
    section: '242.16',
    numberIn: { '2017': '285.25' },
    grade: 'V2',
    title: { en: 'Type 3 SPD: 30 ft of wire', es: 'Supresor Tipo 3: 30 pies de cable' },
    text: {
      en: 'A Type 3 SPD goes on the load side of the branch-circuit device, up to the equipment. If its instructions say so, at least 30 ft of conductor must lie between it and the service or derived-system disconnect.',
      es: 'Un supresor Tipo 3 va del lado de carga de la protección del ramal, hasta el equipo. Si sus instrucciones lo dicen, entre él y el desconectador de acometida o del sistema derivado debe haber al menos 30 pies de conductor.',
    },
    figures: { f1: [30, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep at least 30 ft of wire between a Type 3 SPD and the service disconnect',
          es: 'dejar al menos 30 pies de cable entre un SPD Tipo 3 y el principal',
        },
        if: { en: 'its instructions say so', es: 'sus instrucciones lo piden' },
        words: 'surge receptacle near panel',
      },
    ],
    words: {
      en: 'surge protector how many feet conductor length distance from service disconnect point of use receptacle',
      es: 'supresor picos cuántos pies distancia del desconectador',
    },
  },
  {
    id: '242-leads',
    section: 'Article 242',
    numberIn: { '2017': 'Article 285' },
    grade: 'V2',
    title: { en: 'Keep SPD leads short', es: 'Cables del SPD cortos' },
    text: {
      en: 'Conductors that connect an SPD may not be longer than necessary and must avoid unnecessary bends. Long coiled leads let more voltage through, so mount the SPD right at the panel.',
      es: 'Los conductores que conectan un SPD no deben ser más largos de lo necesario y deben evitar dobleces innecesarios. Los cables largos enrollados dejan pasar más voltaje: monte el SPD pegado al tablero.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'make SPD leads longer than necessary or coil them',
          es: 'hacer los cables del SPD más largos de lo necesario o enrollarlos',
        },
        words: 'surge wire length',
      },
      {
        says: 'must-not',
        what: { en: 'make unnecessary bends in SPD leads', es: 'doblar sin necesidad los cables del SPD' },
        words: 'surge protector bends',
      },
    ],
    words: { en: 'lead length surge protector mounting close nipple', es: 'largo de cables supresor montaje cerca' },
  },
  {
    id: '242-28-conductor-size',
    section: 'Article 242',
    numberIn: { '2017': '285.26' },
    grade: 'V1',
    title: { en: 'Smallest SPD conductors', es: 'Conductor mínimo del supresor' },
    text: {
      en: 'Line and grounding conductors of an SPD are at least 14 AWG copper or 12 AWG aluminum. Those of a surge arrester over 1000 V are at least 6 AWG.',
      es: 'Los conductores de línea y tierra de un supresor son al menos 14 AWG de cobre o 12 AWG de aluminio. Los de un apartarrayos de más de 1000 V, al menos 6 AWG.',
    },
    figures: { f1: [14, 'AWG'], f2: [12, 'AWG'], f3: [1000, 'V'], f4: [6, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use at least 14 AWG copper or 12 AWG aluminum SPD conductors',
          es: 'usar conductores de SPD de al menos 14 AWG cobre o 12 AWG aluminio',
        },
        words: 'surge wire size',
      },
      {
        says: 'must',
        what: {
          en: 'use at least 6 AWG conductors on a surge arrester over 1000 V',
          es: 'usar al menos 6 AWG en un pararrayos de más de 1000 V',
        },
        words: 'arrester',
      },
    ],
    words: { en: 'surge protective device wire size minimum arrester lead', es: 'supresor apartarrayos calibre mínimo puntas' },
  },
];

// Confirmed: Article 242 EC&M (2), electricallicenserenewal 859, codebookcity; types Leviton Captain Code 2014, se.com, codebookcity.
// SPD short-circuit rating electricallicenserenewal 859, EC&M.
// Second look: uses not permitted EC&M overvoltage protection, surgefree.
// One source: Type 3 distance Mike Holt forum, conductor size codebookcity (Article 285).
// Fourth look: Type 3 distance examzify, Mike Holt forum; leads EC&M quiz, se.com.
