// Article 100: the defined terms that decide most arguments on a job.
import type { Rule } from '../knowledge.ts';

export const article100: readonly Rule[] = [
  {
    id: '100-accessible-equipment',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Accessible (equipment)', es: 'Accesible (equipo)' },
    text: {
      en: 'Equipment is accessible when you can get close to it to operate, service or inspect it: no locked door, height or other barrier keeps you away. A portable ladder may be needed; that is what separates it from readily accessible.',
      es: 'Un equipo es accesible cuando alguien puede acercarse a operarlo, darle servicio o inspeccionarlo: no lo impide una puerta con llave, la altura ni otra barrera. Puede hacer falta una escalera portátil; eso lo distingue de fácilmente accesible.',
    },
    words: { en: 'access equipment definition ladder above ceiling', es: 'alcanzar acceso equipo definición escalera plafón' },
  },
  {
    id: '100-accessible-wiring',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Accessible (wiring methods)', es: 'Accesible (métodos de cableado)' },
    text: {
      en: 'A wiring method or box is accessible when it can be reached or removed without damaging the building or its finish. Above a lift-out ceiling tile counts as accessible; behind drywall with no access panel does not.',
      es: 'Un método de cableado o una caja es accesible cuando se llega a ella o se retira sin dañar el edificio ni su acabado. Arriba de un plafón de placas removibles es accesible; detrás de tablarroca sin registro, no.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'put a splice box above a lift-out ceiling tile', es: 'poner una caja de empalmes arriba de un plafón removible' },
        words: 'drop ceiling suspended cielo falso',
      },
      {
        says: 'is-not',
        what: {
          en: 'a box behind drywall with no access panel is accessible',
          es: 'una caja detrás de tablaroca sin registro sea accesible',
        },
      },
    ],
    words: { en: 'junction box buried covered drywall drop ceiling access', es: 'caja empalme tapada tablarroca plafón registro' },
  },
  {
    id: '100-readily-accessible',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Readily accessible', es: 'Fácilmente accesible' },
    text: {
      en: 'Readily accessible means those who need it can reach it quickly, without tools (keys excepted), without climbing over or moving things, and without a portable ladder. Breakers, GFCI devices and service disconnects normally must be readily accessible.',
      es: 'Fácilmente accesible significa que quien lo necesita llega rápido, sin herramientas (salvo llaves), sin trepar ni quitar cosas y sin escalera portátil. Los breakers, los GFCI y el desconectador de acometida normalmente deben serlo.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'what is reached only by ladder or over other things is readily accessible',
          es: 'lo que solo se alcanza con escalera o por encima de otras cosas sea fácilmente accesible',
        },
        words: 'step ladder freezer gfci breaker high on the wall easy to get to',
      },
    ],
    words: {
      en: 'ladder key lock gfci behind appliance difference between accessible readily',
      es: 'alcance rápido escalera llave candado detrás aparato diferencia accesible fácilmente',
    },
  },
  {
    id: '100-ampacity',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Ampacity', es: 'Ampacidad' },
    text: {
      en: 'Ampacity is the current a conductor can carry continuously, in the conditions where it is used, without getting hotter than its insulation allows. Hot ambient and bundled conductors lower it, so a table value is only the start.',
      es: 'La ampacidad es la corriente que un conductor puede llevar de forma continua, en las condiciones de uso, sin pasar la temperatura de su aislamiento. El calor ambiente y el agrupamiento la reducen; el valor de tabla es solo el punto de partida.',
    },
    words: { en: 'current carrying capacity wire rating derate', es: 'capacidad de corriente cable calibre amperaje' },
  },
  {
    id: '100-approved',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Approved, identified, labeled and listed', es: 'Aprobado, identificado, etiquetado y listado' },
    text: {
      en: "Approved means accepted by the inspection authority. Listed means it is in a recognized testing laboratory's published list; labeled means it carries the laboratory's mark; identified means it is recognizably suited for the specific use. Listing supports approval but the inspector decides.",
      es: 'Aprobado significa aceptado por la autoridad. Listado es que está en la lista publicada de un laboratorio reconocido; etiquetado, que lleva su marca; identificado, que se reconoce como apto para ese uso. El listado apoya la aprobación, pero decide el inspector.',
    },
    words: { en: 'ul listed difference approved inspector nrtl mark', es: 'ul diferencia aprobado inspector marca laboratorio' },
  },
  {
    id: '100-afci',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Arc-fault circuit interrupter (AFCI)', es: 'Interruptor por falla de arco (AFCI)' },
    text: {
      en: 'An AFCI recognizes the signature of a dangerous arc, such as a nailed cable or a loose splice, and opens the circuit. It guards against fire; it is not a shock-protection device like a GFCI.',
      es: 'Un AFCI reconoce la señal de un arco peligroso, como un cable perforado por un clavo o un empalme flojo, y abre el circuito. Protege contra incendios; no protege contra descargas como el GFCI.',
    },
    words: { en: 'arc fault breaker cafci dual function difference gfci', es: 'falla de arco pastilla diferencia' },
  },
  {
    id: '100-gfci',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Ground-fault circuit interrupter (GFCI)', es: 'Interruptor por falla a tierra (GFCI)' },
    text: {
      en: 'A GFCI protects people: it compares current going out with current coming back and opens the circuit when the difference leaks to ground. The Class A type used at receptacles trips somewhere from 4 to 6 mA.',
      es: 'El GFCI protege a las personas: compara la corriente que sale con la que regresa y abre el circuito cuando la diferencia se fuga a tierra. El Clase A que se usa en contactos dispara entre 4 y 6 mA.',
    },
    figures: { low: [4, ''], high: [6, 'mA'] },
    words: { en: 'gfi ground fault trip level milliamps class 5 ma', es: 'falla a tierra dispara miliamperes nivel' },
  },
  {
    id: '100-gfpe',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Ground-fault protection of equipment (GFPE)', es: 'Protección de equipo contra falla a tierra (GFPE)' },
    text: {
      en: 'GFPE opens all ungrounded conductors when ground-fault current could damage equipment, at a level below what the overcurrent device would see. Its settings run from milliamperes to hundreds of amperes, so never count it as shock protection for people.',
      es: 'La GFPE abre todos los conductores no puestos a tierra cuando una falla a tierra puede dañar el equipo, con menos corriente de la que vería el breaker. Se ajusta desde miliamperes hasta cientos de amperes: nunca la cuente como protección de personas.',
    },
    words: { en: 'gfp equipment protection people difference gfci', es: 'protección equipo personas diferencia' },
  },
  {
    id: '100-bonded',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Bonded, bonding', es: 'Unido, unión (bonding)' },
    text: {
      en: 'Bonded means metal parts are connected so that the path between them is continuous and conducts. Bonding ties metal together and back to the source so a fault trips the breaker; grounding connects to the earth. They are two different jobs.',
      es: 'Unido (bonded) significa que las partes metálicas están conectadas y la trayectoria entre ellas es continua y conduce. La unión amarra los metales entre sí y de regreso a la fuente para que la falla dispare el breaker; la puesta a tierra conecta con el suelo. Son dos trabajos distintos.',
    },
    words: { en: 'bond jumper difference grounding earth', es: 'puente de unión diferencia aterrizar tierra física' },
  },
  {
    id: '100-grounded',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Grounded, grounding', es: 'Puesto a tierra, puesta a tierra' },
    text: {
      en: 'Grounded means connected to the earth, or to a conductive body that extends the earth connection, such as building steel bonded to an electrode. The earth itself is never a fault path: a ground rod alone will not trip a breaker.',
      es: 'Puesto a tierra significa conectado al suelo o a un cuerpo conductor que extiende esa conexión, como la estructura de acero unida a un electrodo. El suelo nunca es la trayectoria de falla: una varilla sola no dispara un breaker.',
    },
    claims: [
      {
        says: 'is-not',
        what: { en: 'a ground rod alone trips a breaker on a fault', es: 'una varilla de tierra sola dispare el breaker en una falla' },
      },
    ],
    words: { en: 'earth ground rod definition', es: 'tierra física varilla aterrizado definición' },
  },
  {
    id: '100-grounded-conductor',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Grounded conductor', es: 'Conductor puesto a tierra' },
    text: {
      en: 'The grounded conductor is the system or circuit conductor that is intentionally connected to ground; on most systems it is the neutral, on a corner-grounded delta it is a phase. It carries current, so treat it as live; the grounding conductor is the equipment ground, which carries only fault current.',
      es: 'El conductor puesto a tierra (en inglés, grounded conductor) es el conductor del sistema o circuito que se conecta a tierra a propósito; en la mayoría de los sistemas es el neutro, en una delta con esquina a tierra es una fase. Lleva corriente: trátelo como vivo; el grounding conductor es la tierra de equipo, que solo lleva corriente de falla.',
    },
    words: {
      en: 'white wire neutral grounded vs grounding difference diff between conductor',
      es: 'cable blanco neutro diferencia tierra llama',
    },
  },
  {
    id: '100-neutral-conductor',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Neutral conductor and neutral point', es: 'Conductor neutro y punto neutro' },
    text: {
      en: 'The neutral conductor connects to the neutral point of a system and is meant to carry current in normal use. The neutral point is the common point of a wye, the midpoint of a single-phase 3-wire winding, or the midpoint of one side of a delta.',
      es: 'El conductor neutro se conecta al punto neutro del sistema y está hecho para llevar corriente en uso normal. El punto neutro es el punto común de una estrella, el punto medio de un devanado monofásico de 3 hilos, o el punto medio de un lado de una delta.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the grounded phase of a corner-grounded delta is a neutral',
          es: 'la fase aterrizada de una delta aterrizada en una esquina sea un neutro',
        },
      },
    ],
    words: { en: 'common midpoint wye center tap', es: 'común punto medio estrella derivación central' },
  },
  {
    id: '100-egc',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Equipment grounding conductor (EGC)', es: 'Conductor de puesta a tierra de equipo (EGC)' },
    text: {
      en: 'The EGC is the path that ties normally dead metal parts of equipment together and back to the grounded conductor at the source, so a fault clears. It may be a wire, a metal raceway or a cable armor; it carries no current in normal use.',
      es: 'El EGC es la trayectoria que une las partes metálicas normalmente sin energía de los equipos y las regresa al conductor puesto a tierra en la fuente, para que la falla se libere. Puede ser un cable, un tubo metálico o una armadura; en uso normal no lleva corriente.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'metal conduit such as EMT is itself the equipment ground, without a green wire',
          es: 'el tubo metálico como EMT es él mismo la tierra de equipo, sin cable verde',
        },
        if: { en: 'it is sound, tight and unbroken', es: 'está sano, apretado y sin cortes' },
      },
    ],
    words: {
      en: 'green wire ground bare equipment conduit',
      es: 'cable verde desnudo tierra equipo tubo',
    },
  },
  {
    id: '100-gec',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Grounding electrode conductor (GEC)', es: 'Conductor del electrodo de puesta a tierra (GEC)' },
    text: {
      en: 'The GEC runs from the grounded conductor or the equipment at the service or derived source to a grounding electrode or a point on the electrode system. It is sized from the service conductors, not from the breaker as the EGC is.',
      es: 'El GEC va del conductor puesto a tierra o del equipo, en la acometida o la fuente derivada, a un electrodo o a un punto del sistema de electrodos. Se calcula con los conductores de acometida, no con el breaker como el EGC.',
    },
    words: { en: 'ground rod wire gec sizing difference egc electrode', es: 'cable a la varilla calibre electrodo diferencia' },
  },
  {
    id: '100-grounding-electrode',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Grounding electrode', es: 'Electrodo de puesta a tierra' },
    text: {
      en: 'A grounding electrode is a conducting object through which the direct connection to earth is made, such as a rod, underground metal water pipe, building steel in the ground or steel in the footing (Ufer).',
      es: 'Un electrodo de puesta a tierra es un objeto conductor por el cual se hace la conexión directa al suelo: una varilla, tubería metálica de agua enterrada, acero estructural en el suelo o el acero de la zapata (Ufer).',
    },
    words: { en: 'ground rod ufer water pipe earth electrode', es: 'varilla ufer tubería agua electrodo' },
  },
  {
    id: '100-main-bonding-jumper',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Main and system bonding jumpers', es: 'Puente de unión principal y del sistema' },
    text: {
      en: 'The main bonding jumper connects the grounded conductor to the equipment grounding conductor, or to the supply-side bonding jumper, at the service. The system bonding jumper makes the same connection at a separately derived system such as a transformer. Past that point neutral and ground stay apart.',
      es: 'El puente de unión principal conecta el conductor puesto a tierra con el conductor de tierra de equipo, o con el puente del lado de suministro, en la acometida. El puente del sistema hace lo mismo en un sistema derivado separado, como un transformador. De ahí en adelante neutro y tierra van separados.',
    },
    words: { en: 'mbj green screw neutral ground bond service panel sbj', es: 'tornillo verde unión neutro tierra acometida' },
  },
  {
    id: '100-branch-circuit',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Branch circuit', es: 'Circuito ramal (derivado)' },
    text: {
      en: 'A branch circuit is the wiring between the last overcurrent device that protects the circuit and the outlets it feeds. Everything between the service and that last breaker or fuse is feeder.',
      es: 'El circuito ramal es el cableado entre el último dispositivo de sobrecorriente que lo protege y las salidas que alimenta. Todo lo que va de la acometida a ese último breaker o fusible es alimentador.',
    },
    words: { en: 'circuit home run definition difference feeder', es: 'circuito derivado definición diferencia alimentador' },
  },
  {
    id: '100-branch-circuit-kinds',
    section: 'Article 100',
    grade: 'V2',
    title: {
      en: 'Appliance, general-purpose and individual branch circuits',
      es: 'Circuitos ramales para aparatos, de uso general e individuales',
    },
    text: {
      en: 'A general-purpose branch circuit feeds two or more receptacles or outlets for lighting and appliances. An appliance branch circuit feeds appliance outlets and no fixed lighting beyond that in an appliance. An individual branch circuit feeds one piece of equipment only.',
      es: 'Un ramal de uso general alimenta dos o más contactos o salidas para alumbrado y aparatos. Un ramal para aparatos alimenta salidas de aparatos sin alumbrado fijo aparte del que trae un aparato. Un ramal individual alimenta un solo equipo.',
    },
    words: { en: 'dedicated circuit individual general purpose appliance', es: 'circuito dedicado individual uso general' },
  },
  {
    id: '100-multiwire-branch-circuit',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Multiwire branch circuit', es: 'Circuito ramal multiconductor' },
    text: {
      en: 'A multiwire branch circuit has two or more hots with voltage between them sharing one neutral that has equal voltage to each hot. The neutral then carries only the imbalance, unless both hots land on the same leg, which overloads it.',
      es: 'Un ramal multiconductor tiene dos o más vivos con voltaje entre sí que comparten un neutro con el mismo voltaje a cada vivo. Así el neutro lleva solo el desbalance, salvo que los vivos queden en la misma fase: entonces el neutro se sobrecarga.',
    },
    words: { en: 'mwbc shared neutral common three wire circuit', es: 'neutro compartido circuito tres hilos' },
  },
  {
    id: '100-feeder',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Feeder', es: 'Alimentador' },
    text: {
      en: "A feeder is the conductors between the service equipment, a separately derived source or another supply and the final branch-circuit overcurrent device. The cable to a subpanel is a feeder; so is the run from a transformer's secondary overcurrent device to its panel.",
      es: 'Un alimentador son los conductores entre el equipo de acometida, una fuente derivada u otro suministro y el último dispositivo de sobrecorriente del ramal. El cable a un subpanel es alimentador; también el tramo de la protección secundaria de un transformador a su tablero.',
    },
    words: { en: 'subpanel sub feed definition difference branch circuit', es: 'subtablero subpanel definición' },
  },
  {
    id: '100-service',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Service', es: 'Acometida' },
    text: {
      en: 'A service is the conductors and equipment that connect the utility to the wiring of the premises. If the power does not come from a utility, for example from a generator or your own transformer yard, there is no service and the conductors are feeders.',
      es: 'La acometida son los conductores y el equipo que conectan la compañía eléctrica con el cableado del inmueble. Si la energía no viene de una compañía, por ejemplo de un generador o de una subestación propia, no hay acometida: los conductores son alimentadores.',
    },
    words: { en: 'service entrance utility power company definition', es: 'entrada servicio compañía luz definición' },
  },
  {
    id: '100-service-point',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Service point', es: 'Punto de acometida' },
    text: {
      en: "The service point is where the utility's facilities meet the wiring of the premises. The utility side follows the utility's rules; from the service point on, this code applies. The utility says where the point is.",
      es: 'El punto de acometida es donde la instalación de la compañía se une al cableado del inmueble. El lado de la compañía sigue las reglas de la compañía; del punto en adelante aplica este código. La compañía define dónde está.',
    },
    words: { en: 'utility demarcation weatherhead meter pole handhole owns', es: 'mufa medidor poste límite compañía' },
  },
  {
    id: '100-service-conductors',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Service drop, lateral and service conductors', es: 'Bajada aérea, lateral y conductores de acometida' },
    text: {
      en: 'The service drop (overhead) and service lateral (underground) are utility conductors up to the service point. From there to the service disconnect they are service conductors: overhead, underground or service-entrance. They have no overcurrent protection on the supply side that you can count on.',
      es: 'La bajada aérea y el lateral subterráneo son conductores de la compañía hasta el punto de acometida. De ahí al desconectador son conductores de acometida: aéreos, subterráneos o de entrada. No tienen del lado de suministro una protección de sobrecorriente con la que se pueda contar.',
    },
    words: {
      en: 'drop lateral sec service entrance conductors ahead main',
      es: 'bajada lateral conductores entrada antes principal',
    },
  },
  {
    id: '100-service-equipment',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Service equipment', es: 'Equipo de acometida' },
    text: {
      en: 'Service equipment is the breakers or fused switches and their parts at the load end of the service conductors that form the main control and cutoff of the supply. The meter and its socket are not service equipment.',
      es: 'El equipo de acometida son los breakers o desconectadores con fusibles y sus partes, en el extremo de carga de los conductores de acometida, que forman el control y corte principal. El medidor y su base no son equipo de acometida.',
    },
    words: { en: 'main breaker disconnect meter socket service', es: 'principal interruptor general base medidor' },
  },
  {
    id: '100-separately-derived-system',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Separately derived system', es: 'Sistema derivado separado' },
    text: {
      en: 'A separately derived system is a source other than the service with no direct connection between its circuit conductors and those of another system, except through grounding and bonding. Most transformers are; a generator is one only when the transfer switch also switches the neutral.',
      es: 'Un sistema derivado separado es una fuente distinta de la acometida sin conexión directa entre sus conductores y los de otro sistema, salvo por tierra y uniones. La mayoría de los transformadores lo son; un generador lo es solo si la transferencia también conmuta el neutro.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a generator whose neutral stays tied to the house is a separately derived system',
          es: 'una planta cuyo neutro queda unido al de la casa sea un sistema derivado separadamente',
        },
      },
    ],
    words: {
      en: 'sds transformer generator switched neutral 3 pole 4 transfer',
      es: 'transformador generador neutro conmutado transferencia 4 polos',
    },
  },
  {
    id: '100-continuous-load',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Continuous load', es: 'Carga continua' },
    text: {
      en: 'A load is continuous when its maximum current is expected to last 3 hours or more. Store and office lighting and EV charging are the usual ones. Conductors and overcurrent devices then take 125% of it.',
      es: 'Una carga es continua cuando se espera que su corriente máxima dure 3 horas o más. Los casos comunes son el alumbrado de tiendas y oficinas y la carga de vehículos eléctricos. Conductores y protección se calculan entonces al 125%.',
    },
    figures: { hours: [3, 'h'], factor: [125, '%'] },
    words: { en: 'three hours more 80 percent rule 125 lighting ev', es: 'tres horas 80 ciento' },
  },
  {
    id: '100-demand-factor',
    section: 'Article 100',
    grade: 'V1',
    title: { en: 'Demand factor', es: 'Factor de demanda' },
    text: {
      en: "A demand factor is the ratio of the most a system draws at one time to everything connected to it. The load tables give the factors you may use; never make one up because 'it won't all run at once'.",
      es: "El factor de demanda es la relación entre lo máximo que el sistema toma a la vez y todo lo conectado. Las tablas de carga dan los factores que se pueden usar; nunca invente uno porque 'no todo prende al mismo tiempo'.",
    },
    words: { en: 'diversity demand ratio connected load', es: 'diversidad relación carga conectada' },
  },
  {
    id: '100-in-sight',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'In sight from, within sight', es: 'A la vista' },
    text: {
      en: 'Equipment is in sight of another when it is visible and not more than 50 ft away. Both conditions count: a disconnect just around the corner, behind a wall, is not in sight.',
      es: 'Un equipo está a la vista de otro cuando es visible y no está a más de 50 pies. Cuentan las dos condiciones: un desconectador a la vuelta, detrás de una pared, no está a la vista.',
    },
    figures: { distance: [50, 'ft'] },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a disconnect behind a wall, a column or a corner is in sight, however near',
          es: 'un desconectador detrás de un muro, columna o esquina esté a la vista, por cerca que esté',
        },
      },
    ],
    words: { en: 'within sight disconnect 50 visible line', es: 'visible desconectador 50 línea vista' },
  },
  {
    id: '100-dwelling-unit',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Dwelling unit', es: 'Unidad de vivienda' },
    text: {
      en: 'A dwelling unit is a single unit with complete, independent living facilities for one or more people, with permanent provisions for living, sleeping, cooking and sanitation. Without a permanent way to cook, a hotel room or dormitory is not one.',
      es: 'Una unidad de vivienda es una sola unidad con todo para vivir de forma independiente, con instalaciones permanentes para estar, dormir, cocinar y sanitarias. Sin forma permanente de cocinar, un cuarto de hotel o dormitorio no lo es.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a room without a permanent way to cook is a dwelling unit',
          es: 'un cuarto sin forma permanente de cocinar sea una unidad de vivienda',
        },
        words: 'hot plate mini fridge parrilla',
      },
    ],
    words: {
      en: 'house apartment condo one-family two-family multifamily guest room define',
      es: 'casa departamento unifamiliar bifamiliar multifamiliar define cocinar dormir',
    },
  },
  {
    id: '100-bathroom',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Bathroom', es: 'Baño' },
    text: {
      en: 'A bathroom is an area with a basin plus one or more of a toilet, urinal, tub, shower, bidet or similar fixture. A toilet alone or a vanity in a bedroom alone is not a bathroom under the code.',
      es: 'Un baño es un área con lavabo y además uno o más de: inodoro, mingitorio, tina, regadera, bidé o similar. Un inodoro solo, o un tocador con lavabo en la recámara, no es baño para el código.',
    },
    claims: [
      {
        says: 'is-not',
        what: { en: 'a toilet alone, with no basin in its area, is a bathroom', es: 'un inodoro solo, sin lavabo en su área, sea un baño' },
      },
    ],
    words: { en: 'bath half toilet room vanity definition', es: 'medio baño inodoro lavabo tocador definición' },
  },
  {
    id: '100-kitchen',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Kitchen', es: 'Cocina' },
    text: {
      en: 'A kitchen is an area with a sink and permanent provisions for preparing and cooking food. A portable hot plate or a microwave on a counter is not a permanent provision for cooking, so a break room or wet bar may not be a kitchen.',
      es: 'Una cocina es un área con fregadero e instalaciones permanentes para preparar y cocinar alimentos. Una parrilla portátil o un microondas sobre la barra no es instalación permanente, así que un comedor de empleados o un bar puede no ser cocina.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a break room with a microwave or hot plate but no permanent way to cook is a kitchen',
          es: 'un comedor con microondas o parrilla pero sin forma permanente de cocinar sea una cocina',
        },
      },
    ],
    words: { en: 'break room wet bar kitchenette definition commercial kitchen', es: 'comedor bar cocineta definición' },
  },
  {
    id: '100-damp-location',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Damp location', es: 'Lugar húmedo' },
    text: {
      en: 'A damp location is protected from weather and not subject to being soaked, but gets moderate moisture: under a porch roof or canopy, or some basements and cold-storage rooms.',
      es: 'Un lugar húmedo está protegido de la intemperie y no se satura de agua, pero recibe humedad moderada: bajo un porche o marquesina, o en algunos sótanos y cuartos fríos.',
    },
    words: {
      en: 'porch canopy covered patio moisture damp basement',
      es: 'porche techo patio cubierto humedad sótano húmedo mojado o húmedo',
    },
  },
  {
    id: '100-wet-location',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Wet location', es: 'Lugar mojado' },
    text: {
      en: 'A wet location is one exposed to weather, likely to be saturated with water or liquid, underground, or in concrete in contact with earth. The inside of a raceway there counts as wet too, so use conductors with a W in the type.',
      es: 'Un lugar mojado está expuesto a la intemperie, puede saturarse de agua u otro líquido, está bajo tierra o en concreto en contacto con el suelo. El interior del tubo ahí también cuenta como mojado: use conductores con W en el tipo.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'the inside of a buried conduit counts as a wet location',
          es: 'el interior de un tubo enterrado cuenta como lugar mojado',
        },
      },
    ],
    words: {
      en: 'outdoor underground rain thwn wash area counts wet concrete slab direct contact earth masonry',
      es: 'exterior intemperie bajo tierra lluvia cuenta lugar mojado losa concreto contacto',
    },
  },
  {
    id: '100-dry-location',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Dry location', es: 'Lugar seco' },
    text: {
      en: 'A dry location is not normally damp or wet. It may be so for a time, for example while the building is under construction, and still be classed as dry.',
      es: 'Un lugar seco normalmente no está húmedo ni mojado. Puede estarlo por un tiempo, por ejemplo durante la construcción, y aun así clasificarse como seco.',
    },
    words: { en: 'indoor inside normal', es: 'interior adentro normal' },
  },
  {
    id: '100-outlet',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Outlet, receptacle outlet and lighting outlet', es: 'Salida, salida para contacto y salida de alumbrado' },
    text: {
      en: 'An outlet is a point where current is taken from the wiring to feed equipment. A receptacle is one kind; the hardwired connection of a condenser, a smoke alarm or a luminaire is an outlet too. A switch is not an outlet.',
      es: 'Una salida es el punto donde se toma corriente del cableado para alimentar un equipo. Un contacto es un tipo; la conexión fija de un condensador, una alarma de humo o una luminaria también es salida. Un apagador no es salida.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: "a hardwired connection of equipment, such as a condenser's, is an outlet",
          es: 'la conexión fija de un equipo, como un condensador, es una salida (outlet)',
        },
      },
      { says: 'is-not', what: { en: 'a switch is an outlet', es: 'un apagador sea una salida (outlet)' } },
    ],
    words: {
      en: 'outlet definition receptacle plug hardwired switch',
      es: 'salida contacto tomacorriente conexión fija apagador',
    },
  },
  {
    id: '100-receptacle',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Receptacle', es: 'Contacto (receptáculo)' },
    text: {
      en: 'A receptacle is a contact device that takes an attachment plug. One contact device on a yoke is a single receptacle; a duplex is two receptacles on one yoke.',
      es: 'Un receptáculo es un dispositivo de contacto que recibe una clavija. Uno solo en un yugo es contacto sencillo; un dúplex son dos contactos en un yugo.',
    },
    words: { en: 'plug outlet duplex single yoke strap', es: 'tomacorriente enchufe dúplex sencillo yugo' },
  },
  {
    id: '100-device',
    section: 'Article 100',
    grade: 'V1',
    title: { en: 'Device and equipment', es: 'Dispositivo y equipo' },
    text: {
      en: 'A device is a part of the system, other than a conductor, that carries or controls current as its main job, such as a switch, receptacle or breaker. Equipment is the broad word for fittings, devices, appliances, luminaires and machinery.',
      es: 'Un dispositivo es una parte del sistema, aparte del conductor, cuya función es llevar o controlar corriente, como un apagador, contacto o breaker. Equipo es la palabra amplia: accesorios, dispositivos, aparatos, luminarias y maquinaria.',
    },
    words: { en: 'device definition switch receptacle equipment fitting', es: 'dispositivo definición accesorio' },
  },
  {
    id: '100-disconnecting-means',
    section: 'Article 100',
    grade: 'K',
    title: { en: 'Disconnecting means', es: 'Medio de desconexión' },
    text: {
      en: 'A disconnecting means is a device, or a group of devices, that opens the conductors of a circuit from their source of supply. Depending on the rule it may be a breaker, a switch, a cord and plug or another approved means.',
      es: 'Un medio de desconexión es un dispositivo o grupo de dispositivos que abre los conductores de un circuito respecto a su fuente. Según la regla puede ser un breaker, un desconectador, cordón y clavija u otro medio aprobado.',
    },
    words: { en: 'disconnect shutoff switch isolator', es: 'desconectador corte switch de seguridad' },
  },
  {
    id: '100-overcurrent',
    section: 'Article 100',
    grade: 'V2',
    title: {
      en: 'Overcurrent, overload, short circuit and ground fault',
      es: 'Sobrecorriente, sobrecarga, cortocircuito y falla a tierra',
    },
    text: {
      en: 'Overcurrent is any current above what the equipment or conductor is rated for. Overload is too much normal load for too long; a short circuit is contact between circuit conductors; a ground fault is contact from a live conductor to metal or earth.',
      es: 'Sobrecorriente es cualquier corriente mayor a la nominal del equipo o conductor. Sobrecarga es demasiada carga normal por mucho tiempo; cortocircuito es contacto entre conductores del circuito; falla a tierra es contacto de un vivo con metal o con el suelo.',
    },
    words: { en: 'overload short difference trip fault types', es: 'sobrecarga corto diferencia disparo tipos falla' },
  },
  {
    id: '100-interrupting-rating',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Interrupting rating and SCCR', es: 'Capacidad interruptiva y SCCR' },
    text: {
      en: 'Interrupting rating is the highest fault current a breaker or fuse can safely open at its rated voltage. Short-circuit current rating (SCCR) is what the equipment can be connected to without damage beyond its limits. Both are compared with the available fault current.',
      es: 'La capacidad interruptiva es la mayor corriente de falla que un breaker o fusible abre con seguridad a su voltaje nominal. El SCCR es la corriente a la que puede conectarse el equipo sin dañarse más allá de sus límites. Ambos se comparan con la corriente de falla disponible.',
    },
    words: { en: 'aic kaic sccr available fault current rating', es: 'kaic corriente falla disponible cortocircuito' },
  },
  {
    id: '100-qualified-person',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Qualified person', es: 'Persona calificada' },
    text: {
      en: 'A qualified person has demonstrated skill and knowledge of how the equipment is built and operates, and has had safety training to recognize and avoid its hazards. A license alone does not make someone qualified for every task.',
      es: 'Una persona calificada ha demostrado habilidad y conocimiento de la construcción y operación del equipo y tiene capacitación de seguridad para reconocer y evitar sus riesgos. Una licencia por sí sola no califica para toda tarea.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'being qualified for a task takes more than a license',
          es: 'estar calificado para una tarea pide más que una licencia',
        },
      },
    ],
    words: { en: 'qualified electrician training safety who can work', es: 'electricista calificado capacitación quién puede' },
  },
  {
    id: '100-voltage-to-ground',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Voltage to ground, grounded and ungrounded systems', es: 'Voltaje a tierra' },
    text: {
      en: 'On a grounded system, voltage to ground is the voltage between a conductor and the point or conductor that is grounded. On an ungrounded system it is the highest voltage between that conductor and any other. A high leg on a 240 V delta has 208 V to ground.',
      es: 'En un sistema puesto a tierra, el voltaje a tierra es el que hay entre un conductor y el punto o conductor aterrizado. En uno no aterrizado es el mayor voltaje entre ese conductor y cualquier otro. La pierna alta de una delta de 240 V tiene 208 V a tierra.',
    },
    figures: { delta: [240, 'V'], leg: [208, 'V'] },
    words: {
      en: 'line to ground high leg wild leg 120 277 ungrounded system greatest conductor definition',
      es: 'fase a tierra pierna alta 208 sistema no aterrizado mayor',
    },
  },
  {
    id: '100-nominal-voltage',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Nominal voltage', es: 'Voltaje nominal' },
    text: {
      en: "Nominal voltage is the name given to a system's voltage class, such as 120/240 or 480Y/277. Measured voltage may differ. Load calculations use the nominal value, not the meter reading.",
      es: 'El voltaje nominal es el nombre de la clase de voltaje del sistema, como 120/240 o 480Y/277. El voltaje medido puede ser distinto. Los cálculos de carga usan el nominal, no la lectura del medidor.',
    },
    words: { en: '110 115 120 220 230 240 difference', es: '110 115 120 220 230 240 diferencia' },
  },
  {
    id: '100-raceway',
    section: 'Article 100',
    grade: 'V1',
    title: { en: 'Raceway', es: 'Canalización' },
    text: {
      en: 'A raceway is an enclosed channel made for holding wires, cables or busbars: conduit, tubing, wireway, surface raceway. Cable tray is a support system, not a raceway, and cable armor or jacket is part of the cable.',
      es: 'Una canalización es un conducto cerrado hecho para llevar cables o barras: tubo conduit, tubería, ducto con tapa, canaleta. La charola es un sistema de soporte, no una canalización, y la armadura o cubierta es parte del cable.',
    },
    words: { en: 'conduit pipe emt wireway cable tray is it', es: 'tubo tubería canaleta charola' },
  },
  {
    id: '100-surge-protective-device',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Surge-protective device (SPD)', es: 'Supresor de picos (SPD)' },
    text: {
      en: 'An SPD limits transient voltage by diverting surge current. Type 1 may go on either side of the service disconnect, Type 2 on the load side of it, Type 3 at the point of use; Type 4 is a component inside other equipment.',
      es: 'Un SPD limita los transitorios de voltaje desviando la corriente del pico. El Tipo 1 puede ir a cualquier lado del desconectador de acometida, el Tipo 2 del lado de carga, el Tipo 3 en el punto de uso; el Tipo 4 es un componente dentro de otro equipo.',
    },
    words: { en: 'surge protector tvss whole house type 1 2', es: 'supresor sobretensión picos toda casa' },
  },
  {
    id: '100-tap-conductor',
    section: 'Article 100',
    grade: 'V2',
    title: { en: 'Tap conductor', es: 'Conductor de derivación (tap)' },
    text: {
      en: 'A tap is a conductor, other than a service conductor, whose overcurrent device at the supply end is larger than would normally be allowed for it. It is legal only where a tap rule with its length, size and termination conditions permits it.',
      es: 'Un tap es un conductor, que no es de acometida, cuya protección en el extremo de suministro es mayor de lo que normalmente se permite. Solo es legal donde una regla de tap, con sus condiciones de longitud, calibre y terminación, lo permite.',
    },
    words: { en: 'tap definition feeder smaller wire bigger breaker', es: 'derivación cable menor breaker mayor' },
  },
];

// Confirmed: accessible, readily accessible, ampacity, approved memorize.com, ask-the-electrician, cram.com; AFCI, GFCI, GFPE rosendinuniversity, IAEI, EC&M, legalclarity;
// branch circuit, feeder IAEI, ask-the-electrician; service terms mikeholt.com, quizwizapp; continuous load cram.com, calculatorsconversion; in sight IAEI, practice exam;
// dwelling unit dudent.blogspot, se.com; bathroom EC&M, Mike Holt forum; kitchen Mike Holt forum, Leviton; damp, wet ask-the-electrician, codebookcity; outlet electricallicenserenewal, IAEI; SPD Leviton, codebookcity, se.com.
// bonded, grounded, electrode, GEC, separately derived EC&M, coconote lecture, quizwizapp; overcurrent ecmag part XXIX; tap IAEI.
// Second look: bonding jumpers, branch-circuit kinds brainscape; dry location quizwizapp; interrupting rating codebookcity quiz.
// Fourth look: neutral conductor quizwizapp, EC&M 2025 (grounding of services); qualified person voltagelab, Mike Holt (studylib, forum); nominal voltage voltagelab, OSHA 1926.449. One source: demand factor codebookcity quiz.
// Voltage to ground OSHA 1926.449, ecmag (Johnston; high leg of 208 V in ecmag, Here's Your Sign).
