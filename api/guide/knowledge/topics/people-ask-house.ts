// What people ask most about the wiring of their house and no other topic says.
import type { Topic } from '../knowledge.ts';

export const peopleAskHouseTopics: readonly Topic[] = [
  {
    id: 'people-reuse-240-circuit-for-120',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can an old 240 V range, dryer or water heater circuit be reused for 120 V outlets?',
      es: '¿Se puede usar un circuito viejo de 240 V de estufa, secadora o boiler para contactos de 120 V?',
    },
    answer: {
      en: "Yes, if its breaker comes down to 15 or 20 A and the cable has what 120 V needs: an insulated neutral and a ground. Ordinary receptacles may not stay on a 30, 40 or 50 A breaker.\n\nWith four wires (two hots, neutral, ground) it becomes one 120 V circuit with a spare hot capped, a multiwire circuit on a 2-pole 20 A breaker, or the feeder of a small subpanel at its own size. With two hots and a ground, as for a water heater, the white goes back to the neutral bar and it is one 120 V circuit. An old cable whose neutral is bare serves no 120 V outlet. Thick wire doesn't go on a receptacle: splice on a 12 AWG pigtail in a box. The new outlets get the GFCI and AFCI that their place asks for.",
      es: 'Sí, si su breaker baja a 15 o 20 A y el cable tiene lo que pide 120 V: un neutro aislado y una tierra. Los contactos comunes no se pueden quedar en un breaker de 30, 40 o 50 A.\n\nCon cuatro hilos (dos vivos, neutro, tierra) queda en un circuito de 120 V con un vivo sobrante tapado, en un circuito multifilar con breaker de 2 polos de 20 A, o en alimentador de un subpanel chico de su misma capacidad. Con dos vivos y tierra, como el del boiler, el blanco vuelve a la barra de neutros y es un solo circuito de 120 V. Un cable viejo con el neutro pelón no sirve para contactos de 120 V. El alambre grueso no va en el contacto: empalme un rabillo 12 AWG en una caja. Los contactos nuevos llevan el GFCI y AFCI que pida su lugar.',
    },
    references: ['Table 210.21(B)(3)', '210.4', '250.140', '110.14(A)', '210.12(E)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put ordinary 15 A or 20 A receptacles on the 30, 40 or 50 A breaker of an old range, dryer or water heater circuit',
          es: 'poner contactos comunes de 15 A o 20 A en el breaker de 30, 40 o 50 A de un circuito viejo de estufa, secadora o boiler',
        },
        words: 'convert 220 to 110 120 outlets leave keep 30 breaker',
      },
      {
        says: 'may',
        what: { en: 'turn an old 240 V circuit into one 120 V circuit', es: 'convertir un circuito viejo de 240 V en uno de 120 V' },
        if: {
          en: 'its neutral wire is insulated, there is a ground, and the breaker becomes a single-pole 15 or 20 A',
          es: 'su neutro es aislado, hay tierra y el breaker pasa a ser de un polo de 15 o 20 A',
        },
        words: 'convert 220 to 110 gas stove range plug clock igniter old fat wire',
      },
      {
        says: 'may',
        what: {
          en: 'make two 120 V circuits with a shared neutral of an old four-wire range or dryer cable',
          es: 'hacer dos circuitos de 120 V con neutro compartido de un cable viejo de cuatro hilos de estufa o secadora',
        },
        if: {
          en: 'they are on a 2-pole 15 or 20 A breaker and the neutral is pigtailed',
          es: 'van en un breaker de 2 polos de 15 o 20 A y el neutro lleva rabillos',
        },
        words: 'split duplex each half one hot white shared multiwire unused 220',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the bare wire of an old three-wire range or dryer cable as the neutral of 120 V outlets',
          es: 'usar el hilo pelón de un cable viejo de tres hilos de estufa o secadora como neutro de contactos de 120 V',
        },
        words: 'bare neutral',
      },
      {
        says: 'may',
        what: {
          en: 'feed a subpanel from the cable of an old range circuit',
          es: 'alimentar un subpanel con el cable de un circuito viejo de estufa',
        },
        if: { en: 'it has four wires and the breaker fits their size', es: 'tiene cuatro hilos y el breaker corresponde a su calibre' },
        words: 'reuse range cable',
      },
    ],
    words: {
      en: 'convert 220 to 110 outlet old dryer stove circuit gas range 240 to 120 reuse wire',
      es: 'convertir 220 a 110 circuito viejo de estufa secadora reutilizar cable',
    },
  },
  {
    id: 'people-two-wires-under-device-screw',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can two wires go under one screw of a receptacle or switch?',
      es: '¿Se pueden poner dos alambres bajo un tornillo del contacto o apagador?',
    },
    answer: {
      en: 'No: a side screw of a receptacle or switch holds one wire, unless the device is marked for more. For a second wire use the other screw of the same side, or join them with a pigtail.\n\nA back-wired device with a clamp plate takes one straight wire in each of its two holes if its instructions say so. On an ordinary two-wire circuit the two screws of a side may carry on to the next outlet; a multiwire neutral is pigtailed always. Three or more wires: splice, one tail to the screw.',
      es: 'No: un tornillo lateral del contacto o apagador sujeta un alambre, salvo que el aparato esté marcado para más. Para el segundo use el otro tornillo del mismo lado, o júntelos con un rabillo.\n\nUn aparato de placa con tornillo (se mete recto por atrás) acepta un alambre en cada uno de sus dos agujeros si sus instrucciones lo dicen. En un circuito común de dos hilos los dos tornillos de un lado pueden seguir al siguiente contacto; el neutro de un multifilar siempre lleva rabillo. Tres o más alambres: empalme, y una cola al tornillo.',
    },
    references: ['110.14(A)', '110.3(B)', '300.13(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put two wires under one screw of a receptacle or switch',
          es: 'poner dos alambres bajo un tornillo de un contacto o apagador',
        },
        unless: { en: 'the device is marked for two', es: 'el aparato está marcado para dos' },
        words: 'double up terminal screw outlet',
      },
      {
        says: 'may',
        what: {
          en: 'use both screws of a side of a receptacle to feed the next outlet',
          es: 'usar los dos tornillos de un lado del contacto para seguir al siguiente',
        },
        if: {
          en: 'it is an ordinary two-wire circuit, not a multiwire neutral',
          es: 'es un circuito común de dos hilos y no el neutro de un multifilar',
        },
        words: 'daisy chain feed through',
      },
      {
        says: 'may',
        what: {
          en: 'put one wire in each hole of a screw-clamp back-wired receptacle',
          es: 'poner un alambre en cada agujero de un contacto de placa con tornillo',
        },
        if: { en: 'its instructions allow it', es: 'sus instrucciones lo permiten' },
        words: 'back wire clamp plate',
      },
      {
        says: 'need-not',
        what: {
          en: 'pigtail every receptacle of an ordinary two-wire circuit',
          es: 'hacer rabillos en cada contacto de un circuito común de dos hilos',
        },
        words: 'pigtail or feed through',
      },
    ],
    words: {
      en: 'two wires one screw outlet switch terminal double up daisy chain pigtail',
      es: 'dos alambres un tornillo contacto apagador rabillo',
    },
  },
  {
    id: 'people-tape-on-devices-and-wire-nuts',
    area: 'wiring-methods',
    grade: 'K',
    title: {
      en: 'Do I have to put tape around outlets, switches or wire nuts?',
      es: '¿Hay que poner cinta alrededor de contactos, apagadores o capuchones?',
    },
    answer: {
      en: "No: the code asks for no tape around receptacles or switches, nor over wire nuts. A sound splice holds and insulates by itself.\n\nTape around a device in a metal box is a habit that can keep a bare ground off the screws; it does no harm. Tape on a wire nut doesn't mend a bad twist: if a wire pulls out, make the splice again with the right size.",
      es: 'No: el código no pide cinta alrededor de contactos o apagadores, ni sobre los capuchones. Un empalme bien hecho sujeta y aísla solo.\n\nLa cinta alrededor del aparato en una caja metálica es costumbre y puede apartar una tierra pelona de los tornillos; no hace daño. La cinta en el capuchón no arregla un mal torcido: si un alambre se sale, haga de nuevo el empalme con el tamaño correcto.',
    },
    references: ['110.14(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'wrap tape around a receptacle or switch', es: 'poner cinta alrededor de un contacto o apagador' },
        words: 'electrical tape outlet screws',
      },
      {
        says: 'need-not',
        what: { en: 'tape over wire nuts', es: 'poner cinta sobre los capuchones' },
        words: 'electrical tape wire nut',
      },
      {
        says: 'may',
        what: {
          en: 'wrap tape around the screws of a receptacle or switch',
          es: 'poner cinta alrededor de los tornillos de un contacto o apagador',
        },
        words: 'electrical tape metal box',
      },
      {
        says: 'must-not',
        what: { en: 'hold a loose wire nut or splice together with tape', es: 'sujetar con cinta un capuchón o empalme flojo' },
        words: 'tape instead of redoing',
      },
    ],
    words: {
      en: 'electrical tape around outlet receptacle switch wire nut required',
      es: 'cinta de aislar contacto apagador capuchón wire nut',
    },
  },
  {
    id: 'people-solid-to-stranded-fixture-wire',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can I join thin stranded fixture wire to solid 12 or 14 AWG house wire?',
      es: '¿Se puede unir el alambre delgado de hilos de la lámpara con el macizo 12 o 14 AWG de la casa?',
    },
    answer: {
      en: 'Yes, with a connector whose package lists that combination. The thin 18 AWG leads of a light, fan or dimmer are part of the listed device and may hang on a 15 or 20 A circuit.\n\nLet the stranded wire stand out a little past the solid one, turn the connector clockwise until tight, tug each wire; lever connectors take both kinds. But wire this thin ends at the fixture: no lamp cord or 18 AWG in walls as circuit wire.',
      es: 'Sí, con un conector cuyo empaque diga esa combinación. Las puntas delgadas 18 AWG de una lámpara, abanico o dimmer son parte del aparato listado y pueden ir en un circuito de 15 o 20 A.\n\nDeje que el de hilos sobresalga un poco del macizo, gire el conector a la derecha hasta que apriete y jale cada alambre; los de palanca aceptan los dos. Pero ese alambre delgado termina en la lámpara: nada de cordón de lámpara ni 18 AWG en la pared como alambre del circuito.',
    },
    references: ['110.14(B)', '240.5(B)(2)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'join stranded fixture leads to solid house wire',
          es: 'unir las puntas de hilos de una lámpara con el alambre macizo de la casa',
        },
        if: { en: 'the connector is listed for that combination', es: 'el conector está listado para esa combinación' },
        words: 'stranded to solid wire nut',
      },
      {
        says: 'may',
        what: {
          en: 'put a light with 18 AWG leads on a 15 or 20 A circuit',
          es: 'poner una lámpara con puntas 18 AWG en un circuito de 15 o 20 A',
        },
        words: 'thin wires 12 gauge 14 gauge',
      },
      {
        says: 'must-not',
        what: {
          en: 'run 16 or 18 AWG lamp cord or fixture wire in a wall as circuit wire',
          es: 'correr cordón o alambre de lámpara 16 o 18 AWG en la pared como alambre del circuito',
        },
        words: 'lamp cord in wall',
      },
    ],
    words: {
      en: 'stranded to solid splice thin fixture wires 18 gauge 16 gauge to 12 or 14 wire nut',
      es: 'hilos con macizo empalme lámpara alambre delgado capuchón',
    },
  },
  {
    id: 'people-work-done-without-permit',
    area: 'code',
    grade: 'K',
    title: {
      en: 'Electrical work was done without a permit: what can happen and how is it put right?',
      es: 'Se hizo trabajo eléctrico sin permiso: ¿qué puede pasar y cómo se arregla?',
    },
    answer: {
      en: "It can mostly be put right: the building department gives a permit afterward, looks at the work, and may have parts opened that can't be seen. It may cost a higher fee or a fine.\n\nPermits are asked for by state and city law, not by the NEC itself. Work without one can come up at a sale, when it must usually be disclosed, and an insurer may argue after a fire; whether it pays depends on the policy. Don't cover it up further. Have a licensed electrician look first: dangerous work is fixed at once, permit or not.",
      es: 'Casi siempre se puede arreglar: el departamento de construcción da un permiso después, revisa el trabajo y puede pedir que se abra lo que no se ve. Puede costar una cuota mayor o una multa.\n\nLos permisos los pide la ley del estado y de la ciudad, no el NEC mismo. El trabajo sin permiso puede salir al vender, cuando casi siempre hay que declararlo, y el seguro puede alegar después de un incendio; si paga o no depende de la póliza. No lo tape más. Que lo vea primero un electricista con licencia: lo peligroso se arregla de inmediato, con permiso o sin él.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'may',
        what: { en: 'get a permit after the work is done', es: 'sacar un permiso después de hecho el trabajo' },
        if: { en: 'the building department gives one', es: 'el departamento de construcción lo da' },
        words: 'after the fact legalize unpermitted flipper already behind drywall nothing on file still',
      },
      { says: 'is-not', what: { en: 'the NEC itself asks for a permit', es: 'el NEC mismo pide un permiso' }, words: 'code says' },
      {
        says: 'is',
        what: {
          en: 'the inspector can have walls opened to see work done without a permit',
          es: 'el inspector puede pedir que se abran paredes para ver trabajo hecho sin permiso',
        },
        words: 'make me open the walls cut hidden abrir pared',
      },
      {
        says: 'must-not',
        what: { en: 'cover up wiring that still has to be inspected', es: 'tapar cableado que todavía falta inspeccionar' },
        words: 'before inspection',
      },
      {
        says: 'is-not',
        what: {
          en: 'a fire claim is refused in every case because work had no permit',
          es: 'el seguro se niega en todos los casos a pagar un incendio porque el trabajo no tenía permiso',
        },
        words: 'insurance homeowner',
      },
    ],
    words: {
      en: 'no permit unpermitted wiring previous owner flipper sell insurance fine after the fact permit',
      es: 'sin permiso trabajo del dueño anterior vender seguro multa',
    },
  },
  {
    id: 'people-home-inspection-report',
    area: 'code',
    grade: 'K',
    title: {
      en: "Does what a home inspector writes have to be brought up to today's code before a sale?",
      es: '¿Hay que poner al código de hoy lo que escribe el inspector de casas antes de vender?',
    },
    answer: {
      en: 'No: a home inspector for a sale advises and cannot order anything. What was legal when it was built and is still safe may stay; who pays for what is for buyer and seller to agree on.\n\nOnly the authority (building department, fire marshal) can order work, and some cities have rules of their own at a sale, such as smoke alarms. Real dangers are another matter: burnt wires, open splices, overfused circuits, a lost ground or neutral are to be fixed whatever the contract says. Lenders and insurers may ask for more than the code does.',
      es: 'No: el inspector de casas para una venta aconseja y no puede ordenar nada. Lo que fue legal cuando se hizo y sigue seguro se puede quedar; quién paga qué lo acuerdan comprador y vendedor.\n\nSolo la autoridad (departamento de construcción, bomberos) puede ordenar trabajos, y algunas ciudades tienen reglas propias al vender, como las alarmas de humo. Los peligros reales son otra cosa: alambres quemados, empalmes sueltos, circuitos con fusible de más, tierra o neutro perdidos se arreglan diga lo que diga el contrato. El banco y el seguro pueden pedir más que el código.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'need-not',
        what: { en: "bring a house up to today's code in order to sell it", es: 'poner una casa al código de hoy para venderla' },
        unless: { en: 'a local law asks for it at a sale', es: 'una ley local lo pide al vender' },
        words: 'seller sell grandfathered realtor everything vender up to code',
      },
      {
        says: 'is-not',
        what: { en: 'a home inspector can order that something is fixed', es: 'un inspector de casas puede ordenar que se arregle algo' },
        words: 'buyer report make me force obligar',
      },
      {
        says: 'must',
        what: { en: 'fix what is dangerous, whatever its age', es: 'arreglar lo que es peligroso, tenga la edad que tenga' },
        words: 'burnt wires open splices',
      },
      {
        says: 'may',
        what: {
          en: 'leave old wiring that was legal when built and is still safe',
          es: 'dejar cableado viejo que fue legal cuando se hizo y sigue seguro',
        },
        words: 'grandfathered',
      },
    ],
    words: {
      en: 'home inspection report buyer seller fix up to code grandfathered closing',
      es: 'reporte inspector de casa comprador vendedor arreglar código',
    },
  },
  {
    id: 'people-service-three-wires-no-ground',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Only three wires come from the utility: is the ground missing?',
      es: 'De la compañía solo llegan tres alambres: ¿falta la tierra?',
    },
    answer: {
      en: 'No, that is how it is: the utility brings two hots and a neutral and no ground wire. The ground of the house begins at the service disconnect, where the neutral is bonded to the ground bar and the electrodes are connected.\n\nFrom that point on neutral and ground part, so every feeder after it has four wires: two hots, neutral and ground. On overhead drops the bare wire is neutral and carries the others. If only two wires come, it is an old 120 V service.',
      es: 'No, así es: la compañía trae dos vivos y un neutro, sin alambre de tierra. La tierra de la casa empieza en el desconectador de la acometida, donde el neutro se une a la barra de tierra y se conectan los electrodos.\n\nDe ahí en adelante neutro y tierra van separados, así que todo alimentador después lleva cuatro alambres: dos vivos, neutro y tierra. En la acometida aérea el pelón es el neutro y carga a los otros. Si solo llegan dos, es un servicio viejo de 120 V.',
    },
    references: ['250.24(B)', '250.24(D)', '250.24(A)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'two hots and a neutral without a ground from the utility are normal',
          es: 'dos vivos y un neutro sin tierra desde la compañía es lo normal',
        },
        words: 'three wires pole meter',
      },
      {
        says: 'need-not',
        what: {
          en: 'run a separate ground wire from the meter to the service panel',
          es: 'llevar un alambre de tierra aparte del medidor al tablero de servicio',
        },
        if: { en: 'the service disconnect is in that panel', es: 'el desconectador de servicio está en ese tablero' },
        words: 'four wires meter main',
      },
      {
        says: 'must',
        what: {
          en: 'bond the neutral to the ground bar at the service disconnect',
          es: 'unir el neutro con la barra de tierra en el desconectador de servicio',
        },
        words: 'first disconnect',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a new panel after the service disconnect with only three wires',
          es: 'alimentar un tablero nuevo después del desconectador de servicio con solo tres alambres',
        },
        words: 'four wire feeder',
      },
    ],
    words: {
      en: 'three wires from pole meter no ground wire utility drop service two hots neutral',
      es: 'tres alambres de la compañía sin tierra poste medidor acometida',
    },
  },
  {
    id: 'people-who-owns-service-parts',
    area: 'code',
    grade: 'K',
    title: {
      en: 'Weatherhead, drop, meter socket: what is the homeowner’s and what the utility’s?',
      es: 'Mufa, acometida, base del medidor: ¿qué es del dueño y qué de la compañía?',
    },
    answer: {
      en: "As a rule the utility owns the drop or lateral to the house, its splices, and the meter itself; the owner owns the mast, weatherhead, service cable, meter socket and all after it. The utility's own rules decide.\n\nSo a mast pulled off by a branch or a burnt socket is mostly for the owner's electrician, and the utility disconnects and reconnects, often after an inspection. Stay away from the drop: it has no breaker ahead of it. Call the utility first in any damage; it makes safe free of charge.",
      es: 'Por lo común la compañía es dueña de la acometida hasta la casa, sus empalmes y el medidor; el dueño, del mástil, la mufa, el cable de servicio, la base del medidor y todo lo que sigue. Deciden las reglas de la compañía.\n\nAsí, un mástil arrancado por una rama o una base quemada casi siempre le toca al electricista del dueño, y la compañía desconecta y vuelve a conectar, muchas veces tras una inspección. No se acerque a la acometida: no tiene breaker antes. Con cualquier daño llame primero a la compañía; ella asegura el lugar sin cobrar.',
    },
    references: ['230.54', '230.82'],
    claims: [
      {
        says: 'is',
        what: {
          en: "the mast, weatherhead and meter socket are usually the homeowner's to repair",
          es: 'el mástil, la mufa y la base del medidor casi siempre los repara el dueño',
        },
        words: 'who pays weatherhead',
      },
      {
        says: 'is',
        what: {
          en: "the overhead drop and the meter itself are usually the utility's",
          es: 'la acometida aérea y el medidor casi siempre son de la compañía',
        },
        words: 'who pays drop wire meter',
      },
      {
        says: 'must-not',
        what: { en: 'work on the drop or open the meter yourself', es: 'trabajar en la acometida o abrir el medidor usted mismo' },
        words: 'cut seal splice',
      },
      {
        says: 'must',
        what: {
          en: 'call the utility first when the drop or mast is damaged',
          es: 'llamar primero a la compañía cuando se daña la acometida o el mástil',
        },
        words: 'storm branch',
      },
    ],
    words: {
      en: 'who owns weatherhead mast meter socket service drop utility responsibility homeowner pays storm',
      es: 'quién paga mufa mástil base medidor acometida compañía dueño',
    },
  },
  {
    id: 'people-240-from-two-120-outlets',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can I get 240 V by joining two 120 V outlets or circuits?',
      es: '¿Se pueden sacar 240 V juntando dos contactos o circuitos de 120 V?',
    },
    answer: {
      en: "No, don't: between the hots of two outlets on different legs there are 240 V, but cords that join them leave live blades on the plug that is out, and two separate breakers don't open together. GFCI outlets trip at once.\n\nWhere 240 V are wanted, put in a circuit with a 2-pole breaker and the right receptacle. A 12/2 or 14/2 cable that serves one outlet only can be changed to it, with its white re-marked. Two outlets on the same leg give 0 V between their hots.",
      es: 'No, no lo haga: entre los vivos de dos contactos de piernas distintas hay 240 V, pero los cordones que los juntan dejan patas vivas en la clavija que queda fuera, y dos breakers separados no abren juntos. Los GFCI se botan al instante.\n\nDonde haga falta 240 V ponga un circuito con breaker de 2 polos y el contacto correcto. Un cable 12/2 o 14/2 que alimenta un solo contacto se puede cambiar, con el blanco re-marcado. Dos contactos de la misma pierna dan 0 V entre sus vivos.',
    },
    references: ['406.7', '240.15(B)', '200.7(C)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'join two 120 V outlets with cords to get 240 V', es: 'juntar dos contactos de 120 V con cordones para sacar 240 V' },
        unless: { en: 'it is a listed device made for that', es: 'es un aparato listado hecho para eso' },
        words: 'two extension cords dryer welder compressor',
      },
      {
        says: 'must',
        what: {
          en: 'use a 2-pole breaker or identified handle tie for a 240 V circuit',
          es: 'usar un breaker de 2 polos o unión de manijas identificada en un circuito de 240 V',
        },
        words: 'two single pole breakers',
      },
      {
        says: 'is',
        what: {
          en: 'the hots of two outlets on different legs have 240 V between them',
          es: 'los vivos de dos contactos de piernas distintas tienen 240 V entre sí',
        },
        words: 'opposite legs phases',
      },
      {
        says: 'is-not',
        what: { en: 'two outlets on the same leg give 240 V', es: 'dos contactos de la misma pierna dan 240 V' },
        words: 'same phase',
      },
      {
        says: 'may',
        what: {
          en: 'change a 12/2 cable that serves only one outlet from 120 V to 240 V',
          es: 'cambiar de 120 V a 240 V un cable 12/2 que alimenta un solo contacto',
        },
        if: {
          en: 'it gets a 2-pole breaker and a 240 V receptacle and its white is marked as a hot',
          es: 'lleva breaker de 2 polos, contacto de 240 V y el blanco marcado como vivo',
        },
        words: 'window air conditioner 6-20',
      },
    ],
    words: {
      en: 'two 110 outlets to make 220 combine circuits adapter 240 from 120',
      es: 'juntar dos 110 para 220 dos contactos adaptador',
    },
  },
  {
    id: 'people-cable-damaged-in-wall',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'A nail, screw, saw or mouse hurt a cable: what do I do?',
      es: 'Un clavo, tornillo, sierra o ratón dañó un cable: ¿qué hago?',
    },
    answer: {
      en: "Turn its breaker off and leave it off until it is repaired, though everything still works: a nicked or pierced cable can heat, arc or put voltage on a screw later.\n\nOpen the wall far enough to see. Copper or its insulation hurt: cut the bad piece out and join the ends in two boxes that stay accessible, or pull a new cable; some listed NM splice devices may be hidden in a repair. Tape isn't a repair of that. Only the outer jacket scratched, insulation whole: many inspectors accept tape over it. Chewed cable in attics is replaced as far as the bare spots go. Then nail plates, and close the holes.",
      es: 'Baje su breaker y déjelo abajo hasta repararlo, aunque todo siga funcionando: un cable picado o perforado puede calentarse, chispear o poner voltaje en un tornillo después.\n\nAbra la pared hasta ver bien. Cobre o aislamiento dañado: corte el pedazo malo y junte las puntas en dos cajas que queden accesibles, o tire cable nuevo; algunos empalmes listados para NM se pueden ocultar en una reparación. La cinta no repara eso. Si solo se raspó el forro y el aislamiento está entero, muchos inspectores aceptan cinta encima. El cable roído del ático se cambia hasta donde llegan las partes peladas. Luego placas, y tape los agujeros.',
    },
    references: ['300.15', '334.40(B)', '110.12'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'turn off and repair a cable with a nail or screw through it',
          es: 'apagar y reparar un cable atravesado por un clavo o tornillo',
        },
        words: 'hit wire drywall screw drilled',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a pierced cable in use because everything still works',
          es: 'dejar en uso un cable perforado porque todo sigue funcionando',
        },
        words: 'nail still works',
      },
      {
        says: 'must-not',
        what: {
          en: 'repair damaged conductor insulation in a wall with tape only',
          es: 'reparar solo con cinta el aislamiento dañado de un conductor en la pared',
        },
        words: 'electrical tape nick',
      },
      {
        says: 'may',
        what: {
          en: 'repair a cut cable with two accessible boxes and a piece of new cable between',
          es: 'reparar un cable cortado con dos cajas accesibles y un tramo de cable nuevo en medio',
        },
        words: 'splice cut romex',
      },
      {
        says: 'must',
        what: {
          en: 'replace cable whose insulation mice or rats have chewed through',
          es: 'cambiar el cable cuyo aislamiento royeron ratones o ratas',
        },
        words: 'rodents attic bare copper',
      },
    ],
    words: {
      en: 'nail screw through wire drilled cut romex saw mice rats chewed damaged cable nicked insulation',
      es: 'clavo tornillo atravesó cable taladro corté romex ratones royeron',
    },
  },
  {
    id: 'people-cable-near-heat',
    area: 'wiring-methods',
    grade: 'K',
    title: {
      en: 'How close may Romex be to a heat duct, flue, chimney or hot pipe?',
      es: '¿Qué tan cerca puede pasar el Romex de un ducto caliente, tiro, chimenea o tubo caliente?',
    },
    answer: {
      en: "The NEC gives no distance: the cable only may not get hotter than its insulation is for. It may cross warm-air ducts and hot water pipes; keep it off sharp sheet-metal edges.\n\nFlues are hot. Keep cable at least as far from them as combustibles must be: 1 in. from a double-wall type B vent, about 6 in. from single-wall vent pipe, 2 in. from a masonry chimney, or what the appliance's label says. Support it so that it can't sag against them.",
      es: 'El NEC no da una distancia: el cable solo no debe calentarse más de lo que aguanta su aislamiento. Puede cruzar ductos de aire caliente y tubos de agua caliente; apártelo de filos de lámina.\n\nLos tiros queman. Déjelo tan lejos como lo combustible: 1 in. de un tiro tipo B de doble pared, unas 6 in. de tubo de una pared, 2 in. de una chimenea de mampostería, o lo que diga la etiqueta del aparato. Sujételo de modo que no pueda caerles encima.',
    },
    references: ['310.14(A)(3)', '334.80'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets a distance between Romex and heat ducts or hot water pipes',
          es: 'el NEC fija una distancia entre el Romex y ductos de calefacción o tubos de agua caliente',
        },
        words: 'clearance inches',
      },
      {
        says: 'may',
        what: {
          en: 'let Romex cross a warm-air duct or a hot water pipe',
          es: 'dejar que el Romex cruce un ducto de aire caliente o un tubo de agua caliente',
        },
        if: { en: 'it is off sharp edges and is not heated beyond its rating', es: 'no toca filos y no se calienta más de lo que aguanta' },
        words: 'touching hvac duct',
      },
      {
        says: 'must-not',
        what: {
          en: 'let Romex touch a furnace flue, vent pipe or chimney',
          es: 'dejar que el Romex toque el tiro, el tubo de gases o la chimenea',
        },
        words: 'exhaust b-vent water heater',
      },
      {
        says: 'must',
        what: { en: 'keep cable as far from a flue as combustibles must be', es: 'dejar el cable tan lejos del tiro como lo combustible' },
        words: 'b vent 1 inch clearance',
      },
    ],
    words: {
      en: 'romex near furnace flue vent pipe chimney heat duct hot water pipe clearance distance touching',
      es: 'romex cerca tiro chimenea ducto caliente tubo agua caliente distancia',
    },
  },
  {
    id: 'people-two-circuits-in-one-box',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'Can two different circuits share one box?', es: '¿Pueden dos circuitos distintos compartir una caja?' },
    answer: {
      en: "Yes: several circuits may share a box if its volume is enough. Each neutral stays with its own hot; the grounds are all joined.\n\nTwo circuits on the same device need a 2-pole breaker or tied handles. Turn off and test every circuit in the box before work: one breaker off doesn't make it dead. A switch box with two feeds is where neutrals get mixed, and then GFCI and AFCI breakers trip.",
      es: 'Sí: varios circuitos pueden compartir una caja si le alcanza el volumen. Cada neutro se queda con su vivo; las tierras se juntan todas.\n\nDos circuitos en el mismo aparato piden breaker de 2 polos o manijas unidas. Apague y pruebe todos los circuitos de la caja antes de trabajar: un breaker abajo no la deja muerta. En una caja de apagadores con dos llegadas es donde se mezclan neutros, y entonces se botan los breakers GFCI y AFCI.',
    },
    references: ['314.16', '210.7', '250.148', '200.4(A)'],
    claims: [
      {
        says: 'may',
        what: { en: 'have two or more circuits in one box', es: 'tener dos o más circuitos en una caja' },
        if: { en: 'its volume is enough for all wires', es: 'su volumen alcanza para todos los alambres' },
        words: 'junction box share switch box splice pass through breakers wires alright',
      },
      {
        says: 'must-not',
        what: {
          en: 'join the neutrals of two different circuits in a box',
          es: 'juntar los neutros de dos circuitos distintos en una caja',
        },
        words: 'whites',
      },
      {
        says: 'must',
        what: {
          en: 'join the grounds of all circuits spliced in a box',
          es: 'juntar las tierras de todos los circuitos empalmados en una caja',
        },
        words: 'bare grounds tie both pelones juntas',
      },
      {
        says: 'must',
        what: { en: 'open two circuits that feed one device together', es: 'abrir juntos dos circuitos que alimentan un mismo aparato' },
        words: 'tie handles duplex half two breakers unidos tab',
      },
      {
        says: 'is-not',
        what: { en: 'a box is dead because one of its breakers is off', es: 'una caja está muerta porque uno de sus breakers está abajo' },
        words: 'still live second circuit',
      },
    ],
    words: {
      en: 'two circuits one box share junction box two breakers neutrals grounds together switch box',
      es: 'dos circuitos una caja compartir neutros tierras juntas',
    },
  },
  {
    id: 'people-how-long-wiring-lasts',
    area: 'code',
    grade: 'K',
    title: {
      en: 'How long do house wiring, breakers and outlets last, and must they be replaced by age?',
      es: '¿Cuánto duran el cableado, los breakers y los contactos, y hay que cambiarlos por edad?',
    },
    answer: {
      en: "There is no date: no code rule makes you replace wiring or breakers because of age. What counts is condition: brittle or cracked insulation, heat marks, loose grip, trips that don't come.\n\nPlastic-insulated copper in dry walls is good for many decades. Rubber and cloth of before about 1960 crumbles, first in hot ceiling boxes. Breakers last for decades too, but ones that ran hot, got wet or cleared big faults are replaced. GFCIs wear out: test monthly, replace one that fails; smoke alarms go after ten years.",
      es: 'No hay fecha: ninguna regla del código obliga a cambiar cableado o breakers por edad. Cuenta el estado: aislamiento quebradizo o agrietado, marcas de calor, contactos que no aprietan, breakers que no se botan.\n\nEl cobre con aislamiento plástico en paredes secas dura muchas décadas. El hule y la tela de antes de 1960 más o menos se deshacen, primero en las cajas calientes del techo. Los breakers también duran décadas, pero los que se calentaron, se mojaron o cortaron fallas grandes se cambian. Los GFCI se gastan: pruébelos cada mes y cambie el que falle; las alarmas de humo, a los diez años.',
    },
    references: ['110.12(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'replace house wiring because of its age alone', es: 'cambiar el cableado de la casa solo por su edad' },
        words: 'old 1960 rewire recablear nomas porque tiene años',
      },
      {
        says: 'need-not',
        what: { en: 'replace a breaker because of its age alone', es: 'cambiar un breaker solo por su edad' },
        words: 'old 30 40 years wear out never trips',
      },
      {
        says: 'must',
        what: {
          en: 'replace wire whose insulation is cracked or crumbles',
          es: 'cambiar el alambre cuyo aislamiento está agrietado o se deshace',
        },
        words: 'brittle cloth rubber',
      },
      {
        says: 'must',
        what: { en: 'replace a GFCI that fails its test', es: 'cambiar un GFCI que no pasa su prueba' },
        words: 'lifespan boton test ya no brinca',
      },
    ],
    words: {
      en: 'how long does wiring last lifespan breakers go bad age rewire 50 year old house outlets worn',
      es: 'cuánto dura cableado breaker vida útil casa vieja recablear',
    },
  },
  {
    id: 'people-romex-and-insulation',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can Romex touch or be buried in wall or attic insulation?',
      es: '¿Puede el Romex tocar el aislante térmico de pared o ático o quedar dentro?',
    },
    answer: {
      en: "Yes: NM cable may lie in, under or against insulation of any kind. Its wires are insulated for 90 °C and its ampacity is taken at 60 °C, so there is room for that.\n\nTwo limits: more than two cables bundled in contact with insulation, or through one hole sealed with foam, are derated; and knob-and-tube may never be covered. Don't squash batts behind cable; split them around it. A covered splice box in an attic stays closed, and its place should be marked.",
      es: 'Sí: el cable NM puede ir dentro, debajo o pegado a cualquier aislante térmico. Sus alambres aguantan 90 °C y su ampacidad se toma a 60 °C, así que hay margen.\n\nDos límites: más de dos cables juntos en contacto con aislante, o por un mismo agujero sellado con espuma, se reducen; y la instalación knob-and-tube nunca se cubre. No aplaste la colcha detrás del cable; pártala a su alrededor. Una caja de empalmes del ático tapada por aislante sigue cerrada, y conviene marcar su lugar.',
    },
    references: ['334.80', '394.12', '314.29'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'cover NM cable (Romex) with attic or wall insulation',
          es: 'cubrir el cable NM (Romex) con aislante del ático o la pared',
        },
        words: 'blown in fiberglass cellulose foam batts stuff over cables bays touching heat safe tapado fibra de vidrio',
      },
      {
        says: 'must-not',
        what: { en: 'cover knob-and-tube wiring with insulation', es: 'cubrir la instalación knob-and-tube con aislante' },
        words: 'porcelain porcelana old wiring attic viejo',
      },
      {
        says: 'must',
        what: {
          en: 'derate more than two NM cables bundled in contact with insulation or through one foamed hole',
          es: 'reducir la ampacidad de más de dos cables NM juntos en contacto con aislante o por un agujero con espuma',
        },
        words: 'spray foam top plate',
      },
      {
        says: 'is-not',
        what: {
          en: 'insulation against Romex is a fire hazard by itself',
          es: 'el aislante pegado al Romex es por sí solo un peligro de incendio',
        },
        words: 'safe',
      },
    ],
    words: {
      en: 'romex touch insulation under attic insulation blown in spray foam fiberglass safe',
      es: 'romex toca aislante ático espuma fibra',
    },
  },
  {
    id: 'people-hide-or-paint-panel',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'May I hide or paint the breaker panel: picture, cabinet, hinged door, wallpaper?',
      es: '¿Puedo tapar o pintar el tablero: cuadro, mueble, puerta, papel tapiz?',
    },
    answer: {
      en: "Yes, if it can be reached at once: a light picture or a hinged door that lifts or swings off without tools is taken by most inspectors, and the outside of cover and door may be painted. Nothing fixed, heavy or lockable goes in front.\n\nThe working space stays free: 30 in. wide, 36 in. deep and 6-1/2 ft high, with no shelf, cabinet or freezer in it. Don't paint over breakers, labels or the seam so that the cover sticks, and get no paint inside. Tell the household where it is. Some cities forbid pictures: ask.",
      es: 'Sí, si se alcanza de inmediato: la mayoría de los inspectores acepta un cuadro ligero o una puerta con bisagras que se quita o abre sin herramienta, y la tapa y puerta se pueden pintar por fuera. Nada fijo, pesado ni con llave va enfrente.\n\nEl espacio de trabajo queda libre: 30 in. de ancho, 36 in. de fondo y 6-1/2 ft de alto, sin repisa, mueble ni congelador. No pinte breakers, etiquetas ni la orilla de modo que la tapa se pegue, y que no entre pintura. Diga en casa dónde está. Algunas ciudades prohíben los cuadros: pregunte.',
    },
    references: ['110.26(A)', '110.26(B)', '240.24(A)', '110.12(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'hang a picture or a hinged door over a panel', es: 'poner un cuadro o una puerta con bisagras sobre el tablero' },
        if: {
          en: 'it lifts or swings away without tools and the working space stays free',
          es: 'se quita o abre sin herramienta y el espacio de trabajo queda libre',
        },
        unless: { en: 'the local authority forbids it', es: 'la autoridad local lo prohíbe' },
        words: 'cover up artwork canvas mirror breaker box hides out of sight hook colgar caja de breakers encima',
      },
      {
        says: 'may',
        what: { en: 'paint the outside of a panel cover and door', es: 'pintar por fuera la tapa y la puerta del tablero' },
        if: { en: 'labels and breakers stay clear and no paint gets inside', es: 'etiquetas y breakers quedan libres y no entra pintura' },
        words: 'paint wall color wallpaper caja',
      },
      {
        says: 'must-not',
        what: {
          en: 'build a cabinet, shelf or screwed-on board in front of a panel',
          es: 'construir un mueble, repisa o tabla atornillada enfrente del tablero',
        },
        words: 'hide bookcase',
      },
      {
        says: 'must-not',
        what: { en: 'paint breakers, busbars or the labels of a panel', es: 'pintar los breakers, las barras o las etiquetas del tablero' },
        words: 'spray paint inside',
      },
    ],
    words: {
      en: 'hide breaker box picture over panel paint electrical panel cover cabinet wallpaper ugly',
      es: 'tapar tablero cuadro pintar caja de breakers mueble',
    },
  },
  {
    id: 'people-large-panel-on-small-service',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can a 200 A panel go on a 100 A service, or a 200 A main on the old wires?',
      es: '¿Puede ir un tablero de 200 A en un servicio de 100 A, o un main de 200 A con los cables viejos?',
    },
    answer: {
      en: "Yes to the panel: it may be rated for more than the service, and that is a common way to get spaces. The main breaker has to fit the smallest part: for 100 A wires and meter socket it is a 100 A main.\n\nA 200 A main on service wires or a meter socket for 100 A is dangerous: nothing protects them then. A larger panel gives more spaces, not more power; for that service cable, socket and the utility's side grow too.",
      es: 'El tablero sí: puede ser de más capacidad que el servicio, y es una forma común de ganar espacios. El main tiene que corresponder a la parte más chica: para cables y base de medidor de 100 A, un main de 100 A.\n\nUn main de 200 A con cables de servicio o base de medidor de 100 A es peligroso: nada los protege. Un tablero más grande da más espacios, no más corriente; para eso crecen también el cable de servicio, la base y el lado de la compañía.',
    },
    references: ['230.90', '408.36', '240.4'],
    claims: [
      {
        says: 'may',
        what: { en: 'put a 200 A panel on a 100 A service', es: 'poner un tablero de 200 A en un servicio de 100 A' },
        if: { en: 'its main breaker is 100 A', es: 'su main es de 100 A' },
        words: 'bigger panel box more spaces forty hundred amp main wires keep hang two',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 200 A main breaker on service wires or a meter socket for 100 A',
          es: 'poner un main de 200 A con cables de servicio o base de medidor de 100 A',
        },
        words: 'swap main breaker upgrade cables viejos',
      },
      {
        says: 'is-not',
        what: {
          en: 'a larger panel by itself gives the house more power',
          es: 'un tablero más grande por sí solo da más corriente a la casa',
        },
        words: 'upgrade amps',
      },
      {
        says: 'must',
        what: {
          en: 'match the main breaker to the smallest of wires, meter socket and panel',
          es: 'igualar el main con lo más chico de cables, base de medidor y tablero',
        },
        words: 'main size',
      },
      {
        says: 'may',
        what: {
          en: 'feed a 200 A panel from a smaller breaker, such as a 125 A meter main',
          es: 'alimentar una caja de 200 A desde un breaker menor, como uno de 125 A en el medidor',
        },
        words: 'panel rated more than breaker ahead subpanel bigger bus fine mayor',
      },
    ],
    words: {
      en: '200 amp panel on 100 amp service bigger panel main breaker old service wire upgrade',
      es: 'tablero de 200 en servicio de 100 main más grande cable viejo',
    },
  },
  {
    id: 'people-space-heater-on-circuit',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can I run a space heater on a bedroom circuit, or two of them?',
      es: '¿Puedo usar un calentador de ambiente en el circuito de la recámara, o dos?',
    },
    answer: {
      en: 'One, yes, if little else is on: 1,500 W are 12.5 A of a 15 or 20 A circuit. Two are 25 A and too much for either.\n\nPlug it straight into a wall outlet that grips well: no extension cord, power strip or adapter. Over three hours it counts as continuous, and 12.5 A is above the 12 A that a 15 A circuit should carry then; use low heat or a 20 A circuit. A warm plug or outlet is a loose one: stop and replace it. For heat every day, put in a circuit of its own or baseboard.',
      es: 'Uno sí, si casi no hay otra cosa: 1,500 W son 12.5 A de un circuito de 15 o 20 A. Dos son 25 A, demasiado para cualquiera.\n\nConéctelo directo a un contacto de pared que apriete bien: sin extensión, barra ni adaptador. Más de tres horas cuenta como continuo, y 12.5 A pasan de los 12 A que debe llevar entonces un circuito de 15 A; use calor bajo o un circuito de 20 A. Si la clavija o el contacto se calienta, está flojo: párelo y cámbielo. Para calentar diario ponga un circuito propio o un zoclo.',
    },
    references: ['210.23', '210.20(A)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run one 1,500 W space heater on a 15 or 20 A circuit',
          es: 'usar un calentador de 1,500 W en un circuito de 15 o 20 A',
        },
        if: { en: 'little else is on it', es: 'casi no hay otra cosa en él' },
        words: 'portable one heater watt bedroom recámara 15 amp',
      },
      {
        says: 'must-not',
        what: {
          en: 'run two 1,500 W space heaters on one 15 or 20 A circuit',
          es: 'usar dos calentadores de 1,500 W en un circuito de 15 o 20 A',
        },
        words: 'two heaters trips',
      },
      {
        says: 'must-not',
        what: { en: 'plug a space heater into a power strip or extension cord', es: 'conectar un calentador a una barra o extensión' },
        words: 'surge protector cord',
      },
      {
        says: 'must',
        what: {
          en: 'replace an outlet that gets hot with a heater plugged in',
          es: 'cambiar un contacto que se calienta con el calentador conectado',
        },
        words: 'warm plug melted',
      },
    ],
    words: {
      en: 'space heater 1500 watt bedroom circuit trips breaker two heaters power strip extension cord',
      es: 'calentador portátil recámara 1500 watts bota breaker dos calentadores',
    },
  },
  {
    id: 'people-light-without-box',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'The old light has no box behind it, just wires out of a hole: do I need one?',
      es: 'La lámpara vieja no tiene caja atrás, solo cables por un hoyo: ¿hace falta?',
    },
    answer: {
      en: "Yes: every light outlet needs a box, unless the fixture itself has a listed wiring compartment made for that, as many vanity bars, fluorescent strips, recessed cans and slim LED discs have.\n\nWith such a fixture the cable comes in through a connector at the fixture's knockout, all splices stay inside its closed compartment, and it is fastened to framing. A fixture with an open back is made for a box: cut in an old-work box, or a shallow pancake box screwed to a joist. Splices never stay loose in the wall or ceiling. Scorched, brittle wire there is cut back to sound wire or replaced.",
      es: 'Sí: cada salida de luz lleva caja, salvo que la lámpara misma tenga un compartimiento de conexiones listado para eso, como muchas barras de tocador, tiras fluorescentes, botes empotrados y discos LED delgados.\n\nCon una de esas el cable entra con conector por su knockout, los empalmes quedan dentro de su compartimiento cerrado y se fija a la estructura. Una lámpara abierta por atrás va sobre una caja: meta una caja de remodelación, o una caja plana atornillada a la vigueta. Los empalmes nunca quedan sueltos en la pared o el techo. El cable quemado o quebradizo se corta hasta donde está sano o se cambia.',
    },
    references: ['300.15', '300.15(B)', '314.27(A)'],
    claims: [
      {
        says: 'must',
        what: { en: 'put a box behind a light fixture', es: 'poner una caja detrás de una lámpara' },
        unless: {
          en: 'the fixture has its own listed, closed wiring compartment with a cable connector',
          es: 'la lámpara tiene su propio compartimiento listado y cerrado, con conector para el cable',
        },
        words: 'no box just a hole in drywall sconce open back',
      },
      {
        says: 'may',
        what: {
          en: 'mount a fixture with its own closed wiring compartment without a box',
          es: 'montar sin caja una lámpara con su propio compartimiento de conexiones cerrado',
        },
        if: {
          en: 'its listing allows it, the cable enters by a connector and it is fastened to framing',
          es: 'su listado lo permite, el cable entra con conector y se fija a la estructura',
        },
        words: 'vanity bar fluorescent strip wafer recessed can',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the splices of a light loose in the wall or ceiling without a box',
          es: 'dejar los empalmes de una lámpara sueltos en la pared o el techo sin caja',
        },
        words: 'wire nuts behind the canopy hole',
      },
      {
        says: 'may',
        what: {
          en: 'use a shallow pancake box screwed to a joist for a light with one cable',
          es: 'usar una caja plana atornillada a la vigueta para una lámpara con un solo cable',
        },
        if: {
          en: 'its volume is enough for the wires and its rating for the weight',
          es: 'su volumen alcanza para los alambres y su capacidad para el peso',
        },
        words: 'half inch round box',
      },
    ],
    words: {
      en: 'light fixture no electrical box hole in wall ceiling sconce vanity track wires hanging out need box',
      es: 'lámpara sin caja hoyo en la pared techo arbotante cables colgando ocupa caja',
    },
  },
  {
    id: 'people-appliance-on-larger-breaker',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'My appliance asks for a smaller breaker than the circuit has: 40 A range on a 50 A circuit?',
      es: 'Mi aparato pide un breaker más chico que el del circuito: ¿estufa de 40 A en circuito de 50 A?',
    },
    answer: {
      en: 'Only if its nameplate or instructions allow the larger one: a maximum breaker marked on it is a limit. A smaller breaker on the big wire is the easy fix.\n\nSo a 40 A range on 6 AWG wire gets a 40 A breaker, and the 50 A outlet stays. A lamp or toaster on a 15 or 20 A outlet is meant to be there: its cord and plug are made for it. The other way round, an appliance that asks for more than the circuit has needs a new circuit, not just a larger breaker. Water heaters, heat pumps and ovens state their circuit on the plate.',
      es: 'Solo si su placa o instructivo permite el más grande: el breaker máximo marcado es un límite. Poner un breaker más chico en el cable grueso es la salida fácil.\n\nAsí, una estufa de 40 A en cable 6 AWG lleva breaker de 40 A, y el contacto de 50 A se queda. Una lámpara o tostador en un contacto de 15 o 20 A está donde debe: su cordón y clavija son para eso. Al revés, un aparato que pide más de lo que tiene el circuito necesita circuito nuevo, no solo un breaker más grande. Boilers, bombas de calor y hornos dicen su circuito en la placa.',
    },
    references: ['422.11(A)', '422.11(E)', '110.3(B)', 'Table 210.21(B)(3)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put an appliance on a breaker larger than the maximum marked on it or in its instructions, such as a 40 A maximum on 50 A',
          es: 'poner un aparato en un breaker mayor que el máximo de su placa o instructivo, como máximo 40 A en uno de 50 A',
        },
        words: 'range oven cooktop calls for 40 existing 50',
      },
      {
        says: 'may',
        what: {
          en: 'put a smaller breaker on larger wire to suit an appliance, such as 40 A on 6 AWG, and keep the 50 A outlet',
          es: 'poner un breaker más chico en cable más grueso según el aparato, como 40 A en 6 AWG, y dejar el contacto de 50 A',
        },
        words: 'swap 50 for 40 oversized wire',
      },
      {
        says: 'may',
        what: {
          en: 'plug a small cord-and-plug appliance into a 15 or 20 A outlet',
          es: 'conectar un aparato chico con clavija a un contacto de 15 o 20 A',
        },
        words: 'lamp toaster 5 amp appliance on 20 amp circuit',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an appliance that asks for a larger circuit on a smaller one',
          es: 'poner un aparato que pide un circuito mayor en uno menor',
        },
        words: '50 amp range on 40 amp breaker undersized',
      },
    ],
    words: {
      en: 'appliance on larger breaker 40 amp range on 50 amp circuit oven calls for 30 maximum fuse size breaker too big',
      es: 'aparato en breaker más grande estufa de 40 en circuito de 50 horno pide 30 máximo',
    },
  },
];
