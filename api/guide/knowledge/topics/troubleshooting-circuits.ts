// How to find faults on branch circuits: breakers, receptacles, GFCI, AFCI, neutrals and connections.
import type { Topic } from '../knowledge.ts';

export const troubleshootingCircuitsTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-breaker-trips-at-once',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Breaker trips the instant I reset it. What is wrong?', es: 'El breaker se bota en cuanto lo subo. ¿Qué tiene?' },
    answer: {
      en: "An instant trip is almost always a short circuit (hot to neutral or hot to hot) or a ground fault (hot to metal or bare ground); one that trips after minutes is overloaded. Don't keep resetting it: every try sends full fault current through the damaged spot.\n\nThe fault is either in something plugged in, in the permanent wiring, or, less often, in the breaker itself. Unload the circuit first, then split the wiring in halves until the bad piece is alone. Usual places: a pinched cable at a staple or box, a screw through a cable, a bare ground touching a hot screw behind a device, water in an outdoor box, a failed appliance.",
      es: 'Si se bota al instante, casi siempre es un corto (vivo con neutro o vivo con vivo) o una falla a tierra (vivo con metal o con el desnudo); si tarda minutos en botarse es sobrecarga. No lo siga subiendo: cada intento manda toda la corriente de falla por el punto dañado.\n\nLa falla está en algo enchufado, en el cableado fijo o, menos veces, en el propio breaker. Primero quite toda la carga y luego parta el circuito a la mitad hasta aislar el tramo malo. Lugares típicos: cable pellizcado por una grapa o en la caja, tornillo que atravesó el cable, desnudo que toca el tornillo vivo detrás de un contacto, agua en una caja exterior, un aparato quemado.',
    },
    steps: {
      en: [
        'Unplug everything and turn off every switch on the circuit.',
        'Reset once. If it holds, plug loads back one at a time until it trips: that load is bad.',
        'If it still trips, lock the breaker off and prove the circuit dead with a tested meter.',
        "With the panel's main open and locked (its line lugs stay live), lift the circuit's hot and neutral and, with every load disconnected, check resistance hot to neutral and hot to ground; near zero ohms is the fault.",
        'Open a box near the middle, separate the splices and test both halves; keep halving.',
        'Repair, remake every joint, test again, then energize once.',
      ],
      es: [
        'Desenchufe todo y apague todos los apagadores del circuito.',
        'Suba el breaker una sola vez. Si aguanta, conecte carga por carga hasta que se bote: esa es la mala.',
        'Si se sigue botando, bloquee el breaker abierto y compruebe ausencia de voltaje con un medidor probado.',
        'Con el principal abierto y bloqueado (sus zapatas de línea siguen vivas), suelte vivo y neutro del circuito y, sin ninguna carga conectada, mida resistencia de vivo a neutro y de vivo a tierra; casi cero ohms es la falla.',
        'Abra una caja a la mitad, separe los empalmes y mida las dos mitades; siga partiendo.',
        'Repare, rehaga los empalmes, mida otra vez y energice una vez.',
      ],
    },
    references: ['110.3(B)', '250.4(A)(5)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'keep resetting a breaker that trips at once', es: 'seguir subiendo un breaker que se bota al instante' },
        words: 'try again keep trying turn it back flip reset intentar otra vez',
      },
      {
        says: 'is',
        what: {
          en: 'an instant trip almost always means a short circuit or ground fault',
          es: 'un disparo al instante casi siempre es corto o falla a tierra',
        },
        words: 'breaker slams off at once bang pops short dead wire nicked screw cable flip switch bota suena seguro',
      },
      {
        says: 'is-not',
        what: {
          en: 'the breaker itself is the usual cause of an instant trip',
          es: 'el breaker mismo suele ser la causa del disparo al instante',
        },
        words: 'bad weak new breaker replace malo',
      },
    ],
    words: {
      en: 'short circuit dead short keeps popping breaker blows wont stay on wont reset trips right away instantly',
      es: 'corto circuito pastilla se bota se dispara truena no sube no se queda disyuntor térmica salta',
    },
  },
  {
    id: 'troubleshooting-breaker-trips-after-a-while',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Breaker holds for a while and then trips', es: 'El breaker aguanta un rato y luego se bota' },
    answer: {
      en: "A delayed trip points to overload, or to heat from a loose connection at the breaker; a weak breaker is the last suspect.\n\nThe thermal part of a breaker needs minutes to trip on a mild overload, so measure the current with a clamp meter when the normal loads are running and compare with the rating. A load that runs 3 hours or more should be no more than 80% of an ordinary breaker's rating. If the current is normal, look for a loose or burnt terminal, a hot neighbor breaker, or a very hot panel location. Never cure it with a bigger breaker: the wire stays the same size.",
      es: 'Si tarda en botarse, lo más probable es sobrecarga o calor de una conexión floja en el breaker; un breaker cansado es lo último que se sospecha.\n\nLa parte térmica tarda minutos en abrir con una sobrecarga leve; mida la corriente con amperímetro de gancho cuando las cargas normales trabajan y compárela con la capacidad. Una carga que dura 3 horas o más no debe pasar del 80% de un breaker común. Si la corriente es normal, busque un tornillo flojo o quemado, un breaker vecino muy caliente o un centro de carga en lugar muy caliente. Nunca ponga un breaker más grande: el alambre sigue siendo el mismo.',
    },
    steps: {
      en: [
        'List what runs on the circuit when it trips and for how long.',
        'A qualified person with PPE measures the current with a clamp meter under normal load.',
        'If it is over the rating (or over 80% for long loads), move loads or add a circuit.',
        'If it is normal, lock out the panel, verify dead, and look for discolored insulation, a loose lug or a pitted bus stab.',
        'Tighten to the marked torque, or replace the breaker with one listed for that panel.',
        'Measure again under load.',
      ],
      es: [
        'Anote qué está prendido cuando se bota y por cuánto tiempo.',
        'Una persona calificada con EPP mide la corriente con gancho bajo carga normal.',
        'Si pasa de la capacidad (o del 80% en cargas largas), reparta cargas o agregue un circuito.',
        'Si es normal, bloquee el tablero, compruebe ausencia de voltaje y busque aislante descolorido, tornillo flojo o barra picada.',
        'Apriete al torque marcado o cambie el breaker por uno listado para ese tablero.',
        'Mida de nuevo con carga.',
      ],
    },
    references: ['210.20(A)', '210.23', '110.14(D)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put in a bigger breaker to cure tripping', es: 'poner un breaker más grande para que no se bote' },
        words: '20 amp 30 amp swap',
      },
      {
        says: 'must-not',
        what: {
          en: "run a load for 3 hours or more over 80% of an ordinary breaker's rating",
          es: 'dejar 3 horas o más una carga de más del 80% de un breaker común',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a weak breaker is the first suspect of a delayed trip',
          es: 'el breaker débil es el primer sospechoso de un disparo tardío',
        },
      },
    ],
    words: {
      en: 'overload trips after minutes hours random breaker hot space heater trips under load intermittent over',
      es: 'sobrecarga pastilla se bota al rato se calienta calentador se dispara con carga boyler',
    },
  },
  {
    id: 'troubleshooting-dead-receptacles-in-a-row',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Several receptacles went dead but the breaker is on',
      es: 'Varios contactos muertos (baño, cochera) y el breaker está arriba',
    },
    answer: {
      en: 'Usually one upstream GFCI has tripped or one connection has opened, and everything fed through that point went dead. The fault is at the last working outlet or at the first dead one.\n\nReceptacles are chained, often from screw to screw or by push-in holes, so one loose hot or neutral takes out the rest. If the meter shows 120 V from hot to ground but not from hot to neutral, the neutral is open upstream. Look also for GFCIs hidden in the garage, bathroom, basement, outside or behind stored goods, and for a half-switched receptacle.',
      es: 'Normalmente se botó un GFCI que está antes o se abrió una conexión, y todo lo que sigue quedó muerto. La falla está en el último contacto que sirve o en el primero que no.\n\nLos contactos van en cadena, de tornillo a tornillo o por los agujeros de presión, así que un vivo o un neutro flojo apaga al resto. Si el medidor da 120 V de vivo a tierra pero no de vivo a neutro, el neutro está abierto antes. Busque también GFCI escondidos en cochera, baño, sótano o patio, y contactos controlados por apagador.',
    },
    steps: {
      en: [
        'Press reset on every GFCI in the building and cycle the breaker fully off and on.',
        'Map which outlets are dead and which next ones still work.',
        'A qualified person with PPE checks hot to neutral, hot to ground and neutral to ground at the first dead outlet.',
        'Lock the breaker off and verify dead.',
        'Pull the last good and the first dead device; look for loose, burnt or pushed-in wires.',
        'Remake with pigtails under a proper connector or on the screws, then retest the whole run.',
      ],
      es: [
        'Oprima reset en todos los GFCI y baje y suba el breaker por completo.',
        'Marque qué contactos están muertos y cuáles siguen vivos.',
        'Una persona calificada con EPP mide vivo a neutro, vivo a tierra y neutro a tierra en el primer contacto muerto.',
        'Bloquee el breaker y compruebe ausencia de voltaje.',
        'Saque el último contacto bueno y el primero muerto; busque alambres flojos, quemados o metidos a presión.',
        'Rehaga con colas (pigtails) y capuchón o en los tornillos, y pruebe toda la línea.',
      ],
    },
    references: ['110.14', '300.13'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'one tripped GFCI can kill several receptacles while the breaker is on',
          es: 'un GFCI botado puede dejar muertos varios contactos con el breaker arriba',
        },
        words: 'plugs dead button outlet single somewhere paint garage patio breakers on hidden',
      },
      {
        says: 'is',
        what: {
          en: '120 V hot to ground but not hot to neutral means the neutral is open upstream',
          es: '120 V de vivo a tierra pero no a neutro significa neutro abierto antes',
        },
      },
      {
        says: 'must',
        what: {
          en: 'lock the breaker off and verify dead before pulling the dead receptacles',
          es: 'bloquear el breaker y verificar ausencia de voltaje antes de sacar los contactos muertos',
        },
      },
      {
        says: 'must-not',
        what: { en: 'pull dead receptacles out with the breaker on', es: 'sacar contactos muertos con el breaker arriba' },
        words: 'without locking bajar already dead ya muertos',
      },
    ],
    words: {
      en: 'dead outlet outlets no power half the room plugs not working breaker not tripped open hot open neutral nuetral ',
      es: 'enchufe tomacorriente muerto no hay luz no jala no sirve medio cuarto cadena abierto enchufle lus contactos del baño muertos no sirven',
    },
  },
  {
    id: 'troubleshooting-gfci-will-not-reset',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'GFCI will not reset', es: 'El GFCI no quiere resetear' },
    answer: {
      en: "A GFCI that won't reset either has no power on its LINE side, sees a real leak on its LOAD side, is wired with line and load swapped, or is worn out.\n\nCurrent types refuse to reset without power at LINE or when their self-test fails. So first prove that 120 V reaches the LINE screws, then disconnect the LOAD wires: if it now resets, the problem is downstream, often moisture in an outdoor box, a damaged cord or a neutral touching ground. If it has good line voltage, no load wires and still won't reset, replace it.",
      es: 'Un GFCI que no resetea no tiene voltaje en LINE, ve una fuga real en LOAD, tiene line y load volteados, o ya se acabó.\n\nLos modelos actuales no dejan resetear sin voltaje en LINE o cuando falla su autoprueba. Primero compruebe que llegan 120 V a los tornillos LINE y luego desconecte los alambres de LOAD: si ya resetea, el problema está adelante, casi siempre humedad en una caja exterior, un cordón dañado o un neutro que toca tierra. Si hay voltaje bueno, sin LOAD, y no resetea, cámbielo.',
    },
    steps: {
      en: [
        'Check the breaker and any other GFCI ahead of this one.',
        'Unplug everything it protects and try again.',
        'Lock the breaker off, verify dead and pull the device out.',
        'Mark LINE and LOAD pairs; cap the LOAD pair.',
        'Re-energize; a qualified person with PPE checks 120 V at LINE.',
        'If it resets now, find the leak downstream; if not, replace the GFCI.',
        'Reconnect and prove it with the TEST button.',
      ],
      es: [
        'Revise el breaker y cualquier otro GFCI que esté antes.',
        'Desenchufe todo lo que protege e intente otra vez.',
        'Bloquee el breaker, compruebe ausencia de voltaje y saque el GFCI.',
        'Marque los pares LINE y LOAD; tape el par LOAD.',
        'Energice; una persona calificada con EPP mide 120 V en LINE.',
        'Si ahora resetea, busque la fuga adelante; si no, cambie el GFCI.',
        'Reconecte y pruebe con el botón TEST.',
      ],
    },
    references: ['210.8', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "replace a GFCI that has good line voltage, no load wires and won't reset",
          es: 'cambiar el GFCI con buen voltaje de línea, sin carga, que no resetea',
        },
      },
      {
        says: 'is',
        what: { en: 'a GFCI without power at LINE may refuse to reset', es: 'un GFCI sin corriente en LINE puede no resetear' },
      },
      {
        says: 'is-not',
        what: { en: 'a GFCI that will not reset is always a bad GFCI', es: 'un GFCI que no resetea siempre está malo' },
        words: 'bad or something else malo o hay algo más',
      },
      {
        says: 'is',
        what: {
          en: 'a fault or moisture on the LOAD side can keep a GFCI with 120 V at LINE from resetting',
          es: 'una falla o humedad del lado LOAD puede impedir que resetee un GFCI con 120 V en LINE',
        },
        words: 'downstream 118 line 0 load más abajo adelante',
      },
    ],
    words: {
      en: 'gfi gfci outlet stuck reset button wont click wont stay in red light bathroom garage outlet ground fault no power out yellow tape load terminals wrong screws new gfci swapped',
      es: 'gfi contacto de baño botón no entra no se queda luz roja protección falla a tierra interruptor diferencial enchufle faya lus cinta amarilla no engancha gfci nuevo no da luz tornillos alimentación feed',
    },
  },
  {
    id: 'troubleshooting-gfci-trips-repeatedly',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'GFCI keeps tripping', es: 'El GFCI se bota a cada rato' },
    answer: {
      en: "A people-protection GFCI opens at about 5 mA of difference between hot and neutral, so something is sending current home by another path. It is doing its job until proved otherwise.\n\nCommon causes: moisture in outdoor boxes or cords, heating elements that leak, a neutral shared with another circuit or touching ground on the load side, very long runs, or several appliances each leaking a little. Find out whether it trips with nothing plugged in (wiring) or only with one appliance (appliance). Don't fix it by removing the protection.",
      es: 'Un GFCI para personas abre con unos 5 mA de diferencia entre vivo y neutro, así que algo está regresando corriente por otro lado. Mientras no se demuestre lo contrario, está haciendo su trabajo.\n\nCausas comunes: humedad en cajas o cordones exteriores, resistencias que fugan, neutro compartido con otro circuito o que toca tierra del lado LOAD, recorridos muy largos, o varios aparatos que fugan un poquito cada uno. Vea si se bota sin nada enchufado (cableado) o solo con un aparato (aparato). No lo arregle quitando la protección.',
    },
    steps: {
      en: [
        'Unplug all loads and reset.',
        'If it holds, plug in one load at a time until it trips; repair or replace that appliance.',
        'If it trips with nothing plugged in, lock out, verify dead and lift the LOAD wires.',
        'If it then holds, open the downstream boxes, dry and reseal them, and look for neutral touching ground.',
        'Measure insulation of the load wiring with electronics disconnected.',
        'If it trips with LOAD off and a good supply, replace the GFCI.',
      ],
      es: [
        'Desenchufe todas las cargas y resetee.',
        'Si aguanta, conecte una por una hasta que se bote; repare o cambie ese aparato.',
        'Si se bota sin nada, bloquee, compruebe ausencia de voltaje y suelte los alambres de LOAD.',
        'Si así aguanta, abra las cajas que siguen, séquelas, séllelas y busque neutro tocando tierra.',
        'Mida el aislamiento del cableado con la electrónica desconectada.',
        'Si se bota con LOAD suelto y buena alimentación, cambie el GFCI.',
      ],
    },
    references: ['210.8', '406.9(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'fix a tripping GFCI by removing the protection', es: 'arreglar un GFCI que se bota quitando la protección' },
        words: 'replace regular outlet standard take out quitar normal cansó',
      },
      {
        says: 'is',
        what: { en: 'moisture in a box or cord can trip a GFCI', es: 'la humedad en una caja o extensión puede botar un GFCI' },
        words: 'damp dampness rain foggy patio weather llueve tapa pops every morning',
      },
      {
        says: 'is',
        what: {
          en: 'a neutral shared with another circuit can trip a GFCI',
          es: 'un neutro compartido con otro circuito puede botar un GFCI',
        },
        words: 'shared white common red black 12-3 one white other half blanco rojo breaker reason',
      },
    ],
    words: {
      en: 'gfi nuisance trip tripping rain moisture freezer refrigerator leakage shared neutral pops nuetral only when it rains outdoors yard first thing to suspect',
      es: 'gfi se dispara lluvia humedad fuga refrigerador congelador neutro compartido brinca solo cuando llueve patio lluvia primero que sospecho',
    },
  },
  {
    id: 'troubleshooting-afci-nuisance-trips',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'AFCI breaker trips for no reason', es: 'El breaker AFCI se bota sin razón' },
    answer: {
      en: "Read the breaker's trip code first, then treat it as a real arc or ground fault until wiring and loads are ruled out.\n\nFrequent causes are a neutral from another circuit mixed in, a bare ground touching a neutral in a box, loose or push-in terminals, damaged cords, staples too tight, and noisy loads such as old vacuum motors, treadmills or some electronic drivers. Most makers show the last trip (overload, ground fault, series or parallel arc) by blinks; follow the maker's chart. A different brand or firmware sometimes cures a load incompatibility, but only a breaker listed for that panel may be used.",
      es: 'Primero lea el código de disparo del breaker y trátelo como arco o falla real hasta descartar cableado y cargas.\n\nCausas frecuentes: neutro de otro circuito mezclado, desnudo que toca un neutro en una caja, tornillos flojos o conexiones a presión, cordones dañados, grapas muy apretadas y cargas ruidosas como aspiradoras viejas, caminadoras o algunos drivers electrónicos. Casi todas las marcas indican el último disparo con parpadeos (sobrecarga, falla a tierra, arco serie o paralelo); siga la tabla del fabricante. A veces una versión más nueva resuelve la incompatibilidad, pero solo se usa un breaker listado para ese tablero.',
    },
    steps: {
      en: [
        "Read and note the trip code by the maker's procedure.",
        'Unplug everything; if it holds for a day, add loads back one by one.',
        'If it trips with no load, lock out, verify dead and check that hot and neutral on the breaker belong to the same cable.',
        'Open boxes on the run: look for neutral to ground contact, loose screws, nicked insulation.',
        'Measure insulation with electronics removed.',
        'Try a known good listed breaker, then report a proven incompatibility to the maker.',
      ],
      es: [
        'Lea y anote el código según el fabricante.',
        'Desenchufe todo; si aguanta un día, regrese las cargas una por una.',
        'Si se bota sin carga, bloquee, compruebe ausencia de voltaje y vea que vivo y neutro del breaker sean del mismo cable.',
        'Abra las cajas: busque neutro con tierra, tornillos flojos, aislante mordido.',
        'Mida aislamiento sin la electrónica.',
        'Pruebe con un breaker listado que esté bueno y reporte al fabricante una incompatibilidad comprobada.',
      ],
    },
    references: ['210.12', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'treat an AFCI trip as a real fault until wiring and loads are ruled out',
          es: 'tratar el disparo AFCI como falla real hasta descartar cableado y cargas',
        },
        words: 'chase wiring junk new build swap nobody living',
      },
      {
        says: 'may',
        what: { en: 'try a different brand of AFCI breaker', es: 'probar otra marca de breaker AFCI' },
        if: { en: 'it is listed for that panel', es: 'está listado para ese tablero' },
        words: 'other make UL classified door list treadmill allowed',
      },
      {
        says: 'must-not',
        what: { en: "use an AFCI breaker that isn't listed for the panel", es: 'usar un breaker AFCI no listado para el tablero' },
        words: 'wrong brand not on label',
      },
      {
        says: 'is',
        what: { en: 'a vacuum cleaner can trip an AFCI', es: 'una aspiradora puede disparar un AFCI' },
        words: 'treadmill caminadora',
      },
      {
        says: 'must-not',
        what: {
          en: 'replace a required AFCI breaker by a plain one because it trips',
          es: 'cambiar un breaker AFCI obligatorio por uno común porque se bota',
        },
        words: 'swap regular standard breaker',
      },
      {
        says: 'is',
        what: {
          en: 'a bare ground touching a neutral can trip an AFCI',
          es: 'una tierra pelona que toca un neutro puede disparar un AFCI',
        },
        words: 'set off combination arc fault breaker screw box',
      },
      {
        says: 'is',
        what: {
          en: 'the spark of a fan or light being switched off can trip an AFCI',
          es: 'la chispa al apagar un abanico o una luz puede botar un AFCI',
        },
        words: 'when I turn off bathroom fan motor switch worn cuando apago extractor',
      },
    ],
    words: {
      en: 'arc fault nuisance tripping vacuum treadmill bedroom breaker combination afci cafci dual function trips randomly acfi',
      es: 'falla de arco se dispara aspiradora recámara falso disparo doble función faya',
    },
  },
  {
    id: 'troubleshooting-lights-flicker-whole-house',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Lights flicker or dim all over the house', es: 'Las luces parpadean o bajan en toda la casa' },
    answer: {
      en: "Flicker in the whole building points to the service: a loose neutral or hot at the weatherhead, meter, main or transformer. Treat it as urgent, because a failing neutral can put well over 120 V on electronics.\n\nIf some lights get brighter while others dim, suspect the neutral, turn off the main and call the utility's emergency line. If all lights dim for a moment when a motor starts, its inrush current may be an ordinary dip, a small service or a loose hot. The drop, meter and anything ahead of the main are the utility's or need its disconnection.",
      es: 'Si parpadea todo el edificio, la falla está en la acometida: neutro o vivo flojo en la mufa, el medidor, el principal o el transformador. Trátelo como urgente, porque un neutro que está fallando puede meter mucho más de 120 V a los aparatos.\n\nSi unas luces suben y otras bajan, sospeche del neutro, baje el principal y llame a emergencias de la compañía de luz. Si todas bajan un momento cuando arranca un motor, su corriente de arranque puede dar una caída normal, acometida chica o un vivo flojo. La bajada, el medidor y lo que está antes del principal son de la compañía o requieren que ella desconecte.',
    },
    steps: {
      en: [
        'Note whether lights only dim, or some get brighter at the same time.',
        'If any get brighter: unplug electronics, open the main and call the utility.',
        'Otherwise a qualified person with PPE measures each leg to neutral at the panel while a large load starts.',
        'Unequal legs that move in opposite directions mean neutral; both falling together means supply or load size.',
        "With the utility's disconnect arranged, inspect lugs and torque them.",
        'Recheck voltages under load.',
      ],
      es: [
        'Vea si solo bajan o si unas suben al mismo tiempo.',
        'Si alguna sube: desenchufe electrónica, abra el principal y llame a la compañía.',
        'Si no, una persona calificada con EPP mide cada fase a neutro en el tablero mientras arranca una carga grande.',
        'Fases que se mueven en sentido contrario: neutro; las dos bajan juntas: suministro o capacidad.',
        'Con la desconexión de la compañía, revise zapatas y apriete al torque.',
        'Mida otra vez con carga.',
      ],
    },
    references: ['250.24', '110.14(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'turn off the main and call the utility if some lights get brighter while others dim',
          es: 'bajar el principal y llamar a la compañía si unas luces suben y otras bajan',
        },
        words: '131 109 98 142 ahorita bajar main suben bajan',
      },
      {
        says: 'must',
        what: { en: 'treat flicker in the whole house as urgent', es: 'tratar como urgente el parpadeo en toda la casa' },
        words: 'urgent urgente parpadean compañía',
      },
      {
        says: 'must-not',
        what: {
          en: 'work on the drop, meter or anything ahead of the main without the utility',
          es: 'trabajar en la acometida, medidor o antes del principal sin la compañía',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a failing neutral can put well over 120 V on electronics and burn them',
          es: 'un neutro que falla puede dar mucho más de 120 V a los aparatos y quemarlos',
        },
        words: 'cook TV modem microwave power company pulsing quemaron',
      },
    ],
    words: {
      en: 'flickering dimming brightening brown out lights pulse surge loose neutral weatherhead nuetral ac starts blink dip compressor inrush when fridge starts',
      es: 'parpadean titilan bajan suben se apagan tantito neutro flojo mufa acometida bajón arranca el aire parpadeo blink compresor cuando prende el refri',
    },
  },
  {
    id: 'troubleshooting-half-the-house-dead',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Half the house has no power', es: 'La mitad de la casa no tiene luz' },
    answer: {
      en: "On a 120/240 V service that is usually a lost leg: one of the two hots is open at the utility, the meter, the main breaker or the panel bus. 240 V loads won't work, and some dead circuits may come to life weakly when a 240 V load is turned on.\n\nMeasure at the main lugs: 240 V between legs and 120 V from each leg to neutral should be there. If a leg is missing on the line side of the main, it is the utility's call. If it is good at line and missing at load, the main breaker or its connection has failed.",
      es: 'En una acometida de 120/240 V normalmente se perdió una fase: uno de los dos vivos está abierto en la compañía, el medidor, el principal o la barra. Las cargas de 240 V no trabajan y algunos circuitos muertos reviven a medias cuando se prende una carga de 240 V.\n\nMida en las zapatas del principal: deben estar 240 V entre fases y 120 V de cada fase a neutro. Si falta una fase del lado de línea, llame a la compañía. Si está en línea y no en carga, falló el principal o su conexión.',
    },
    steps: {
      en: [
        "Turn off 240 V loads so that they don't feed the dead leg back.",
        'Ask whether neighbors have the same problem.',
        "A qualified person with PPE measures leg to leg and each leg to neutral at the main's line lugs.",
        'A leg missing there: call the utility.',
        "Good at line: measure at the main's load lugs and down the bus.",
        'Have the service disconnected before replacing a main or repairing a burnt stab.',
      ],
      es: [
        'Apague las cargas de 240 V para que no alimenten la fase muerta.',
        'Pregunte si los vecinos tienen lo mismo.',
        'Una persona calificada con EPP mide fase a fase y cada fase a neutro en la línea del principal.',
        'Si falta ahí una fase: llame a la compañía.',
        'Si está bien: mida en la carga del principal y en las barras.',
        'Pida la desconexión de la acometida antes de cambiar el principal o reparar una barra quemada.',
      ],
    },
    references: ['110.14(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'call the utility if a leg is missing on the line side of the main',
          es: 'llamar a la compañía si falta una fase del lado de línea del principal',
        },
      },
      {
        says: 'must',
        what: { en: 'turn off 240 V loads when half the house is dead', es: 'apagar las cargas de 240 V cuando media casa está sin luz' },
        words: 'dryer range oven stove off secadora estufa',
      },
      {
        says: 'must',
        what: {
          en: 'have the service disconnected before replacing a main breaker or repairing a burnt stab',
          es: 'pedir que desconecten la acometida antes de cambiar el principal o reparar una barra quemada',
        },
      },
      {
        says: 'is-not',
        what: {
          en: "a leg that is good on the line side of the main and missing on its load side is the utility's fault",
          es: 'una fase buena del lado de línea del principal y perdida del lado de carga sea falla de la compañía',
        },
        words: 'call power company llamar',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep 240 V loads such as the range or dryer on when half the house is dead',
          es: 'dejar prendidas cargas de 240 V, como estufa o secadora, con media casa sin luz',
        },
        words: 'lost leg leave dim helps safe',
      },
      {
        says: 'must-not',
        what: { en: 'swap a main breaker live, with its top lugs hot', es: 'cambiar el breaker principal en vivo, con las zapatas vivas' },
        words: 'new main hot gloves careful stab replace lost leg meter seal guantes',
      },
    ],
    words: {
      en: 'lost leg lost phase dropped a leg partial power only some circuits work 240 not working',
      es: 'se fue una fase media casa sin luz una pierna falta fase no jala la estufa secadora dryer lus',
    },
  },
  {
    id: 'troubleshooting-open-neutral',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Lost, open or floating neutral: some voltages high, others low',
      es: 'Neutro abierto, perdido o flotante: unos voltajes altos y otros bajos',
    },
    answer: {
      en: "With the neutral open, the two 120 V halves become one series circuit across 240 V, and the lightly loaded side sees too much voltage. It burns electronics and can start fires, so open the main or the multiwire breaker at once.\n\nSigns: some lamps bright and others dim, readings such as 90 V and 150 V that add up to 240 V and change when loads change, appliances failing together. At the service it is the utility's or the service neutral; on one multiwire circuit it is a splice or device. That is why a multiwire neutral must not depend on a device's screws.",
      es: 'Con el neutro abierto, las dos mitades de 120 V quedan en serie en 240 V y el lado con menos carga recibe voltaje de más. Quema aparatos y puede causar incendio: abra de inmediato el principal o el breaker del circuito multiconductor.\n\nSeñales: unos focos fuertes y otros débiles, lecturas como 90 V y 150 V que suman 240 V y cambian con la carga, aparatos que fallan juntos. En toda la casa es el neutro de la compañía o de la acometida; en un solo circuito multiconductor es un empalme o un contacto. Por eso ese neutro no debe depender de los tornillos de un contacto.',
    },
    steps: {
      en: [
        'Open the main (or the 2-pole breaker of that circuit) and unplug electronics.',
        'A qualified person with PPE closes it briefly with one plain 120 V load (a heater) on one leg and measures leg A to neutral, leg B to neutral and A to B at the panel.',
        'Unequal at the panel: call the utility and have service disconnected before touching the neutral.',
        'Equal at the panel: the open neutral is on one circuit; lock it out and verify dead.',
        "Check that circuit's neutral splices from the panel outward.",
        'Remake the splice with a pigtail and recheck both legs under load.',
      ],
      es: [
        'Abra el principal (o el breaker de 2 polos del circuito) y desenchufe la electrónica.',
        'Una persona calificada con EPP lo cierra un momento con una carga simple de 120 V (un calefactor) en una fase y mide fase A a neutro, fase B a neutro y A a B en el tablero.',
        'Desiguales en el tablero: llame a la compañía y pida desconexión antes de tocar el neutro.',
        'Iguales en el tablero: el neutro abierto es de un circuito; bloquéelo y compruebe ausencia de voltaje.',
        'Revise los empalmes de neutro desde el tablero hacia afuera.',
        'Rehaga el empalme con cola y mida las dos fases con carga.',
      ],
    },
    references: ['200.4', '300.13(B)', '250.24(C)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'open the main or the multiwire breaker at once with an open neutral',
          es: 'abrir de inmediato el principal o el breaker multiconductor con neutro abierto',
        },
        words: 'shut off main bright dim reads 165 74 apagar bajar brillan',
      },
      {
        says: 'is',
        what: {
          en: 'an open neutral sends too much voltage to one side, which burns electronics and starts fires',
          es: 'un neutro abierto manda voltaje de más a un lado, que quema aparatos y causa incendios',
        },
        words: 'loose lost white cook blanco flojo',
      },
      {
        says: 'must-not',
        what: {
          en: 'touch a service neutral before the utility disconnects the service',
          es: 'tocar el neutro de la acometida antes de que la compañía desconecte',
        },
        words: 'tighten loose meter base white myself gloves apretar',
      },
      {
        says: 'must-not',
        what: {
          en: "pass the neutral of a multiwire circuit through a device's screws",
          es: 'pasar el neutro de un circuito multiconductor por los tornillos de un dispositivo',
        },
        words: 'white feed through 12/3 two hots red black receptacle legal blanco contacto',
      },
    ],
    words: {
      en: 'floating neutral loose neutral dropped neutral half the house lights get bright other half dim when an appliance starts microwave high voltage tv burned mwbc nuetral what happens to loads if the neutral opens some outlets 150 others 90 high low volts',
      es: 'neutro flotante neutro suelto se quemaron los aparatos voltaje alto media casa focos muy fuertes y otros bajan al prender un aparato microondas boltaje que pasa si se abre el neutro unos contactos 150 otros 90',
    },
  },
  {
    id: 'troubleshooting-backstabbed-receptacles',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Are back-stabbed (push-in) receptacles a problem?', es: '¿Son malos los contactos con cables a presión (backstab)?' },
    answer: {
      en: "Push-in terminals are allowed when the device is listed for them, but they are a leading cause of dead or intermittent receptacles, because a small spring carries all the downstream current. Screws or screw clamps hold better.\n\nPush-in holes take solid copper only, normally 14 AWG; a device's instructions say which. When repairing, feed through with pigtails so that pulling or losing one device doesn't open the rest, and look for browned plastic, which means it ran hot. Clamp-type back wiring, tightened by the screw, is a different and good method.",
      es: 'Las terminales a presión se permiten si el contacto está listado para eso, pero son causa principal de contactos muertos o intermitentes, porque un resortito carga toda la corriente de los que siguen. El tornillo o la placa con tornillo agarra mejor.\n\nLos agujeros a presión aceptan solo cobre sólido, normalmente 14 AWG; lo dice la hoja del contacto. Al reparar, alimente con colas para que un contacto no abra a los demás, y busque plástico tostado: trabajó caliente. La placa trasera que aprieta con el tornillo es otro método, y es bueno.',
    },
    steps: {
      en: [
        'Lock the breaker off and verify dead.',
        'Pull the device; release each wire with a small screwdriver in the slot or cut it close.',
        'Cut back burnt copper and strip to the gauge on the device.',
        'Join hots, neutrals and grounds with pigtails.',
        'Land the pigtails on the screws and tighten to the marked torque.',
        'Replace any device with browned or loose contacts.',
      ],
      es: [
        'Bloquee el breaker y compruebe ausencia de voltaje.',
        'Saque el contacto; suelte cada alambre con un desarmador chico en la ranura o córtelo al ras.',
        'Corte el cobre quemado y pele a la medida del contacto.',
        'Una vivos, neutros y tierras con colas.',
        'Ponga las colas en los tornillos y apriete al torque marcado.',
        'Cambie todo contacto con plástico tostado o agarre flojo.',
      ],
    },
    references: ['110.14(A)', '110.3(B)', '300.13(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the push-in (backstab) holes of a receptacle for 14 AWG solid copper',
          es: 'usar los agujeros a presión (backstab) de un contacto con cobre sólido 14 AWG',
        },
        if: { en: 'the device is listed for them', es: 'el dispositivo está listado para ello' },
        words: 'back stab backstabbing outlets allowed 15 amp pass inspection shoved hoyitos por atrás pasa inspección breaker',
      },
      {
        says: 'must-not',
        what: { en: 'put stranded wire in push-in holes', es: 'meter alambre trenzado en los agujeros a presión' },
        words: 'trenzado',
      },
      {
        says: 'must-not',
        what: {
          en: 'put 12 AWG or larger wire in push-in holes made for 14 AWG',
          es: 'meter alambre 12 AWG o mayor en agujeros a presión para 14 AWG',
        },
      },
      {
        says: 'is',
        what: {
          en: 'screws or screw clamps hold better than push-in terminals',
          es: 'los tornillos o mordazas sujetan mejor que las terminales a presión',
        },
        words: 'move side screws worth moving pasar tornillos',
      },
      {
        says: 'is-not',
        what: {
          en: 'push-in holes on a device listed for them are a code violation',
          es: 'los agujeros a presión de un dispositivo listado son violación de código',
        },
        words: 'backstab illegal prohibited prohibidos',
      },
    ],
    words: {
      en: 'backstab back stab push in quickwire stab in loose receptacle quick connect',
      es: 'a presión backstab conexión rápida contacto flojo cable metido por atrás enchufle kable',
    },
  },
  {
    id: 'troubleshooting-three-way-switch-miswired',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: '3-way switches only work in one position', es: 'Los apagadores de 3 vías solo funcionan en una posición' },
    answer: {
      en: "One switch has a traveler on its common (dark) screw. Put the supply hot on one switch's common, the lamp's switched hot on the other's common, and the two travelers on the brass screws of both.\n\nTypical sign: the light works only when one of the switches is in a certain position. The common is the odd-colored screw and its place differs between brands, so don't trust position when swapping a switch. Wire colors don't prove anything either; meter them. The neutral never goes on a switch, except the neutral terminal of an electronic one.",
      es: 'A un apagador le pusieron un viajero en el tornillo común (el oscuro). El vivo de alimentación va al común de un apagador, el retorno de la lámpara al común del otro, y los dos viajeros a los tornillos dorados de ambos.\n\nSeñal típica: la luz prende solo cuando uno de los apagadores está en cierta posición. El común es el tornillo de otro color y cambia de lugar según la marca; no se fíe de la posición. Los colores de los alambres tampoco prueban nada: mídalos. El neutro nunca va en el apagador, salvo en la terminal de neutro de uno electrónico.',
    },
    steps: {
      en: [
        'Lock the breaker off and verify dead in both boxes.',
        'Note every wire and which screw it was on; disconnect both switches and keep wires apart.',
        'A qualified person re-energizes briefly and finds the one wire that is hot to ground: the supply. Mark it, then lock off again.',
        "The supply goes on that switch's common; the other two in the same cable group are travelers.",
        'In the other box the wire that reads through the lamp to neutral goes on common.',
        'Land travelers, torque, close up, test all four combinations.',
      ],
      es: [
        'Bloquee el breaker y compruebe ausencia de voltaje en las dos cajas.',
        'Anote cada alambre y su tornillo; desconecte ambos apagadores y separe los alambres.',
        'Una persona calificada energiza un momento y ubica el único alambre vivo contra tierra: la alimentación. Márquelo y bloquee otra vez.',
        'La alimentación va al común de ese apagador; los otros dos del mismo grupo son viajeros.',
        'En la otra caja, el alambre que da continuidad por la lámpara a neutro va al común.',
        'Conecte viajeros, apriete, cierre y pruebe las cuatro combinaciones.',
      ],
    },
    references: ['404.2(A)', '404.2(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'trust the screw position or wire color when swapping a 3-way switch',
          es: 'confiar en la posición del tornillo o color del alambre al cambiar un 3 vías',
        },
      },
      {
        says: 'must-not',
        what: { en: 'land the neutral on a 3-way switch', es: 'conectar el neutro a un apagador de 3 vías' },
        unless: { en: 'it is the neutral terminal of an electronic one', es: 'sea la terminal de neutro de uno electrónico' },
      },
    ],
    words: {
      en: 'three way switch travelers common dark screw wired wrong light only works one way 3way replaced three way wrong screw which wire other switch up',
      es: 'apagador de escalera tres vías viajeros puente común tornillo negro conectado mal conmutador suich switche cambié un tres vías tornillo equivocado cuál alambre',
    },
  },
  {
    id: 'troubleshooting-ghost-voltage',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Meter shows 30 to 90 V on a wire that is off (ghost voltage)',
      es: 'El medidor marca 30 a 90 V en un alambre apagado (voltaje fantasma)',
    },
    answer: {
      en: 'A high-impedance digital meter can show induced voltage on an unconnected wire that runs beside live ones. Test again with a low-impedance (LoZ) meter or a loading tester: ghost voltage collapses to near zero, real voltage stays.\n\nThe two wires act like a small capacitor and the meter draws almost nothing. Still treat it as live until proved: a reading can also be backfeed, a shared neutral or a leaky dimmer or electronic switch, and LoZ readings that stay mean a real source.',
      es: 'Un multímetro digital de alta impedancia puede mostrar voltaje inducido en un alambre suelto que corre junto a otros vivos. Repita con un medidor de baja impedancia (LoZ) o probador con carga: el fantasma cae casi a cero, el real se queda.\n\nLos dos alambres forman un pequeño capacitor y el medidor casi no consume. Aun así trátelo como vivo hasta comprobarlo: la lectura también puede ser retroalimentación, neutro compartido o fuga de un dimmer o apagador electrónico; si con LoZ se mantiene, hay una fuente real.',
    },
    steps: {
      en: [
        'Prove the meter on a known live source.',
        'Read the wire to a known good neutral and to ground on the normal setting.',
        'Repeat on LoZ or with a solenoid or loading tester.',
        'If it falls to a few volts, it is induced; if it stays, find the source.',
        'Prove the meter on the live source again.',
      ],
      es: [
        'Compruebe el medidor en una fuente viva conocida.',
        'Mida el alambre contra un neutro y una tierra buenos en el modo normal.',
        'Repita en LoZ o con probador de carga o solenoide.',
        'Si cae a pocos volts, es inducido; si se mantiene, busque la fuente.',
        'Vuelva a comprobar el medidor en la fuente viva.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'treat a wire with ghost voltage as live until proved dead',
          es: 'tratar como vivo un alambre con voltaje fantasma hasta comprobarlo',
        },
      },
      {
        says: 'must',
        what: {
          en: 'retest ghost voltage with a low-impedance (LoZ) or loading tester',
          es: 'volver a medir el voltaje fantasma con medidor LoZ o de carga',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a reading of 30 to 90 V is always harmless ghost voltage',
          es: 'una lectura de 30 a 90 V siempre es voltaje fantasma inofensivo',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'handle a wire with ghost or induced voltage as if it were dead',
          es: 'manejar como muerto un alambre con voltaje fantasma o inducido',
        },
        words: 'treat barehanded grab twist nut capped spare reads agarrar',
      },
    ],
    words: {
      en: 'phantom voltage stray induced loz high impedance meter reads voltage with breaker off',
      es: 'voltaje fantasma inducido falso marca voltaje con el breaker abajo baja impedancia boltaje',
    },
  },
  {
    id: 'troubleshooting-low-voltage-under-load',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Voltage drops when the load is on', es: 'El voltaje se cae cuando entra la carga' },
    answer: {
      en: "If voltage is good with no load and poor with load, there is resistance in series: a long or thin conductor, a bad connection, or a weak supply. Measure the drop along the path with the load running, and the place where it jumps is the fault.\n\nThe code's informational notes suggest at most 3% drop on a branch circuit and 5% in total with the feeder; those are advice in the NEC, not a requirement, in ordinary circuits, though an energy code or a specification may make a limit binding. A good joint shows only millivolts across it under load; a connection that shows volts is burning.",
      es: 'Si sin carga el voltaje está bien y con carga se cae, hay resistencia en serie: conductor largo o delgado, mala conexión o suministro débil. Mida la caída a lo largo del camino con la carga trabajando; donde brinca está la falla.\n\nLas notas informativas del código sugieren máximo 3% en el circuito derivado y 5% en total con el alimentador; en circuitos comunes es recomendación del NEC, no requisito, aunque un código de energía o una especificación puede obligar. Una buena unión marca apenas milivolts con carga; una conexión que marca volts se está quemando.',
    },
    steps: {
      en: [
        'Record voltage with no load at the load and at the panel.',
        'A qualified person with PPE repeats with the load running.',
        'Panel falls too: check the feeder, the service or the transformer.',
        'Panel holds and load falls: measure millivolts across each breaker, splice and terminal.',
        'De-energize, lock out, verify dead, remake the bad joint.',
        'If every joint is good, calculate the drop and upsize the conductors, with the equipment ground upsized in proportion.',
      ],
      es: [
        'Anote el voltaje sin carga en la carga y en el tablero.',
        'Una persona calificada con EPP repite con la carga trabajando.',
        'Si también cae el tablero: revise alimentador, acometida o transformador.',
        'Si el tablero aguanta y la carga cae: mida milivolts en cada breaker, empalme y terminal.',
        'Desenergice, bloquee, compruebe ausencia y rehaga la unión mala.',
        'Si todo está bien, calcule la caída y aumente el calibre, con la tierra en proporción.',
      ],
    },
    references: ['210.19', '215.2', '110.14(D)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'keep voltage drop within 3% on an ordinary branch circuit',
          es: 'mantener la caída de voltaje en 3% en un circuito derivado común',
        },
        unless: { en: 'an energy code or specification makes a limit binding', es: 'un código de energía o especificación fije el límite' },
        words: 'NEC 5% required',
      },
      {
        says: 'is',
        what: {
          en: 'a connection that shows volts across it under load is burning',
          es: 'una conexión que muestra volts entre sus extremos con carga se está quemando',
        },
        words: '2.8 9 volts splice wire nut cooking joint loaded heater',
      },
      {
        says: 'must',
        what: {
          en: 'upsize the equipment ground in proportion when upsizing conductors for voltage drop',
          es: 'aumentar la tierra en proporción al aumentar conductores por caída de voltaje',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a joint with only millivolts across it under load is burning',
          es: 'una unión con solo milivolts entre sus extremos con carga se esté quemando',
        },
        words: 'mV lug 5 mV',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep the old smaller ground when the hots grow for voltage drop',
          es: 'dejar la tierra vieja más chica cuando los vivos crecen por caída de voltaje',
        },
        words: 'reuse 10 in the pipe bigger sag',
      },
    ],
    words: {
      en: 'voltage drop sag brownout weak power long run dim lights motor slow',
      es: 'caída de tensión caída de voltaje bajo voltaje se baja débil distancia larga boltaje',
    },
  },
  {
    id: 'troubleshooting-warm-breaker',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'A breaker feels warm or hot', es: 'Un breaker está tibio o caliente' },
    answer: {
      en: 'Warm to the touch under a steady load can be normal; too hot to keep a finger on, discolored or smelling is not. Find out whether it is load or a bad connection.\n\nHeat from load spreads evenly and matches a high current. A bad connection is hotter at one spot, the lug or the bus stab, often with normal current. AFCI and GFCI breakers run warmer because of their electronics. A burnt bus stab ruins any new breaker put on it: move the circuit or replace the panel interior.',
      es: 'Tibio con carga constante puede ser normal; tan caliente que no se aguanta el dedo, descolorido o con olor, no. Vea si es por carga o por mala conexión.\n\nEl calor por carga es parejo y coincide con corriente alta. Una mala conexión calienta en un punto, la terminal o la barra, muchas veces con corriente normal. Los AFCI y GFCI trabajan más tibios por su electrónica. Una barra quemada echa a perder cualquier breaker nuevo: mueva el circuito o cambie el interior del tablero.',
    },
    steps: {
      en: [
        'A qualified person with PPE measures the current and, if possible, takes a thermal picture under load.',
        "Compare with the breaker's rating and with its neighbors on similar load.",
        'Overload: reduce or split the load.',
        "Normal current: open the main, lock out, verify dead (the main's line lugs stay live).",
        'Inspect lug, wire end and bus stab; replace what is burnt.',
        'Torque to the label and check again under load.',
      ],
      es: [
        'Una persona calificada con EPP mide la corriente y, si se puede, toma imagen térmica con carga.',
        'Compare con la capacidad y con vecinos de carga parecida.',
        'Sobrecarga: reduzca o reparta.',
        'Corriente normal: abra el principal, bloquee y compruebe ausencia (la línea del principal sigue viva).',
        'Revise terminal, punta del alambre y barra; cambie lo quemado.',
        'Apriete al torque de la etiqueta y revise con carga.',
      ],
    },
    references: ['110.3(B)', '110.14(D)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a breaker warm to the touch under a steady load can be normal',
          es: 'un breaker tibio con carga constante puede ser normal',
        },
        words: 'warm plate evenly warmth ok tibio aguanto el dedo caliente al tacto all day',
      },
      {
        says: 'is-not',
        what: { en: 'a breaker too hot to keep a finger on is normal', es: 'un breaker tan caliente que no se aguanta el dedo es normal' },
        words: 'quema burns discolored',
      },
      {
        says: 'must-not',
        what: { en: 'put a new breaker on a burnt bus stab', es: 'poner un breaker nuevo en una barra quemada' },
        words: 'replace',
      },
      {
        says: 'is',
        what: {
          en: 'AFCI and GFCI breakers run warmer than ordinary ones',
          es: 'los breakers AFCI y GFCI trabajan más calientes que los comunes',
        },
        words: 'smart white button test type usual feel',
      },
    ],
    words: {
      en: 'hot breaker panel warm overheating smells burnt bus stab',
      es: 'pastilla caliente se calienta tablero huele a quemado barra panel',
    },
  },
  {
    id: 'troubleshooting-panel-buzzing-or-burning-smell',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Panel buzzes, crackles or smells burnt', es: 'El tablero zumba, truena o huele a quemado' },
    answer: {
      en: "Crackling, a burning smell, heat or smoke at a panel is an emergency: keep away, turn off the main only if you can do it without touching anything hot, wet or damaged, and call the fire department if there is smoke or fire.\n\nA faint steady hum can be normal vibration from a loaded breaker, a contactor or a transformer. A sizzling or irregular buzz is arcing at a loose lug, stab or neutral. Don't remove the cover with it live to have a look: arcing equipment can flash. The line side of the main stays energized until the utility disconnects.",
      es: 'Chisporroteo, olor a quemado, calor o humo en un tablero es emergencia: aléjese, baje el principal solo si puede hacerlo sin tocar nada caliente, mojado o dañado, y llame a los bomberos si hay humo o fuego.\n\nUn zumbido leve y parejo puede ser vibración normal de un breaker cargado, contactor o transformador. Un chirrido irregular es arco en una zapata, barra o neutro flojo. No quite la tapa con voltaje para asomarse: puede haber un arco eléctrico. El lado de línea del principal sigue vivo hasta que la compañía desconecte.',
    },
    references: ['110.14(D)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'remove the cover of a live panel that crackles or buzzes',
          es: 'quitar la tapa de un tablero vivo que truena o zumba',
        },
        words: 'spitting sizzling look pull deadfront screwdriver open',
      },
      {
        says: 'must',
        what: { en: 'call the fire department if a panel smokes or burns', es: 'llamar a los bomberos si el tablero echa humo o arde' },
      },
      {
        says: 'may',
        what: { en: 'turn off the main of a crackling panel', es: 'bajar el principal de un tablero que truena' },
        if: { en: 'it can be done without touching anything hot, wet or damaged', es: 'se puede sin tocar nada caliente, mojado o dañado' },
        words: 'lever cold dry myself palanca fría seca bajarla yo huele',
      },
      {
        says: 'is',
        what: { en: 'a faint steady hum at a panel can be normal', es: 'un zumbido leve y constante en el tablero puede ser normal' },
        words: 'soft even constant no heat no odor years when heat pump runs',
      },
    ],
    words: {
      en: 'humming panel arcing sizzling crackling noise smell fishy burning plastic breaker box',
      es: 'centro de carga hace ruido chispas arco olor plástico quemado zumbido truena panel',
    },
  },
  {
    id: 'troubleshooting-high-neutral-current',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'The neutral carries too much current', es: 'El neutro lleva demasiada corriente' },
    answer: {
      en: 'Either two hots that share the neutral are on the same leg, or electronic loads are adding third-harmonic current, or return current of another circuit has been mixed in. Clamp the neutral and each of its hots to see which.\n\nWith two hots on opposite legs the neutral should show their difference; if it shows the sum, the hots are on the same leg. On a three-phase wye, neutral current near or above the phase current with balanced phases points to harmonics: check with a true-RMS meter or analyzer.',
      es: 'O dos vivos que comparten neutro están en la misma fase, o las cargas electrónicas suman tercer armónico, o se mezcló el regreso de otro circuito. Mida con gancho el neutro y cada vivo para ver cuál es.\n\nCon dos vivos en fases opuestas el neutro debe marcar la diferencia; si marca la suma, están en la misma fase. En estrella trifásica, un neutro cerca o arriba de la fase con fases parejas indica armónicos: revise con true-RMS o analizador.',
    },
    steps: {
      en: [
        'A qualified person with PPE clamps each hot and the shared neutral under load.',
        'Measure voltage between the hots: 0 V means same leg, 208 V or 240 V means different legs.',
        'Same leg: lock out, verify dead, move one hot to the other leg on a 2-pole breaker.',
        'Clamp all conductors of the circuit together: anything but near zero means a mixed neutral or a leak.',
        'Harmonics: separate neutrals, a larger neutral, or cleaner loads.',
      ],
      es: [
        'Una persona calificada con EPP mide con gancho cada vivo y el neutro compartido con carga.',
        'Mida voltaje entre vivos: 0 V es la misma fase, 208 V o 240 V son fases distintas.',
        'Misma fase: bloquee, compruebe ausencia y pase un vivo a la otra fase en un breaker de 2 polos.',
        'Abrace juntos todos los conductores: si no da casi cero, hay neutro mezclado o fuga.',
        'Armónicos: neutros separados, neutro más grueso o cargas más limpias.',
      ],
    },
    references: ['310.15(E)', '210.4'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'leave two hots that share a neutral on the same leg', es: 'dejar en la misma fase dos vivos que comparten neutro' },
      },
      {
        says: 'is',
        what: {
          en: 'electronic loads can put a current above the phase current on a wye neutral',
          es: 'las cargas electrónicas pueden poner en el neutro más corriente que la de fase',
        },
      },
    ],
    words: {
      en: 'neutral overloaded hot neutral harmonics shared same phase triplen amps on neutral nuetral over load',
      es: 'neutro caliente neutro sobrecargado armónicos misma fase amperes en neutro',
    },
  },
  {
    id: 'troubleshooting-tingle-from-metal',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'I get a tingle from a metal case, sink or appliance', es: 'Me da toques una carcasa, el fregadero o un aparato' },
    answer: {
      en: "Treat it as a dangerous fault: turn the circuit off and keep people away. Something is leaking to metal that has no good equipment ground, or neutral current is returning over metal because a neutral is loose.\n\nUsual causes: missing or broken ground, neutral and ground swapped or tied together downstream, a failed heating element or motor winding, a lost service neutral that lifts all metal. If the tingle is there with the building's main off, the voltage comes from outside: call the utility.",
      es: 'Trátelo como falla peligrosa: apague el circuito y aleje a la gente. Algo fuga a un metal sin buena tierra, o la corriente del neutro regresa por el metal porque un neutro está flojo.\n\nCausas: tierra faltante o rota, neutro y tierra cambiados o unidos adelante, resistencia o devanado dañado, o neutro de acometida perdido que levanta todos los metales. Si da toques con el principal abajo, el voltaje viene de afuera: llame a la compañía.',
    },
    steps: {
      en: [
        'Turn off and unplug; keep everyone off the metal.',
        'A qualified person with PPE measures metal to a good ground reference.',
        'Turn breakers off one by one to find the circuit.',
        'Lock out, verify dead; check ground continuity from the metal to the panel.',
        "Measure the appliance's insulation from hot to case.",
        'Repair ground and leak both; confirm 0 V before use.',
      ],
      es: [
        'Apague y desenchufe; que nadie toque el metal.',
        'Una persona calificada con EPP mide del metal a una buena referencia de tierra.',
        'Baje breakers uno por uno para ubicar el circuito.',
        'Bloquee, compruebe ausencia y revise continuidad de tierra del metal al tablero.',
        'Mida aislamiento del aparato de vivo a carcasa.',
        'Repare tierra y fuga; confirme 0 V antes de usar.',
      ],
    },
    references: ['250.4(A)(5)', '250.110', '250.118'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'turn the circuit off and keep people away when metal gives a tingle',
          es: 'apagar el circuito y alejar a la gente cuando un metal da toques',
        },
      },
      {
        says: 'must',
        what: {
          en: 'call the utility if the tingle stays with the main off',
          es: 'llamar a la compañía si los toques siguen con el principal apagado',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'use an appliance that gives a tingle until 0 V is confirmed',
          es: 'usar un aparato que da toques hasta confirmar 0 V',
        },
        words: 'safe shock',
      },
    ],
    words: {
      en: 'tingle shock from appliance metal case energized stray voltage faucet washing machine',
      es: 'da toques lavadora refrigerador carcasa llave regadera corriente en el metal',
    },
  },
  {
    id: 'troubleshooting-reversed-polarity',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'Tester says hot/neutral reversed', es: 'El probador dice vivo y neutro invertidos' },
    answer: {
      en: "Hot and neutral are swapped at that receptacle or somewhere upstream. Equipment still runs, but the screw shell of a lamp and parts after the switch stay live, so fix it.\n\nHot goes on the brass screw (narrow slot), neutral on the silver screw (wide slot). If every receptacle after one point reads reversed, the swap is at that point or at a splice. Check that the tester isn't being fooled by an open neutral with a load plugged in: unplug everything and confirm with a meter.",
      es: 'Vivo y neutro están cambiados en ese contacto o antes. El equipo trabaja, pero el casquillo roscado de una lámpara y las partes después del apagador quedan vivas; corríjalo.\n\nEl vivo va al tornillo dorado (ranura angosta) y el neutro al plateado (ranura ancha). Si de un punto en adelante todos marcan invertido, el cambio está ahí o en un empalme. Vea que no lo engañe un neutro abierto con carga enchufada: desenchufe todo y confirme con multímetro.',
    },
    steps: {
      en: [
        'Unplug all loads on the run and test again.',
        'A qualified person with PPE measures narrow slot to ground: it should be about 120 V; wide slot to ground near 0 V.',
        'Lock the breaker off and verify dead.',
        'Open the first reversed outlet and the last good one; trace which wire is really hot.',
        'Swap at the source of the error, not at each outlet.',
        'Retest every outlet.',
      ],
      es: [
        'Desenchufe todo y pruebe otra vez.',
        'Una persona calificada con EPP mide ranura angosta a tierra: unos 120 V; ranura ancha a tierra, casi 0 V.',
        'Bloquee el breaker y compruebe ausencia.',
        'Abra el primer contacto invertido y el último bueno; vea cuál alambre es el vivo.',
        'Corrija donde nace el error, no en cada contacto.',
        'Pruebe todos otra vez.',
      ],
    },
    references: ['200.10', '200.11'],
    claims: [
      {
        says: 'must',
        what: { en: 'fix reversed hot and neutral at a receptacle', es: 'corregir vivo y neutro invertidos en un contacto' },
        words: 'backwards wires ignore works fine do anything inspector yellow tester',
      },
      {
        says: 'is',
        what: {
          en: 'a lamp or appliance still works with hot and neutral reversed',
          es: 'una lámpara o aparato funciona aunque vivo y neutro estén invertidos',
        },
        words: 'equipment runs swapped sirve',
      },
      {
        says: 'is',
        what: {
          en: "a lamp's screw shell stays live with reversed polarity",
          es: 'el casquillo de la lámpara queda vivo con polaridad invertida',
        },
        words: 'threads bulb bite socket switch off backwards',
      },
      {
        says: 'must-not',
        what: {
          en: 'swap wires at each outlet instead of at the source of the error',
          es: 'invertir los alambres en cada contacto en vez de donde está el error',
        },
        words: 'each eight plugs downstream plan',
      },
      {
        says: 'may',
        what: {
          en: 'correct reversed hot and neutral at the one splice from which on everything reads reversed',
          es: 'corregir la fase y el neutro volteados en el empalme desde donde todo marca volteado',
        },
        if: { en: 'the circuit is off and proved dead', es: 'el circuito está apagado y comprobado sin voltaje' },
      },
      {
        says: 'is-not',
        what: { en: 'reversed hot and neutral do no harm and may stay', es: 'vivo y neutro invertidos no hacen daño y pueden quedarse' },
        words: "doesn't matter fine for years",
      },
    ],
    words: {
      en: 'reverse polarity hot neutral swapped backwards outlet tester nuetral',
      es: 'polaridad invertida vivo neutro cambiados al revés contacto enchufle',
    },
  },
  {
    id: 'troubleshooting-open-ground',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Tester shows open ground', es: 'El probador marca tierra abierta' },
    answer: {
      en: "The receptacle's ground terminal has no path back to the panel: either the ground wire is loose or missing, or the wiring is an old two-wire system. Never 'fix' it with a jumper to neutral.\n\nIn newer wiring look for a ground left off the screw or out of the splice. In old wiring without a ground you may run a new ground, use a two-slot receptacle, or GFCI-protect it and label it 'No Equipment Ground'; that protects people, but does not create a ground for surge protectors or equipment that needs one.",
      es: "La terminal de tierra no tiene camino al tablero: el alambre de tierra está suelto o falta, o la instalación es vieja de dos hilos. Nunca lo 'arregle' con un puente al neutro.\n\nEn instalación reciente busque una tierra fuera del tornillo o del empalme. En una vieja sin tierra puede correr una tierra nueva, poner contacto de dos ranuras, o protegerlo con GFCI y rotularlo 'No Equipment Ground'; eso protege a la gente, pero no crea tierra para supresores o equipos que la piden.",
    },
    steps: {
      en: [
        'Confirm with a meter: hot to neutral about 120 V, hot to ground far less or drifting.',
        'Lock off, verify dead, pull the device.',
        'Look for a ground in the box and check it to the panel by continuity.',
        'Repair a broken splice and bond a metal box.',
        'No ground at all: choose new wiring or GFCI with labels.',
        'Retest.',
      ],
      es: [
        'Confirme con multímetro: vivo a neutro unos 120 V, vivo a tierra mucho menos o variable.',
        'Bloquee, compruebe ausencia y saque el contacto.',
        'Busque tierra en la caja y revise continuidad al tablero.',
        'Repare el empalme y una la caja metálica.',
        'Si no hay tierra: cableado nuevo o GFCI con rótulo.',
        'Pruebe otra vez.',
      ],
    },
    references: ['250.146', '250.148', '406.4(D)(2)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'fix an open ground with a jumper to neutral', es: 'arreglar una tierra abierta con un puente al neutro' },
        words: 'bootleg tie silver screw to green wire tester cured puente del neutro al tornillo verde loop',
      },
      {
        says: 'may',
        what: {
          en: 'use a two-slot receptacle in old wiring without a ground',
          es: 'usar un contacto de dos ranuras en cableado viejo sin tierra',
        },
        words: 'two slot plug',
      },
      {
        says: 'may',
        what: {
          en: 'GFCI-protect an ungrounded receptacle instead of adding a ground',
          es: 'proteger con GFCI un contacto sin tierra en vez de agregar tierra',
        },
        if: { en: "it is labeled 'No Equipment Ground'", es: "lleva la etiqueta 'No Equipment Ground'" },
        words: 'put gfci sticker etiqueta label',
      },
      {
        says: 'is-not',
        what: { en: 'a GFCI creates a ground for surge protectors', es: 'un GFCI crea una tierra para los supresores de picos' },
      },
    ],
    words: {
      en: 'open ground no ground two prong ungrounded outlet three light tester',
      es: 'tierra abierta sin tierra dos hilos contacto sin tierra enchufle',
    },
  },
  {
    id: 'troubleshooting-which-wire-open',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: '120 V hot to ground, 0 V hot to neutral: which wire is open?',
      es: '120 V de vivo a tierra, 0 V de vivo a neutro: ¿cuál está abierto?',
    },
    answer: {
      en: 'The one that reads 0 V to the hot. 120 V hot to ground but nothing hot to neutral: the **neutral** is open. 120 V hot to neutral but nothing hot to ground: the **ground** is open.\n\n120 V from neutral to ground and 0 V hot to neutral is an open neutral as well: the voltage comes back through whatever is switched on. On a 240 V outlet, 0 V from one hot to neutral is an open neutral or one on a hot.\n\nAn open neutral kills everything after it: look for a loose splice or backstab at the last working box and the first dead one. Never use the ground in its place.',
      es: 'El que marca 0 V con el vivo. 120 V de vivo a tierra pero nada de vivo a neutro: el **neutro** está abierto. 120 V de vivo a neutro pero nada de vivo a tierra: la **tierra** está abierta.\n\n120 V de neutro a tierra y 0 V de vivo a neutro también es neutro abierto: el voltaje regresa por lo que está prendido. En una salida de 240 V, 0 V de un vivo a neutro es neutro abierto o puesto en un vivo.\n\nEl neutro abierto deja muerto todo lo que sigue: busque un empalme o conexión floja en la última caja que sirve y la primera muerta. Nunca use la tierra en su lugar.',
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'use the ground in place of an open neutral', es: 'usar la tierra en lugar de un neutro abierto' } },
      {
        says: 'is',
        what: {
          en: '120 V hot to ground and 0 V hot to neutral means the neutral is open',
          es: '120 V de vivo a tierra y 0 V de vivo a neutro significa neutro abierto',
        },
      },
      {
        says: 'is',
        what: {
          en: '120 V from neutral to ground with 0 V from hot to neutral means that the neutral is open',
          es: '120 V de neutro a tierra con 0 V de vivo a neutro significa que el neutro está abierto',
        },
        if: { en: 'the hot reads 120 V to ground too', es: 'el vivo también marca 120 V a tierra' },
        words: 'both slots hot white to ground las dos ranuras blanco a tierra',
      },
      {
        says: 'is',
        what: {
          en: 'almost 0 V from one hot to neutral with 240 V between the hots means an open neutral or one landed on a hot',
          es: 'casi 0 V de un vivo a neutro con 240 V entre vivos significa neutro abierto o puesto en un vivo',
        },
        words: 'dryer range outlet one leg 2 volts secadora estufa una pierna',
      },
      {
        says: 'is',
        what: {
          en: 'an open neutral reading in several outlets of a circuit points to the last working box or the first dead one',
          es: 'neutro abierto en varios contactos de un circuito apunta a la última caja que sirve o la primera muerta',
        },
        words: 'tester lights still work where to look bedroom focos si prenden',
      },
    ],
    words: {
      en: 'receptacle outlet reads 120 zero between hot and neutral nothing bad no voltage',
      es: 'contacto marca 120 cero hot neutral qué está mal',
    },
  },
  {
    id: 'troubleshooting-bootleg-ground',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'What is a bootleg ground and how do I find it?', es: '¿Qué es una tierra falsa (bootleg) y cómo la encuentro?' },
    answer: {
      en: "A bootleg ground is a jumper from neutral to the ground screw at a receptacle to fool a tester. If the neutral opens, or hot and neutral are swapped, every metal case plugged in becomes live at 120 V. Remove it.\n\nA three-light tester can't see it. Signs: an old two-wire house full of three-hole receptacles that all test good, and neutral-to-ground voltage of exactly zero under heavy load. A pen tester that lights at the ground slot or at a plugged-in metal case means the reversed kind: leave it and cut the power. A ground-impedance analyzer, or opening the box with the power off, proves either kind.",
      es: 'La tierra falsa es un puente del neutro al tornillo de tierra en el contacto para engañar al probador. Si el neutro se abre, o vivo y neutro están cambiados, toda carcasa enchufada queda viva a 120 V. Quítela.\n\nEl probador de tres luces no la ve. Señales: casa vieja de dos hilos con puros contactos de tres agujeros que marcan bien, y voltaje neutro a tierra exactamente cero con carga fuerte. Si una pluma detectora prende en la ranura de tierra o en una carcasa enchufada, es la invertida: no la toque y corte la corriente. La prueba de ambas es un analizador de impedancia de tierra o abrir la caja sin voltaje.',
    },
    steps: {
      en: [
        'Load the outlet with a heater; a qualified person with PPE measures neutral to ground: true zero is suspicious.',
        'Lock off, verify dead and open the box.',
        'Look for a jumper from silver to green screw, or box tied to neutral.',
        'Remove it.',
        'Fit a real ground or GFCI protection with the labels.',
        'Check the other outlets of the house too.',
      ],
      es: [
        'Cargue el contacto con un calefactor; una persona calificada con EPP mide neutro a tierra: cero exacto es sospechoso.',
        'Bloquee, compruebe ausencia y abra la caja.',
        'Busque puente del tornillo plateado al verde, o caja unida al neutro.',
        'Quítelo.',
        'Ponga tierra real o GFCI con rótulos.',
        'Revise también los demás contactos.',
      ],
    },
    references: ['250.142(B)', '406.4(D)(2)'],
    claims: [
      {
        says: 'must',
        what: { en: 'remove a bootleg ground', es: 'quitar una tierra falsa (bootleg)' },
        words: 'found jumpered neutral to ground loop green silver screw come out get rid tenants quitar',
      },
      {
        says: 'must-not',
        what: { en: 'jumper neutral to the ground screw at a receptacle', es: 'puentear el neutro al tornillo de tierra en un contacto' },
        words: 'bootleg loop white screw green',
      },
      {
        says: 'is',
        what: {
          en: 'a bootleg ground fools a three-light tester, which then shows correct',
          es: 'una tierra falsa engaña al probador de tres luces, que marca bien',
        },
        words: 'yellow lights says correct fooled jumper tool can see',
      },
      {
        says: 'is',
        what: {
          en: 'with a bootleg ground a loose neutral makes metal cases live at 120 V',
          es: 'con una tierra falsa un neutro suelto pone a 120 V las carcasas metálicas',
        },
        words: 'shell hot fridge microwave white to green jumper carcasa viva puente',
      },
    ],
    words: {
      en: 'bootleg ground false ground neutral jumper cheater receptacle rpbg nuetral',
      es: 'tierra falsa puente neutro tierra contacto engaño enchufle',
    },
  },
  {
    id: 'troubleshooting-is-my-breaker-bad',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'How do I know if a breaker is bad?', es: '¿Cómo sé si un breaker está dañado?' },
    answer: {
      en: "Suspect the breaker only after load and wiring are cleared: it trips at a current well below its rating, won't latch with its wire off, gives no voltage on a pole when closed, or shows heat damage.\n\nBy meter: breaker on, an electrician reads its screw to neutral, 120 V, and 240 V between the two screws of a two-pole; 0 V with good neighbors is a bad or badly seated one. A tripped breaker must be pushed firmly to OFF before ON. Swapping with an equal breaker of the same panel listing is a fair test. There is no field test of trip calibration on molded-case breakers short of primary injection. Breakers that cleared a big short, got wet, or are recalled types should be replaced.",
      es: 'Sospeche del breaker solo después de descartar carga y cableado: se bota muy por debajo de su capacidad, no engancha con el alambre quitado, cerrado no da voltaje en un polo, o muestra daño por calor.\n\nCon medidor: breaker arriba, un electricista mide de su tornillo a neutro, 120 V, y 240 V entre los dos tornillos de uno doble; 0 V con los vecinos bien es uno malo o mal asentado. Un breaker disparado se empuja fuerte a OFF antes de ON. Cambiarlo por uno igual listado para el tablero es buena prueba. La calibración de uno de caja moldeada solo se prueba con inyección primaria. Cambie los que cortaron un corto grande, se mojaron o son de tipo retirado.',
    },
    steps: {
      en: [
        'Measure load current; compare with the rating.',
        "Lock out, verify dead, lift the circuit's wire.",
        "Reset: if it won't latch with no wire, it is bad.",
        'A qualified person with PPE compares line and load voltage with it closed.',
        'Inspect stab and bus for burning.',
        'Replace with a breaker listed for that panel and torque it.',
      ],
      es: [
        'Mida la corriente y compárela con la capacidad.',
        'Bloquee, compruebe ausencia y suelte el alambre.',
        'Resetee: si no engancha sin alambre, está dañado.',
        'Una persona calificada con EPP compara voltaje de línea y carga con él cerrado.',
        'Revise contacto y barra por quemaduras.',
        'Cámbielo por uno listado para el tablero y apriete al torque.',
      ],
    },
    references: ['110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'replace breakers that cleared a big short, got wet or are recalled',
          es: 'cambiar los breakers que despejaron un corto grande, se mojaron o fueron retirados',
        },
      },
      {
        says: 'must',
        what: { en: 'push a tripped breaker firmly to OFF before ON', es: 'empujar el breaker botado firme a OFF antes de ON' },
      },
      {
        says: 'may',
        what: {
          en: 'swap a suspect breaker with an equal one of the same panel listing to test it',
          es: 'cambiar el breaker sospechoso por uno igual listado para el tablero como prueba',
        },
        if: { en: 'it is locked out and verified dead', es: 'está bloqueado y comprobado sin voltaje' },
      },
      {
        says: 'is-not',
        what: {
          en: "a simple field test proves a molded-case breaker's trip calibration",
          es: 'una prueba sencilla en campo comprueba la calibración de disparo de un breaker',
        },
        words: 'toaster clamp meter prove trip',
      },
      { says: 'is', what: { en: 'a breaker can go bad', es: 'un breaker puede echarse a perder' }, words: 'fail wear out' },
      {
        says: 'is',
        what: {
          en: 'a problem that moves with the breaker when two equal ones are swapped points to the breaker',
          es: 'un problema que se va con el breaker al cambiar dos iguales señala al breaker',
        },
        words: 'bad right same size',
      },
      {
        says: 'is',
        what: {
          en: 'a breaker that is on and reads 0 V from its screw to neutral, with its neighbors at 120 V, is bad or not seated on the bus',
          es: 'un breaker arriba que marca 0 V de su tornillo a neutro, con los vecinos en 120 V, está malo o mal asentado en la barra',
        },
        words: 'test with multimeter meter probar con tester multimetro',
      },
      {
        says: 'is-not',
        what: {
          en: '120 V on the screw of a breaker proves that it is good under load',
          es: '120 V en el tornillo de un breaker prueba que está bueno con carga',
        },
        words: 'reads fine multimeter drops marca bien',
      },
      {
        says: 'is',
        what: {
          en: 'a breaker that will not stay on with its wire off is bad',
          es: 'un breaker que no se queda arriba con su cable suelto está malo',
        },
        words: 'will not latch reset disconnected wire removed no engancha no agarra le quité el cable',
      },
    ],
    words: {
      en: "bad breaker test replace weak breaker worn out won't reset",
      es: 'breaker dañado malo pastilla vieja no engancha probar',
    },
  },
  {
    id: 'troubleshooting-main-breaker-trips',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'The main breaker trips', es: 'Se bota el interruptor principal' },
    answer: {
      en: "Either the whole load is too big for the main, the main is overheating from a bad connection, or a fault downstream was cleared by the main before the branch breaker. Don't reset it until you know which.\n\nOverload shows as trips at peak use: EV charging, heat strips and range together. A fault shows as a sudden trip with one device; the branch breaker may be defective or much larger than expected. Heat shows as trips at moderate load. With a tripped GFPE main on a large service, look for a ground fault.",
      es: 'O la carga total es mucha para el principal, o se calienta por mala conexión, o una falla adelante la despejó el principal antes que el breaker del circuito. No lo suba hasta saber cuál es.\n\nSobrecarga: se bota en hora pico, con cargador de auto, calefacción y estufa juntos. Falla: dispara de golpe con un aparato; el breaker derivado puede estar malo. Calor: se bota con carga moderada. En acometidas grandes con protección de falla a tierra (GFPE), busque falla a tierra.',
    },
    steps: {
      en: [
        'Turn off all branch breakers.',
        'Look and smell for damage; if there is any, stop and have the service disconnected.',
        'Close the main once with branches off.',
        'Close branches one by one and watch which trips it.',
        "A qualified person with PPE logs both legs' current over a day.",
        'Correct the load, the connection or the faulted circuit.',
      ],
      es: [
        'Baje todos los breakers derivados.',
        'Busque daño u olor; si hay, pare y pida desconectar la acometida.',
        'Suba el principal una vez con todo abajo.',
        'Suba los circuitos uno por uno y vea cuál lo bota.',
        'Una persona calificada con EPP registra corriente de las dos fases por un día.',
        'Corrija carga, conexión o circuito con falla.',
      ],
    },
    references: ['230.79', '110.14(D)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'reset a main breaker before knowing why it tripped', es: 'subir el principal antes de saber por qué se botó' },
        words: 'push it back on just sin saber reponer',
      },
      {
        says: 'may',
        what: { en: 'close the main once with all branch breakers off', es: 'cerrar una vez el principal con todos los derivados abajo' },
        if: { en: 'there is no damage to see or smell', es: 'no se ve ni huele daño' },
        words: 'turn all small ones off try the big one no smell',
      },
      {
        says: 'must-not',
        what: { en: 'close a main breaker that smells or looks burnt', es: 'subir un principal que huele o se ve quemado' },
      },
    ],
    words: {
      en: 'main breaker trips whole house power out overload service 100 amp 200 amp over load',
      es: 'principal se bota interruptor general se dispara toda la casa',
    },
  },
  {
    id: 'troubleshooting-aluminum-branch-wiring',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'House with aluminum branch wiring: what do I do?', es: 'Casa con circuitos de aluminio: ¿qué hago?' },
    answer: {
      en: "Small solid aluminum wire of about 1965 to 1973 fails at its terminations, not along its length: loose joints heat and can start fires. Have every connection checked and repaired with a method made for it; don't just tighten screws.\n\nAccepted repairs are rewiring in copper, the COPALUM crimp, or pigtails with listed set-screw connectors such as AlumiConn. Devices marked CO/ALR are the listed type for direct connection at 15 A and 20 A. Warm plates, flicker or smell: turn the circuit off. Large stranded AA-8000 aluminum feeders are a different, sound product.",
      es: 'El alambre sólido chico de aluminio de 1965 a 1973 más o menos falla en las terminales, no a lo largo: las uniones flojas calientan y pueden causar incendio. Haga revisar y reparar cada conexión con método apropiado; no basta apretar.\n\nReparaciones aceptadas: recablear en cobre, engarce COPALUM, o colas con conectores de tornillo listados como AlumiConn. Los dispositivos CO/ALR son los listados para conexión directa en 15 A y 20 A. Tapa caliente, parpadeo u olor: apague el circuito. Los alimentadores gruesos trenzados AA-8000 son otra cosa y son buenos.',
    },
    steps: {
      en: [
        "Identify: silver-colored solid wire, 'AL' or 'Aluminum' on the jacket.",
        'Lock off, verify dead, open a sample of boxes.',
        'Look for burnt insulation, wrong devices, plain wire nuts.',
        'Choose the repair with the owner and insurer.',
        'Treat every splice and device on the circuit, lights and panel too.',
        'Record and recheck temperature under load.',
      ],
      es: [
        "Identifique: alambre sólido plateado, 'AL' o 'Aluminum' en el forro.",
        'Bloquee, compruebe ausencia y abra varias cajas.',
        'Busque aislante quemado, dispositivos equivocados, capuchones comunes.',
        'Escoja la reparación con el dueño y la aseguradora.',
        'Atienda cada empalme y dispositivo, luces y tablero también.',
        'Anote y revise temperatura con carga.',
      ],
    },
    references: ['406.3(C)', '110.14'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'just tighten the screws on old aluminum branch wiring',
          es: 'apretar solamente los tornillos en circuitos viejos de aluminio',
        },
      },
      {
        says: 'must',
        what: {
          en: 'have every aluminum branch connection checked and repaired with a method made for it',
          es: 'revisar y reparar cada conexión de aluminio con un método hecho para ello',
        },
      },
      {
        says: 'may',
        what: {
          en: 'connect a CO/ALR device directly to aluminum wire at 15 A and 20 A',
          es: 'conectar directo un dispositivo CO/ALR a alambre de aluminio de 15 y 20 A',
        },
      },
      {
        says: 'may',
        what: { en: 'pigtail aluminum wire to copper', es: 'hacer pigtail de aluminio a cobre' },
        if: {
          en: 'the connectors are listed set-screw types such as AlumiConn',
          es: 'los conectores son listados de tornillo, como AlumiConn',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'large stranded AA-8000 aluminum feeders are as dangerous as old solid aluminum',
          es: 'los alimentadores trenzados de aluminio AA-8000 son tan peligrosos como el aluminio sólido viejo',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'the CPSC accepts purple twist-on connectors as a lasting repair of aluminum wiring',
          es: 'la CPSC acepta los conectores morados de torcer como reparación duradera del aluminio',
        },
        words: 'wire nuts ideal 65 pigtail 516 wirenut capuchón morado',
      },
      {
        says: 'is-not',
        what: {
          en: 'new CO/ALR outlets alone repair a whole house of old aluminum wiring',
          es: 'los contactos CO/ALR solos reparan toda una casa de aluminio viejo',
        },
        words: 'enough fixed done every outlet swapped splices bastan',
      },
    ],
    words: {
      en: 'aluminum wiring 1960s 1970s house fire pigtail co/alr copalum alumiconn aluminium',
      es: 'cableado de aluminio casa vieja años 60 70 incendio co/alr kable',
    },
  },
  {
    id: 'troubleshooting-trace-unknown-circuit',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Which breaker feeds this outlet?', es: '¿Qué breaker alimenta este contacto?' },
    answer: {
      en: 'Use a circuit tracer: transmitter in the outlet, receiver at the panel; otherwise plug in a lamp or radio and turn breakers off one by one. Then prove the outlet dead with a contact tester before working.\n\nTracers can point to a neighbor breaker, so confirm by switching it off. Check both halves of a duplex, the switch beside it and other cables in the box: two circuits often meet there. Write the result on the directory; every circuit must be identified by its clear, specific use.',
      es: 'Use un rastreador de circuitos: transmisor en el contacto y receptor en el tablero; si no, enchufe un foco o radio y baje breakers uno por uno. Luego compruebe ausencia con probador de contacto antes de trabajar.\n\nEl rastreador puede señalar al vecino; confirme bajándolo. Revise las dos mitades del contacto doble, el apagador de al lado y los otros cables de la caja: muchas veces hay dos circuitos. Anótelo en el directorio; cada circuito se identifica con su uso claro y específico.',
    },
    steps: {
      en: [
        'Ask what would be lost: alarms, medical equipment, computers.',
        'Plug in the transmitter or a lamp.',
        'Scan the panel and switch off the indicated breaker.',
        'Check that the outlet is off, both halves.',
        'Verify dead with a contact tester, live-dead-live.',
        'Label the panel.',
      ],
      es: [
        'Pregunte qué se pierde: alarmas, equipo médico, computadoras.',
        'Enchufe el transmisor o un foco.',
        'Barra el tablero y baje el breaker señalado.',
        'Vea que el contacto se apagó, las dos mitades.',
        'Compruebe ausencia con probador de contacto: vivo, muerto, vivo.',
        'Rotule el tablero.',
      ],
    },
    references: ['408.4(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'prove the outlet dead with a contact tester after finding its breaker',
          es: 'comprobar el contacto sin voltaje con probador de contacto tras hallar su breaker',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'trust a circuit tracer without switching the breaker off',
          es: 'confiar en el rastreador de circuitos sin bajar el breaker',
        },
        words: 'klein take its word start changing',
      },
      {
        says: 'must',
        what: {
          en: 'identify every circuit on the panel directory by its clear, specific use',
          es: 'identificar cada circuito en el directorio por su uso claro y específico',
        },
        words: 'door chart write out each rental labels',
      },
    ],
    words: {
      en: 'circuit tracer breaker finder which breaker label panel directory map circuits',
      es: 'rastreador buscador de breaker cuál pastilla rotular directorio enchufle',
    },
  },
  {
    id: 'troubleshooting-half-hot-receptacle',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Half of a receptacle works, or it only works with a switch',
      es: 'Medio contacto funciona, o solo funciona con un apagador',
    },
    answer: {
      en: "It is probably a split receptacle: the brass-side tab is broken off and one half is fed through a wall switch. If a replaced receptacle now stays on always, the tab wasn't removed on the new one.\n\nWith the tab out, one brass screw has constant hot and the other the switched hot; the silver tab normally stays. Broken by mistake: feed both brass screws by pigtails, or use a new one. On a multiwire split the two halves are on different legs, 240 V between the brass screws: there the breaker must open both. Verify both halves dead before touching.",
      es: 'Lo más seguro es un contacto dividido: la lengüeta del lado dorado está cortada y una mitad va por el apagador. Si cambió el contacto y ahora queda siempre vivo, no le quitó la lengüeta al nuevo.\n\nSin lengüeta, un tornillo dorado tiene vivo fijo y el otro el vivo del apagador; la lengüeta plateada normalmente se queda. Si se rompió por error: alimente los dos dorados con rabillos, o ponga uno nuevo. Si es dividido multiconductor, las mitades están en fases distintas, con 240 V entre tornillos dorados: el breaker debe abrir las dos. Compruebe ausencia en ambas mitades.',
    },
    steps: {
      en: [
        'Flip every switch nearby and test both halves.',
        'Lock the breaker off and verify both halves dead.',
        'Pull it out; see whether the brass tab is broken.',
        'Two hot wires on separate brass screws: break the tab on the replacement.',
        'Reconnect hot, switched hot, neutral, ground.',
        'Test both halves with the switch on and off.',
      ],
      es: [
        'Mueva los apagadores cercanos y pruebe las dos mitades.',
        'Bloquee el breaker y compruebe ausencia en ambas.',
        'Sáquelo y vea si la lengüeta dorada está cortada.',
        'Dos vivos en tornillos dorados separados: corte la lengüeta del nuevo.',
        'Conecte vivo, vivo del apagador, neutro y tierra.',
        'Pruebe ambas mitades con el apagador prendido y apagado.',
      ],
    },
    references: ['210.70(A)', '404.2'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'break the brass-side tab on the replacement of a split receptacle',
          es: 'romper la lengüeta del lado latón al reemplazar un contacto dividido',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'break the silver tab of an ordinary split receptacle',
          es: 'romper la lengüeta plateada de un contacto dividido normal',
        },
        words: 'snap both sides gold silver tab also',
      },
      {
        says: 'must',
        what: {
          en: 'verify both halves of a receptacle dead before touching',
          es: 'verificar sin voltaje ambas mitades del contacto antes de tocar',
        },
        words: 'bottom half own check tester top',
      },
      {
        says: 'must',
        what: {
          en: 'use a breaker that opens both hots of a multiwire split receptacle',
          es: 'usar un breaker que abra ambos vivos de un contacto dividido multiconductor',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use a receptacle whose brass tab was broken by mistake',
          es: 'usar un contacto al que se le rompió por error la lengüeta dorada',
        },
        if: { en: 'both brass screws get the same hot by pigtails', es: 'los dos tornillos dorados reciben el mismo vivo con rabillos' },
        words: 'snapped tab off accident still good corté el tab',
      },
    ],
    words: {
      en: 'half hot split receptacle switched outlet tab broken top bottom half',
      es: 'contacto dividido media mitad lengüeta apagador contacto controlado enchufle suich switche',
    },
  },
  {
    id: 'troubleshooting-receptacle-gets-hot',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Why does a receptacle get hot?', es: '¿Por qué se calienta un contacto?' },
    answer: {
      en: 'A loose connection, nearly always: a loose screw or push-in terminal, or worn contacts that no longer grip the plug. Too much load for too long, such as a space heater, shows it first.\n\nStop using it and turn the breaker off. With the power proved dead, replace a browned receptacle, cut the wire back to bright copper, tighten the screws to the marked torque and pigtail the splice. Replace a scorched plug too. Aluminum wire needs devices marked for it.',
      es: 'Casi siempre por una conexión floja: tornillo flojo, terminal a presión o contactos gastados que ya no aprietan la clavija. Mucha carga por mucho rato, como un calefactor, lo muestra primero.\n\nDeje de usarlo y baje la pastilla. Comprobado sin voltaje, cambie el contacto tostado, corte el alambre hasta cobre limpio, apriete al torque marcado y deje colas. Cambie también la clavija quemada. El aluminio pide dispositivos marcados para él.',
    },
    references: ['110.14(D)', '406.4'],
    claims: [
      { says: 'must-not', what: { en: 'keep using a receptacle that gets hot', es: 'seguir usando un contacto que se calienta' } },
      {
        says: 'must',
        what: { en: 'replace a browned receptacle and a scorched plug', es: 'cambiar el contacto dorado y la clavija quemada' },
      },
      { says: 'is-not', what: { en: 'a receptacle that gets hot is normal', es: 'es normal que un contacto se caliente' } },
    ],
    words: { en: 'overheat warm melted outlet plug burnt loose', es: 'tomacorriente enchufe quemado derretido flojo' },
  },
];

// Confirmed: EC&M, Mike Holt forum, NECA 169, WECA, CPSC 516, proreftrades, engineerfix, Mike Sokol on reversed bootleg grounds.
// Second reading: half-hot dengarden, DIY Stack Exchange; open ground JLC, bluestar inspection. One source only: reversed polarity JLC.
