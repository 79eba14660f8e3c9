// Articles 424 to 427 in own words: fixed electric heating of spaces, processes, outdoor surfaces and pipes.
import type { Rule } from '../knowledge.ts';

export const articles424To427: readonly Rule[] = [
  {
    id: '424-4-b-continuous',
    section: '424.4(B)',
    numberIn: { 2017: '424.3(B)' },
    grade: 'V2',
    title: { en: 'Electric heat is sized at 125%', es: 'La calefacción eléctrica se calcula al 125%' },
    text: {
      en: 'Size branch-circuit conductors and overcurrent devices of fixed electric space heating for at least 125% of the heaters and their motors. A 9600 W unit at 240 V with a 3 A blower: 43 x 1.25 = 53.75 A.',
      es: 'Calcule conductores y protección de la calefacción eléctrica fija para al menos 125% de los calentadores y sus motores. Una unidad de 9600 W a 240 V con soplador de 3 A: 43 x 1.25 = 53.75 A.',
    },
    figures: { pctPercent: [125, '%'], wW: [9600, 'W'], vV: [240, 'V'], mA: [3, 'A'], rA: [53.75, 'A'] },
    words: {
      en: 'baseboard heater wire size breaker electric furnace strip heat',
      es: 'calefactor de zócalo calibre breaker calefacción eléctrica',
    },
  },
  {
    id: '424-4-a-branch-circuits',
    section: '424.4(A)',
    numberIn: { 2017: '424.3(A)' },
    grade: 'V2',
    title: { en: 'Branch circuits for electric heat', es: 'Circuitos ramales para calefacción eléctrica' },
    text: {
      en: 'An individual branch circuit for one heater may be of any size. Circuits for two or more heaters are 15 A, 20 A, 25 A or 30 A; infrared outside dwellings may go to 50 A.',
      es: 'Un circuito individual para un calentador puede ser de cualquier tamaño. Los de dos o más son de 15 A, 20 A, 25 A o 30 A; el infrarrojo fuera de viviendas puede llegar a 50 A.',
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'], cA: [25, 'A'], dA: [30, 'A'], eA: [50, 'A'] },
    words: { en: 'multiple baseboard heaters one circuit 30 amp', es: 'varios calefactores un circuito 30' },
  },
  {
    id: '424-9-baseboard-receptacles',
    section: '424.9',
    grade: 'V2',
    title: { en: 'Receptacles on baseboard heaters', es: 'Contactos en calefactores de zócalo' },
    text: {
      en: 'Receptacles that come with a baseboard heater may count as the required wall receptacles, but they are not connected to the heater circuit. Follow the instructions before placing a heater under a wall receptacle.',
      es: 'Los contactos que vienen con el calefactor de zócalo pueden contar como los exigidos en la pared, pero no se conectan al circuito del calefactor. Vea las instrucciones antes de poner un calefactor bajo un contacto.',
    },
    words: { en: 'baseboard heater under outlet receptacle above heater', es: 'calefactor bajo contacto' },
  },
  {
    id: '424-13-combustible',
    section: '424.13',
    grade: 'V2',
    title: { en: 'Heaters: distance to combustibles', es: 'Calefactores: distancia a combustibles' },
    text: {
      en: 'Install fixed electric heaters with the required spacing to combustible material, unless listed to be in direct contact with it. The figure is on the label and in the instructions.',
      es: 'Instale los calefactores eléctricos fijos con la separación exigida a material combustible, salvo que estén listados para contacto directo. La distancia está en la etiqueta y las instrucciones.',
    },
    words: { en: 'heater clearance drapes wall', es: 'calefactor separación cortinas' },
  },
  {
    id: '424-19-disconnect',
    section: '424.19',
    grade: 'V2',
    title: { en: 'Electric heat disconnect: in sight or lockable', es: 'Desconexión de calefacción: a la vista o bloqueable' },
    text: {
      en: 'Disconnect heater, motor controllers and supplementary overcurrent devices from all ungrounded conductors, in sight or capable of being locked open, rated at least 125% of the total load. For units without a motor over 1/8 hp a thermostat with a marked off may serve if it opens all ungrounded conductors.',
      es: 'Desconecte calentador, control de motores y protecciones suplementarias de todos los vivos, a la vista o bloqueable abierto, de al menos 125% de la carga. En unidades sin motor de más de 1/8 hp puede servir un termostato con apagado marcado que abra todos los vivos.',
    },
    figures: { pctPercent: [125, '%'], hpHp: ['1/8', 'hp'] },
    words: { en: 'electric furnace disconnect in sight breaker lock baseboard', es: 'calefactor eléctrico desconectador a la vista' },
  },
  {
    id: '424-20-thermostat',
    section: '424.20',
    grade: 'V2',
    title: { en: 'Thermostat as controller and disconnect', es: 'Termostato como control y desconexión' },
    text: {
      en: 'A thermostat may be both controller and disconnect only if it has a marked off position, opens all ungrounded conductors directly when turned off, cannot come back on by itself from off, and is located as a disconnect must be.',
      es: 'Un termostato sirve como control y desconexión sólo si tiene posición marcada de apagado, abre directo todos los vivos al apagarse, no puede reencender solo desde apagado y está ubicado como desconectador.',
    },
    words: { en: 'single pole thermostat double pole off baseboard', es: 'termostato de un polo dos polos apagado' },
  },
  {
    id: '424-22-b-48-amps',
    section: '424.22(B)',
    grade: 'V2',
    title: { en: 'Heating elements divided: 48 A and 60 A', es: 'Elementos divididos: 48 A y 60 A' },
    text: {
      en: 'Resistance heating elements of equipment over 48 A are divided into loads of not more than 48 A, each protected at not more than 60 A. The manufacturer supplies that protection in or with the equipment.',
      es: 'Los elementos de resistencia de equipo de más de 48 A se dividen en cargas de no más de 48 A, cada una protegida a no más de 60 A. El fabricante incluye esa protección en el equipo o con él.',
    },
    figures: { limA: [48, 'A'], ocpdA: [60, 'A'] },
    words: { en: 'electric furnace two breakers 60 amp strips', es: 'calefactor eléctrico dos breakers 60' },
  },
  {
    id: '424-44-gfci-floor',
    section: '424.44',
    grade: 'V2',
    title: { en: 'Electric floor heat: GFCI in bathrooms and kitchens', es: 'Piso radiante: GFCI en baños y cocinas' },
    text: {
      en: 'Cables in electrically heated floors of bathrooms, kitchens and hydromassage bathtub locations have GFCI protection for personnel; heating panels under floor coverings have it by their own section in any room. Most floor thermostats include it.',
      es: 'Los cables de pisos con calefacción eléctrica en baños, cocinas y zonas de hidromasaje llevan protección GFCI de personas; los paneles bajo recubrimiento de piso la llevan por su propia sección en cualquier cuarto. Casi todos los termostatos de piso la incluyen.',
    },
    words: { en: 'radiant floor mat GFCI thermostat heated tile', es: 'piso radiante malla termostato GFCI' },
  },
  {
    id: '424-38-cable-limits',
    section: '424.38(B)',
    grade: 'V2',
    title: { en: 'Heating cables: not in closets nor over walls', es: 'Cables de calefacción: no en clósets ni sobre muros' },
    text: {
      en: 'Do not run heating cables in closets, except listed low-temperature humidity control, over walls or partitions that reach the ceiling, under or through walls, nor over cabinets that sit too close to the ceiling.',
      es: 'No corra cables de calefacción en clósets, salvo control de humedad de baja temperatura listado, sobre muros que llegan al techo, bajo o a través de muros, ni sobre gabinetes muy cercanos al techo.',
    },
    words: { en: 'ceiling heat cable closet', es: 'cable de calefacción techo clóset' },
  },
  {
    id: '424-39-clearance',
    section: '424.39',
    grade: 'V2',
    title: { en: 'Ceiling heating cable clearances', es: 'Separación de cables de calefacción en techo' },
    text: {
      en: 'Heating elements in ceilings stay 8 in. from the edge of outlet boxes and junction boxes for surface luminaires and 2 in. from recessed luminaires and trims and ventilation openings.',
      es: 'Los elementos en techo quedan a 8 pulg. del borde de cajas para luminarias de sobreponer y a 2 pulg. de luminarias empotradas, aros y rejillas.',
    },
    figures: { aIn: [8, 'in'], bIn: [2, 'in'] },
    words: { en: 'radiant ceiling cable luminaire distance', es: 'cable techo luminaria distancia' },
  },
  {
    id: '424-12-b-damp',
    section: '424.12(B)',
    grade: 'K',
    title: { en: 'Heaters in damp or wet places', es: 'Calefactores en húmedo o mojado' },
    text: {
      en: 'Heaters in damp or wet places are listed for them and built so that water does not enter or collect in wired sections, components or ductwork. Where exposed to damage they are protected.',
      es: 'Los calefactores en húmedo o mojado son listados para eso y hechos para que no entre ni se junte agua en el cableado, componentes o ductos. Donde reciban daño se protegen.',
    },
    words: { en: 'bathroom heater damp location', es: 'calefactor de baño húmedo' },
  },
  {
    id: '424-63-duct-heaters',
    section: '424.63',
    grade: 'K',
    title: { en: 'Duct heaters: airflow interlock', es: 'Calentadores de ducto: interlock con el ventilador' },
    text: {
      en: 'A duct heater has a means to make sure the fan circuit is energized when any heater circuit is. Instructions give the distance to bends, filters and heat pumps so that air is even over the face.',
      es: 'Un calentador de ducto tiene un medio que asegura que el ventilador esté energizado cuando lo esté el calentador. Las instrucciones dan la distancia a codos, filtros y bombas de calor para que el aire sea parejo.',
    },
    words: { en: 'duct heater fan interlock sail switch', es: 'calentador de ducto interlock ventilador' },
  },
  {
    id: '425-industrial-continuous',
    section: 'Article 425',
    grade: 'V1',
    title: { en: 'Industrial process heating: 125%', es: 'Calentamiento industrial de proceso: 125%' },
    text: {
      en: 'Fixed resistance and electrode industrial process heating equipment counts as continuous load: size its branch circuits for at least 125%.',
      es: 'El equipo fijo de calentamiento industrial por resistencia o electrodo cuenta como carga continua: calcule sus circuitos al menos al 125%.',
    },
    figures: { pctPercent: [125, '%'] },
    words: { en: 'process heater boiler industrial circuit', es: 'calentador de proceso caldera industrial' },
  },
  {
    id: '425-22-industrial-subdivision',
    section: '425.22(B)',
    grade: 'V1',
    title: { en: 'Industrial heating elements: divided', es: 'Elementos industriales: divididos' },
    text: {
      en: 'Resistance elements drawing more than 48 A are divided into loads of at most 48 A protected at 60 A or less, with exceptions for boilers and similar listed equipment up to 120 A per subdivision.',
      es: 'Los elementos que toman más de 48 A se dividen en cargas de 48 A como máximo protegidas a 60 A o menos, con excepciones para calderas y equipo listado hasta 120 A por división.',
    },
    figures: { limA: [48, 'A'], ocpdA: [60, 'A'], bigA: [120, 'A'] },
    words: { en: 'boiler elements breaker 120 amps', es: 'caldera elementos breaker 120' },
  },
  {
    id: '426-4-snow-continuous',
    section: '426.4',
    grade: 'V2',
    title: { en: 'Snow melting: continuous load', es: 'Derretidores de nieve: carga continua' },
    text: {
      en: 'Fixed outdoor deicing and snow-melting equipment is a continuous load: its branch circuits and overcurrent devices are at least 125% of the load.',
      es: 'El equipo fijo exterior contra hielo y nieve es carga continua: sus circuitos y protecciones son de al menos 125% de la carga.',
    },
    figures: { pctPercent: [125, '%'] },
    words: { en: 'driveway snow melt circuit size gutter heat', es: 'entrada nieve circuito canalón calefacción' },
  },
  {
    id: '426-20-embedded',
    section: '426.20',
    grade: 'V1',
    title: { en: 'Embedded snow-melt cable', es: 'Cable embebido contra nieve' },
    text: {
      en: 'Embedded units are at most 120 W/ft², with cables at least 1 in. apart. They lie on at least 2 in. of masonry or asphalt under 1-1/2 in. of cover, and do not bridge expansion joints without provision.',
      es: 'Las unidades embebidas son de 120 W/pie² como máximo, con cables a 1 pulg. o más. Van sobre al menos 2 pulg. de mampostería o asfalto bajo 1-1/2 pulg. de cubierta, y no cruzan juntas de expansión sin previsión.',
    },
    figures: { wWPerSqft: [120, 'W/ft²'], spIn: [1, 'in'], baseIn: [2, 'in'], coverIn: ['1-1/2', 'in'] },
    words: { en: 'heat cable in concrete driveway watts', es: 'cable en concreto entrada watts' },
  },
  {
    id: '426-28-gfpe',
    section: '426.28',
    grade: 'V2',
    title: { en: 'Snow melting: ground-fault protection of equipment', es: 'Derretidores: protección de falla a tierra de equipo' },
    text: {
      en: 'Protect fixed outdoor deicing and snow-melting equipment with ground-fault protection of equipment, usually 30 mA. It is not the personnel GFCI, which may trip on long cables.',
      es: 'Proteja el equipo fijo contra hielo y nieve con protección de falla a tierra de equipo, usualmente de 30 mA. No es el GFCI de personas, que puede dispararse con cables largos.',
    },
    figures: { maMa: [30, 'mA'] },
    words: { en: 'heat tape breaker GFEP 30 mA roof gutter', es: 'cinta térmica breaker 30 mA techo' },
  },
  {
    id: '426-50-disconnect',
    section: '426.50',
    grade: 'V1',
    title: { en: 'Snow melting: disconnect', es: 'Derretidores: desconexión' },
    text: {
      en: 'All fixed outdoor deicing equipment has a means to disconnect all ungrounded conductors; a readily accessible breaker or switch that can be locked open serves. Plugs of listed cord equipment may serve up to 20 A and 150 V to ground.',
      es: 'Todo equipo fijo contra hielo tiene cómo desconectar todos los vivos; sirve un breaker o interruptor fácilmente accesible y bloqueable. La clavija de equipo listado sirve hasta 20 A y 150 V a tierra.',
    },
    figures: { aA: [20, 'A'], vV: [150, 'V'] },
    words: { en: 'roof heat cable plug disconnect', es: 'cable térmico clavija desconexión' },
  },
  {
    id: '426-13-marking',
    section: '426.13',
    grade: 'V2',
    title: { en: 'Snow melting: caution signs', es: 'Derretidores: avisos' },
    text: {
      en: 'Mark the presence of outdoor electric deicing and snow-melting equipment by caution signs or markings where clearly visible.',
      es: 'Indique la presencia del equipo eléctrico exterior contra hielo y nieve con letreros o marcas de precaución donde se vean con claridad.',
    },
    words: { en: 'snow melt sign label', es: 'letrero derretidor nieve' },
  },
  {
    id: '427-4-pipe-continuous',
    section: '427.4',
    grade: 'V2',
    title: { en: 'Pipe heating: continuous load', es: 'Calefacción de tubería: carga continua' },
    text: {
      en: 'Fixed electric heating of pipelines and vessels is sized as a continuous load, at least 125%.',
      es: 'La calefacción eléctrica fija de tuberías y recipientes se calcula como carga continua, al menos 125%, en conductores y protección.',
    },
    figures: { pctPercent: [125, '%'] },
    words: { en: 'heat trace circuit size', es: 'heat trace circuito tamaño' },
  },
  {
    id: '427-13-pipe-marking',
    section: '427.13',
    grade: 'V2',
    title: { en: 'Heat trace: caution signs every 20 ft', es: 'Heat trace: avisos cada 20 pies' },
    text: {
      en: 'Post caution signs or markings along heat-traced pipe or vessels at intervals of 20 ft or less, and on or next to equipment in the piping that needs servicing.',
      es: 'Ponga letreros o marcas a lo largo de la tubería o recipiente con heat trace a intervalos de 20 pies o menos, y en el equipo de la tubería que requiera servicio.',
    },
    figures: { dFt: [20, 'ft'] },
    words: { en: 'heat tape label electric traced', es: 'cinta térmica etiqueta tubería' },
  },
  {
    id: '427-22-pipe-gfpe',
    section: '427.22',
    grade: 'V2',
    title: { en: 'Pipe heating: ground-fault protection of equipment', es: 'Calefacción de tubería: protección de equipo' },
    text: {
      en: 'Protect electric heat tracing and heating panels on pipes with ground-fault protection of equipment. In supervised industry with continuous process and alarm indication, alarm alone may do.',
      es: 'Proteja el heat trace y paneles de tuberías con protección de falla a tierra de equipo. En industria supervisada con proceso continuo y alarma, puede bastar la alarma.',
    },
    words: { en: 'heat tape GFCI breaker pipe freeze', es: 'cinta térmica congelación breaker' },
  },
  {
    id: '427-55-pipe-disconnect',
    section: '427.55',
    grade: 'K',
    title: { en: 'Pipe heating: disconnect', es: 'Calefacción de tubería: desconexión' },
    text: {
      en: 'Provide a means to disconnect all pipe heating from its ungrounded conductors, readily accessible, marked and lockable where a switch or breaker serves. The factory plug of cord equipment may serve up to 20 A and 150 V to ground.',
      es: 'Provea un medio para desconectar la calefacción de tubería de sus vivos, accesible, marcado y bloqueable si es interruptor o breaker. La clavija de fábrica sirve hasta 20 A y 150 V a tierra.',
    },
    figures: { aA: [20, 'A'], vV: [150, 'V'] },
    words: { en: 'heat tape plug disconnect', es: 'cinta térmica clavija' },
  },
];

// Confirmed: 424.4(B), 424.9 Mike Holt newsletter (2017), NEC pocket guide, codebookcity, IRC; 424.13, 424.19 codebookcity, pocket guide, homeowners network; 426.4, 426.13 codebookcity, pocket guide, Mike Holt forum.
// One source at the first reading: 424.4(A), 426.20 (pocket guide), 424.20 (codebookcity).
// One source at the first reading too: 424.38, 424.39 (codebookcity).
// Second reading: 424.20 codebookcity, exam bank; 424.44 Mike Holt forum, ecmag, course page; 426.28 EC&M, nachi forum.
// 424.4(A) pocket guide, Mike Holt forum; 424.22(B) public repository, Mike Holt forum; 424.38, 424.39 codebookcity, warmlyyours, Portland code; 427.4 codebookcity, electricianexampractice; 427.13 EC&M 2015, electricianexampractice; 427.22 nssltd 2023, ECN and Mike Holt forums. One source only: 425 electricianexampractice, 426.50 electrical association quiz.
