// Large PV supply stations, fuel cells and wind systems in own words (691 to 694).
import type { Rule } from '../knowledge.ts';

export const articles691To694: readonly Rule[] = [
  {
    id: '691-1-large-scale',
    section: '691.1',
    grade: 'V1',
    title: { en: 'Large-scale PV: 5000 kW', es: 'FV de gran escala: 5000 kW' },
    text: {
      en: 'Article 691 covers PV supply stations with an inverter capacity of at least 5000 kW and not under exclusive utility control, accessible to authorized persons only, whose design an engineer documents where it departs from 690.',
      es: 'El Artículo 691 cubre centrales FV de al menos 5000 kW de inversores y no bajo control exclusivo de la compañía, con acceso sólo a autorizados, cuyo diseño documenta un ingeniero donde se aparta del 690.',
    },
    figures: { kilowatts: [5000, 'kW'] },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a PV plant below 5000 kW is large enough for Article 691',
          es: 'una planta FV de menos de 5000 kW sea bastante grande para el Artículo 691',
        },
        words: '3 MW',
      },
    ],
    words: { en: 'solar farm utility scale 5 mw', es: 'granja solar 5 mw' },
  },
  {
    id: '691-9-rapid-shutdown',
    section: '691.9',
    grade: 'V1',
    title: { en: 'Station buildings: no rapid shutdown', es: 'Edificios de la central: sin paro rápido' },
    text: {
      en: 'Buildings whose sole purpose is to house equipment of a large PV station need not meet the rapid shutdown of 690.12; the fire procedures of the site cover them.',
      es: 'Los edificios cuyo único fin es alojar equipo de la central no tienen que cumplir el paro rápido de 690.12; los cubren los procedimientos contra incendio del sitio.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'provide rapid shutdown for a building that only houses equipment of a large PV station',
          es: 'dar apagado rápido a un edificio que solo aloja equipo de una gran central FV',
        },
      },
    ],
    words: { en: 'solar farm inverter building rapid shutdown', es: 'granja solar paro rápido' },
  },
  {
    id: '692-13-disconnect',
    section: '692.13',
    grade: 'K',
    title: { en: 'Fuel cell disconnect', es: 'Desconectador de celda de combustible' },
    text: {
      en: 'Means are provided to disconnect all current-carrying conductors of a fuel cell source from the other conductors in the building; where a circuit grounding connection is not made to open, only the ungrounded ones.',
      es: 'Hay medios para desconectar del edificio los conductores con corriente de la celda de combustible; donde la conexión a tierra no debe abrirse, sólo los no aterrizados.',
    },
    words: { en: 'bloom box fuel cell shutoff', es: 'celda de combustible desconexión' },
  },
  {
    id: '692-59-backup',
    section: 'Article 692',
    grade: 'K',
    title: { en: 'Fuel cells feeding a house', es: 'Celdas de combustible en una casa' },
    text: {
      en: 'Fuel cell systems are listed, their outputs marked with volts, current and kW, and they meet Article 705 in parallel with the utility or a transfer switch when they serve as backup.',
      es: 'Los sistemas de celdas son listados, con su salida rotulada en volts, corriente y kW, y cumplen el Artículo 705 en paralelo con la compañía o una transferencia como respaldo.',
    },
    words: { en: 'fuel cell home backup', es: 'celda de combustible casa respaldo' },
  },
  {
    id: '694-7-d-surge',
    section: '694.7(D)',
    grade: 'V1',
    title: { en: 'Wind: surge protection', es: 'Eólico: supresor' },
    text: {
      en: 'A listed surge protective device is installed between a wind system and any loads served by the premises wiring.',
      es: 'Se instala un supresor de picos listado entre el sistema eólico y las cargas que sirve el alambrado del inmueble.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a surge protector between a wind turbine and the loads of the house',
          es: 'instalar un protector de sobretensión entre un aerogenerador y las cargas de la casa',
        },
      },
    ],
    words: { en: 'wind turbine lightning spd', es: 'turbina eólica rayos supresor' },
  },
  {
    id: '694-7-e-receptacle',
    section: '694.7(E)',
    grade: 'K',
    title: { en: 'Wind tower receptacle: GFCI', es: 'Contacto en torre eólica: GFCI' },
    text: {
      en: 'A receptacle for maintenance may be fed from the wind system, and 125 V, 15 or 20 A ones in the tower or on it have GFCI protection.',
      es: 'Un contacto de mantenimiento puede alimentarse del sistema eólico, y los de 125 V, 15 o 20 A en la torre llevan protección GFCI.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "protect a 15 or 20 A, 125 V receptacle in or on a wind turbine's tower with GFCI",
          es: 'proteger con GFCI un contacto de 15 o 20 A, 125 V en la torre de un aerogenerador',
        },
      },
    ],
    words: { en: 'wind turbine nacelle outlet gfci', es: 'contacto torre eólica gfci' },
  },
  {
    id: '694-12-conductors',
    section: '694.12',
    grade: 'K',
    title: { en: 'Wind circuit conductors: 125%', es: 'Conductores eólicos: 125%' },
    text: {
      en: 'Conductors and overcurrent devices of wind circuits carry at least 125% of the maximum currents calculated, as continuous loads.',
      es: 'Los conductores y protecciones de circuitos eólicos son de al menos 125% de las corrientes máximas calculadas, como cargas continuas.',
    },
    figures: { percent: [125, '%'] },
    words: { en: 'wind turbine wire size breaker', es: 'calibre turbina eólica breaker' },
  },
  {
    id: '694-10-voltage',
    section: '694.10',
    grade: 'K',
    title: { en: 'Wind turbine voltage at houses: 600 V', es: 'Voltaje de aerogenerador en casas: 600 V' },
    text: {
      en: 'Wind turbine output circuits at one- and two-family dwellings may be up to 600 V, and higher only elsewhere.',
      es: 'Los circuitos de salida de aerogeneradores en viviendas de una y dos familias son de hasta 600 V; más, sólo en otros lugares.',
    },
    figures: { a: [600, 'V'] },
    words: { en: 'wind turbine maximum voltage house dwelling', es: 'turbina eólica voltaje máximo casa' },
  },
  {
    id: '694-22-disconnect',
    section: '694.22',
    grade: 'K',
    title: { en: 'Wind disconnect', es: 'Desconectador eólico' },
    text: {
      en: 'The wind disconnect is readily accessible outside or on the tower or adjacent, or inside near the entrance, has at most six switches, and is marked; the turbine has its own shutdown means with instructions posted.',
      es: 'El desconectador eólico va accesible afuera, en la torre o junto a ella, o adentro cerca de la entrada, con máximo seis interruptores y rotulado; la turbina tiene su propio paro con instrucciones a la vista.',
    },
    words: { en: 'wind turbine shutdown disconnect brake', es: 'turbina paro desconectador freno' },
  },
];

// Confirmed: 691.1, 691.9 and 694.7(D) journeyman exam bank.
