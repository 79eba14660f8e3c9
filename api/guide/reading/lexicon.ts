// The trade's words in both languages, as crews say and misspell them, gathered under one concept each.
import { stem, wordsOf } from './words.ts';

/** Concept -> phrases that mean it, separated by ' | '. Folded; matched by stem, the longest phrase first. */
const PHRASES = {
  // materials and conductors
  copper: 'copper | cobre | cu',
  aluminum: 'aluminum | aluminium | alum | aluminio | aluminun | aluminio al',
  conductor: 'conductor | wire | wires | cable | alambre | hilo | wiring | cableado | kable',
  'wire-size':
    'wire size | size wire | size of wire | conductor size | gauge | gage | calibre | awg | kcmil | mcm | wire gauge | grueso | numero de cable | size conductor | sized',
  ampacity:
    'ampacity | ampacidad | current carrying capacity | capacidad de corriente | capacidad de conduccion | how many amps can | amps can carry | amp rating of wire | cuantos amperes aguanta | cuantos amperes soporta | ampasity | ampicity',
  thhn: 'thhn | thwn | thwn-2 | xhhw | xhhw-2 | rhw-2 | use-2 | thw | thw-2 | rhw | rhh | tw',
  stranded: 'stranded | trenzado | multifilar',
  solid: 'solid | solido | solid wire',
  insulation: 'insulation | aislamiento | aislante | jacket',
  'fixture-wire': 'fixture wire | tffn | tfn | alambre de luminaria',
  cord: 'cord | flexible cord | extension cord | cordon | extension | cable flexible | so cord | sj cord',
  hot: 'hot wire | hot leg | hot conductor | ungrounded conductor | la viva | vivo | linea viva | fase | conductor no puesto a tierra | ungrounded',
  neutral: 'neutral | neutro | grounded conductor | conductor puesto a tierra | common wire | nuetral',
  'current-carrying':
    'current-carrying | current carrying | carrying current | portador | portador de corriente | llevan corriente | conducen corriente | ccc | activos',
  'fill-adjust':
    'adjustment factor | derating | derate | bundling | factor de ajuste | factor de agrupamiento | ajuste por agrupamiento | more than three conductors | more than 3 conductors | mas de tres conductores | mas de 3 conductores | adjusted ampacity | ampacidad ajustada | bundled | derateo | deratear | derratear | derrateo',
  ambient:
    'ambient | ambient temperature | temperatura ambiente | attic | atico | rooftop temperature | temperature correction | correccion por temperatura | correction factor | factor de correccion | corrected',
  terminals: 'terminal | terminal temperature | termination | terminacion | lug | zapata',
  parallel: 'parallel | paralelo | in parallel | per phase | en paralelo | sets of | parallel set | por fase',
  'pull-wire': 'pull wire | pulling wire | jalar cable | fish wire | cablear',
  // grounding
  ground: 'ground | grounding | tierra | puesta a tierra | aterrizar | earth | grounded',
  egc: 'equipment grounding conductor | green wire | alambre verde | cable verde | hilo verde | equipment grounding | egc | equipment ground | ground wire | grounding wire | conductor de puesta a tierra de equipos | conductor de tierra | tierra de equipo | tierra de equipos | cable de tierra | alambre de tierra | conductor de puesta a tierra | hilo de tierra | ground wire size | size ground',
  gec: 'grounding electrode conductor | gec | conductor del electrodo | electrode conductor | conductor de electrodo | conductor del electrodo de puesta a tierra | conductor al electrodo | ground rod wire | wire to ground rod | wire to the ground rod | ground rod conductor | rod conductor | cable de la varilla | cable a la varilla | cable para la varilla | alambre de la varilla | alambre a la varilla',
  electrode: 'electrode | electrodo | grounding electrode | electrodo de puesta a tierra',
  'ground-rod': 'ground rod | grounding rod | rod | varilla | varilla de tierra | jabalina | rod electrode | copperweld | ground stake',
  ufer: 'ufer | concrete-encased | concrete encased | rebar | embebido en concreto | varilla corrugada | electrodo en concreto | zapata de concreto',
  'water-pipe': 'water pipe | metal water pipe | tuberia de agua | tubo de agua | tuberia metalica de agua',
  bonding: 'bonding | bond | bonded | union | unir | puenteo | equipotential | equipotencial | conexion equipotencial',
  'bonding-jumper':
    'bonding jumper | main bonding jumper | mbj | system bonding jumper | supply-side bonding jumper | supply side bonding jumper | ssbj | sbj | puente de union | puente de union principal | jumper de union | puente principal',
  'ground-fault': 'ground fault | falla a tierra | ground-fault',
  'separately-derived':
    'separately derived | derivado separadamente | sistema derivado | separately derived system | sistema derivado por separado',
  // protection
  breaker:
    'breaker | circuit breaker | pastilla | disyuntor | interruptor termomagnetico | interruptor automatico | termomagnetico | braker | brecker | braeker | breker | breakr | brkr | llave termica | termica | cortacircuito | inverse-time | inverse time | tiempo inverso',
  fuse: 'fuse | fusible | time-delay | dual element',
  ocpd: 'overcurrent device | overcurrent protection | ocpd | overcurrent | sobrecorriente | proteccion contra sobrecorriente | dispositivo de sobrecorriente | proteccion de sobrecorriente | overcurrent protective device | oversized breaker',
  'standard-size':
    'standard size | standard rating | tamano estandar | estandar | next size up | siguiente tamano | standard breaker | standard ampere rating',
  tandem: 'tandem | double tap | double tapped | doble conexion | cheater breaker',
  gfci: 'gfci | gfi | ground fault circuit interrupter | ground-fault circuit-interrupter | interruptor de falla a tierra | icft | proteccion gfci | diferencial | ground fault interrupter | gcfi | gfic',
  afci: 'afci | arc fault | arc-fault | arc fault circuit interrupter | falla de arco | afi | dual function',
  gfpe: 'gfpe | ground fault protection of equipment | proteccion de equipo contra falla a tierra',
  'surge-protection':
    'surge protection | surge protector | surge protective device | spd | supresor | supresor de picos | proteccion contra sobretensiones | sobretension | whole house surge',
  'short-circuit':
    'short circuit | short-circuit | cortocircuito | corto circuito | corto | available fault current | fault current | corriente de falla | corriente de cortocircuito | aic | interrupting rating | sccr | capacidad interruptiva | kaic',
  'selective-coordination': 'selective coordination | coordinacion selectiva',
  continuous: 'continuous load | continuous | carga continua | continua | continuo | three hours | 3 hours | 3 horas',
  tap: 'tap rule | tap conductor | feeder tap | derivacion | tap de alimentador | regla de derivacion | conductor de derivacion | 10 ft tap | 25 ft tap | 10-foot tap | tap',
  'small-conductor': 'small conductor | conductores pequenos',
  // raceways
  raceway:
    'raceway | conduit | pipe | tubo | tuberia | canalizacion | conducto | conduct | condit | condiut | conduite | ducto | poliducto | tubing',
  emt: 'emt | electrical metallic tubing | thinwall | thin wall | tubo delgado | tubo metalico | tuberia metalica electrica',
  pvc: 'pvc | rigid pvc | pvc rigid | pvc rigido | sch 40 | schedule 40 | cedula 40 | sch 80 | schedule 80 | cedula 80 | tubo de plastico | rigid nonmetallic | pvc40 | pvc80',
  rmc: 'rmc | rigid metal conduit | rigid conduit | grc | rigid | conduit rigido | tubo rigido | tubo galvanizado | galvanized conduit | galvanized rigid',
  imc: 'imc | intermediate metal conduit | conduit intermedio',
  fmc: 'fmc | flexible metal conduit | flex conduit | greenfield | flex | conduit flexible | tubo flexible',
  lfmc: 'lfmc | liquidtight | sealtite | liquid tight | seal tight | liquatite | hermetico a liquidos',
  ent: 'ent | smurf tube | smurf | electrical nonmetallic tubing',
  nipple: 'nipple | niple | conduit nipple',
  fill: 'conduit fill | raceway fill | fill | llenado | ocupacion | porcentaje de ocupacion | relleno | how many wires fit | wires fit | cuantos cables caben | cuantos conductores caben | caben | fit in | cabe | how many conductors can | how many wires can | how many wires | how many conductors | trade size',
  wireway: 'wireway | ducto cuadrado | ducto metalico | gutter | auxiliary gutter | trough | canaleta',
  'cable-tray': 'cable tray | charola | bandeja',
  strut: 'strut | unistrut',
  support:
    'support | secure | strap | strapped | secured and supported | soporte | sujetar | sujecion | abrazadera | grapa | staple | soportar | fasten | fijar | asegurar | securing | supported | secured | grapar | clip',
  bend: 'bend | bends | doblez | dobleces | offset | saddle | bending | doblar | kick | dogleg | bender | dobladora | 360 degrees | curva | stub-up | stub up | multiplier | take-up | take up | deduct | shrink | back-to-back | bayoneta',
  'expansion-fitting': 'expansion fitting | expansion joint | junta de expansion | expansion coupling',
  nm: 'nm | nm-b | romex | nonmetallic sheathed | nonmetallic-sheathed | cable nm | nm cable',
  mc: 'mc | mc cable | metal clad | metal-clad | cable mc | armored metal',
  ac: 'bx | ac cable | type ac | tipo ac | cable ac | armored cable | cable armado',
  uf: 'uf | uf-b | uf cable | underground feeder cable',
  se: 'ser | seu | service entrance cable | se cable | service-entrance cable',
  mi: 'mineral insulated | mineral-insulated | mi cable',
  tc: 'tc cable | tray cable | tc-er',
  // burial
  burial:
    'burial | bury | buried | burial depth | deep | cover | enterrar | enterrado | profundidad | minimum cover | underground | subterraneo | trench | zanja | cobertura | direct burial | direct-buried | how deep | que tan hondo | hondo | depth | recubrimiento | entierro | direct buried | directamente enterrado | directo enterrado | soterrado | enterrada',
  driveway:
    'driveway | entrada de autos | entrada de vehiculos | cochera entrada | parking lot | estacionamiento | road | street | calle | alley | entrada vehicular',
  slab: 'slab | concrete | losa | concreto | hormigon',
  landscape: 'landscape lighting | low voltage landscape | landscape | irrigation | jardin | riego | yard | lawn | patio | cesped',
  // boxes
  box: 'box | caja | outlet box | device box | chalupa | j-box | junction box | caja de conexiones | caja de paso | handy box | gem box | octagon box | caja octagonal | switch box | cajas',
  'box-fill':
    'box fill | box volume | volume of box | llenado de caja | volumen de la caja | cubic inch | cubic inches | pulgadas cubicas | how big a box | what size box | size box | que caja | tamano de caja | cu in | caja necesito | volume allowance | volumen',
  'pull-box':
    'pull box | junction and pull box | caja de jalado | straight pull | angle pull | jalon recto | u pull | jalon en angulo | caja de paso grande | caja de paso en angulo | caja de paso recta | tiron recto | tiron en angulo | jalado | pullbox | conduit body | condulet | jale recto | jale en angulo',
  yoke: 'yoke | device | strap device | dispositivo | yugo',
  clamp: 'clamp | internal clamp | cable clamp | abrazadera interna | grapa interna',
  'free-conductor':
    'free conductor | stick out of the box | sticking out of the box | hang out of the box | stick out | pigtail length | wire hanging out | cuanto cable dejo | cable en la caja | cable dejo en la caja | wire in the box | wire in a box | how much wire | cuanto alambre | wire left in box | length of wire in box | free length | cable libre en la caja | punta libre | alambre libre | sobrante de cable | conductor libre',
  // panels, services
  panel:
    'panel | panelboard | load center | breaker box | tablero | centro de carga | panel board | breaker panel | main panel | tablero principal | electrical panel',
  subpanel: 'subpanel | sub-panel | sub panel | subtablero | tablero secundario | sub tablero',
  service:
    'service | acometida | service entrance | servicio | servicio electrico | service disconnect | main disconnect | service drop | service equipment',
  'service-drop':
    'service drop | overhead service | acometida aerea | overhead service conductors | point of attachment | weatherhead | mufa | mast | mastil | weather head',
  'service-lateral': 'service lateral | lateral | acometida subterranea',
  feeder: 'feeder | alimentador',
  'branch-circuit': 'branch circuit | circuito derivado | circuito ramal | branch-circuit | ramal',
  'emergency-disconnect': 'emergency disconnect | desconexion de emergencia',
  disconnect:
    'disconnect | disconnecting means | medio de desconexion | desconectador | desconector | desconexion | cutoff | safety switch | disconect',
  'working-space':
    'working space | working clearance | clearance in front | espacio de trabajo | front of panel | in front of the panel | in front of a panel | frente al tablero | enfrente del tablero | espacio libre frente | clear space | headroom | dedicated space | frente a un tablero | condition 2 | condition 1 | condition 3 | condicion 2 | condicion 1 | condicion 3 | workspace | frente del tablero | espacio frente',
  switchboard: 'switchboard | switchgear | mcc | motor control center | tablero de distribucion',
  busbar:
    'busbar | bus bar | bus rating | barra | barra colectora | 120% rule | 120 percent rule | regla del 120 | 120 rule | 120% | backfeed | retroalimentacion | interconnection | back-fed | barras',
  meter: 'meter | medidor | meter base | meter socket | meter can | meter main',
  // outlets
  receptacle:
    'receptacle | outlet | plug | tomacorriente | contacto | enchufe | la toma | una toma | las tomas | toma de corriente | recepticle | recepticale | receptical | recptacle | recepticals | outlets | receptaculo | duplex | outlit | clavija',
  switch:
    'switch | apagador | interruptor de luz | three-way switch | 3-way | 4-way | conmutador | escalera | light switch | wall switch | three way',
  dimmer: 'dimmer | atenuador',
  'wall-spacing':
    'wall space | receptacle spacing | 6 ft rule | 6/12 rule | spacing of receptacles | separacion de contactos | separacion entre contactos | espaciamiento | wall receptacle | how far apart | spaced | along the wall | pared',
  counter: 'counter | countertop | counter top | cubierta | encimera | barra de cocina | mostrador | meseta | kitchen counter',
  island: 'island | peninsula | isla',
  'tamper-resistant':
    'tamper-resistant | tamper resistant | tr receptacle | a prueba de manipulacion | resistente a la manipulacion | tamper proof',
  'weather-resistant':
    'weather-resistant | weather resistant | wr receptacle | in-use cover | bubble cover | tapa de burbuja | while in use cover | resistente a la intemperie | extra duty | in use cover',
  'two-wire-receptacle':
    'two prong | 2 prong | no ground receptacle | ungrounded receptacle | without ground | sin tierra | dos patas | dos hoyos | 2-prong | nongrounding',
  'split-wired':
    'multiwire | mwbc | multiwire branch circuit | circuito multiconductor | circuito multifilar | circuitos multifilares | shared neutral | neutro compartido | handle tie | multihilos',
  lighting:
    'lighting | luminaire | light fixture | luminaria | light | luces | lampara | fixture | can light | recessed | empotrada | foco | alumbrado | iluminacion | downlight | luminario',
  closet: 'closet | clothes closet | armario | ropero | closet light',
  'smoke-alarm': 'smoke alarm | smoke detector | detector de humo | alarma de humo',
  fan: 'fan | ceiling fan | ventilador | ventilador de techo | paddle fan | abanico',
  // places
  bathroom: 'bathroom | bath | bano | washroom | lavabo',
  shower: 'shower | bathtub | tub | ducha | regadera | tina | banera | jacuzzi',
  kitchen: 'kitchen | cocina | kitchenette',
  bedroom: 'bedroom | recamara | dormitorio | cuarto | habitacion | living room | sala | dining room | comedor | family room',
  laundry: 'laundry | laundry area | area de lavado | lavanderia | utility room | cuarto de lavado',
  garage: 'garage | cochera | garaje | shed | outbuilding | accessory building | cobertizo | detached garage',
  basement: 'basement | sotano | crawl space | crawlspace | unfinished basement | entrepiso',
  outdoor:
    'outdoor | outside | exterior | afuera | intemperie | patio exterior | porch | balcony | deck | balcon | outdoors | terraza | wet location | damp location | lugar mojado | lugar humedo | ubicacion mojada',
  hallway: 'hallway | pasillo | hall | foyer | vestibulo | corridor | corredor | recibidor',
  stairs: 'stairs | stairway | escaleras | escalera de casa',
  attic: 'attic | atico | tapanco',
  roof: 'roof | rooftop | techo | azotea',
  dwelling:
    'dwelling | house | home | residential | casa | vivienda | residencia | residencial | one-family | single-family | one family | single family | apartment | departamento | apartamento | unifamiliar | condo',
  multifamily:
    'multifamily | multi-family | apartment building | apartment units | multifamiliar | edificio de departamentos | duplex house | fourplex | four-plex | triplex | edificio de apartamentos',
  commercial:
    'commercial | office | store | warehouse | barber shop | barbershop | barberia | salon | bakery | panaderia | taqueria | clinic | clinica | consultorio | pharmacy | farmacia | gym | gimnasio | strip mall | mall | plaza comercial | local comercial | daycare | guarderia | gas station | gasolinera | laundromat | motel | iglesia | comercial | oficina | tienda | bodega | school | hospital | hotel | restaurant | bank | retail | escuela | restaurante | almacen | church | garage comercial',
  pool: 'pool | swimming pool | piscina | alberca | pileta | hot tub | spa | jacuzzi tub | underwater | luminaria sumergida | luces sumergidas',
  'hot-tub': 'hot tub | spa | jacuzzi | tina caliente | hottub',
  fountain: 'fountain | fuente',
  'mobile-home': 'mobile home | manufactured home | casa movil | trailer | traila | casa rodante | mobile-home | casa prefabricada',
  rv: 'rv | recreational vehicle | campground | campsite | rv park | rv site | vehiculo recreativo | parque de rv | motorhome | recreational-vehicle | rv sites | sitios de rv | campamento | casa rodante',
  marina: 'marina | boat | boathouse | dock | muelle | boatyard | shore power | embarcacion | barco | lancha',
  hazardous:
    'hazardous | classified location | class i | class ii | class iii | division 1 | division 2 | explosive | explosion proof | area peligrosa | lugar peligroso | clase i | clase ii | clase iii | hazardous location | grain elevator | elevador de granos | gas station | dispenser | explosionproof | ubicacion peligrosa | areas clasificadas | area clasificada | zone 0 | zone 1 | zone 20 | zone 21 | zone 22 | zona 0 | zona 20 | intrinsically safe | intrinsicamente segur | gasolinera | gasolineria | dispensario | spray booth | cabina de pintura | hangar | repair garage | taller mecanico | taller de reparacion',
  'health-care':
    'health care | hospital grade | patient care | patient bed | operating room | atencion medica | quirofano | hospital | healthcare | nursing home | sala de operaciones | patient | critical care | cuidado critico | general care | cuidado general | area de pacientes | paciente',
  assembly:
    'place of assembly | theater | teatro | assembly occupancy | stage | auditorium | lugar de reunion | escenario | dressing room | camerino | carnival | feria',
  elevator: 'elevator | elevador | ascensor | escalator | hoist | crane | grua',
  sign: 'electric sign | neon | sign | anuncio | letrero',
  temporary:
    'temporary wiring | temporary power | temporary | construction site | temporal | provisional | obra | holiday lighting | luces navidenas | christmas lights | job site',
  agricultural: 'agricultural | barn | farm | granja | establo | livestock | equipotential plane | ganado | plano equipotencial',
  // loads
  range:
    'range | stove | estufa | cooktop | oven | wall oven | horno | parrilla electrica | cooking appliance | cocina electrica | electric range | ranges | cooking equipment | plancha de cocina | household range | counter-mounted',
  dryer: 'dryer | clothes dryer | secadora | drier | secadora de ropa',
  'water-heater':
    'water heater | hot water heater | calentador | calentador de agua | boiler | calenton | water heater tank | tankless | boiler electrico | bano maria calentador',
  dishwasher: 'dishwasher | lavavajillas | lavaplatos | lavatrastes',
  disposal: 'disposal | garbage disposal | triturador | food waste disposer | triturador de basura',
  microwave: 'microwave | microondas',
  refrigerator: 'refrigerator | fridge | refrigerador | freezer | congelador | nevera',
  washer: 'washer | washing machine | lavadora | clothes washer',
  hvac: 'air conditioner | air conditioning | ac unit | a/c | ac | condenser | condensing unit | heat pump | aire acondicionado | minisplit | mini split | mini-split | condensadora | bomba de calor | hvac | mca | mop | mocp | rtu | compressor | compresor | hermetic | central air | clima | climas | aire | furnace | air handler | manejadora',
  heat: 'electric heat | space heater | baseboard | baseboard heater | zoclo | zocalo electrico | heat strip | calefaccion | space heating | heating load | heat | calefactor | heater | fixed electric space heating | calefon | kiln | horno de ceramica | horno ceramico | horno para ceramica',
  ev: 'ev | ev charger | charger | amp charger | amps charger | cargador | wallbox | electric vehicle | evse | tesla | car charger | cargador de auto | cargador de carro | vehiculo electrico | wall connector | cargador electrico | level 2 charger | charging station | ev charging | cargar vehiculos | cargar autos | cargar un auto | cargar el carro | cargador ev | tesla charger | cargador de vehiculo | carro electrico | auto electrico | ev supply equipment | electrolinera',
  motor:
    'motor | motor circuit | horsepower | hp | caballos | caballo de fuerza | squirrel cage | induction | jaula de ardilla | motors | bomba | pump | moter',
  flc: 'full load current | full-load current | flc | fla | full load amps | corriente a plena carga | corriente de plena carga | corriente nominal del motor | full-load amps | plena carga | table current | corriente de tabla | full load ampere',
  overload:
    'overload | overloads | sobrecarga | overload protection | proteccion contra sobrecarga | heaters overload | service factor | factor de servicio | relevador de sobrecarga | ol',
  'motor-short-circuit':
    'short-circuit and ground-fault protection | branch-circuit short-circuit | instantaneous trip | disparo instantaneo | nontime delay | non-time-delay | nontime-delay | time-delay fuse | inverse time breaker | inverse-time breaker | breaker de tiempo inverso | fusible de doble elemento | tiempo inverso | motor breaker',
  controller:
    'controller | starter | arrancador | contactor | contactora | vfd | drive | variador | variable frequency drive | motor starter | variador de frecuencia',
  synchronous:
    'synchronous speed | sync speed | velocidad sincrona | poles | polos | rpm | slip | deslizamiento | pole motor | synchronous | revoluciones',
  transformer:
    'transformer | transformador | xfmr | trafo | xformer | step-down | step down | transformer primary | primary side | secondary side | kva transformer',
  welder: 'welder | soldadora | arc welder | resistance welder | maquina de soldar | soldador | duty cycle | ciclo de trabajo',
  generator:
    'generator | generador | genset | standby generator | planta de emergencia | planta electrica | standby | portable generator | planta de luz',
  'transfer-switch': 'transfer switch | interruptor de transferencia | interlock | interlock kit | transferencia | ats',
  ups: 'ups | uninterruptible',
  battery:
    'battery | bateria | batteries | amp hour | amp-hour | ah | energy storage | almacenamiento de energia | powerwall | ess | amperes hora | banco de baterias | amperios hora',
  pv: 'solar | pv | fv | photovoltaic | fotovoltaico | panel solar | paneles solares | isc | inverter | inversor | solar array | rapid shutdown | apagado rapido | paro rapido | modulo solar | pv source | microinverter | modulo | pv module | solar panel | arreglo fotovoltaico',
  capacitor: 'capacitor | capacitors | condensador electrico | kvar | banco de capacitores',
  'power-factor': 'power factor | factor de potencia | pf | fp | cos phi',
  'voltage-drop':
    'voltage drop | caida de tension | caida de voltaje | drop | vd | caida | volt drop | voltage loss | perdida de voltaje | perdida de tension | voltaje drop | caida de volts | drops',
  'long-run': 'long run | distance | distancia | run length | feet away | feet from | tramo largo | tramo',
  'ohms-law': "ohm's law | ohms law | ley de ohm | resistance | resistencia | resistor | ohm | ohms | ohmios",
  series: 'series | serie | in series | en serie | series circuit | circuito serie',
  'conductor-resistance':
    'resistance of wire | resistance of the conductor | resistance of copper | ohms per | impedance | impedancia | dc resistance | resistencia del conductor | reactance | resistencia del cable | effective impedance | z efectiva | reactancia | effective z',
  power:
    'power | watts | wattage | potencia | vatios | watt | kilowatt | volt-amperes | apparent power | potencia aparente | watts consumption',
  energy:
    'energy cost | cost to run | kilowatt-hour | kilowatt hour | kwh | electric bill | costo | recibo de luz | cuanto cuesta | energy | energia | energy use | consumo',
  frequency: 'frequency | hertz | frecuencia | period | periodo | cycle time | ciclo',
  lumens:
    'lumen | lumens | lux | foot-candle | footcandle | foot-candles | footcandles | lumenes | pies candela | fc | pie candela | pie-candela',
  // loads and calculations
  load: 'load | carga | calculated load | carga calculada | load calculation | calculo de carga | calculo | demand load',
  'demand-factor': 'demand factor | factor de demanda | demand | demanda | demand load',
  'general-lighting':
    'general lighting load | general lighting | alumbrado general | carga de alumbrado | va per square foot | va per sq ft | lighting load | iluminacion general | va por pie cuadrado | 3 va | carga de iluminacion | 2 va | lighting and receptacle load',
  'small-appliance':
    'small appliance | small-appliance | pequenos artefactos | aparatos pequenos | pequenos aparatos | electrodomesticos pequenos | small appliance circuit | aparatos menores',
  'fastened-in-place':
    'fastened in place | fastened-in-place | fijos en su lugar | fixed appliances | aparatos fijos | electrodomesticos fijos | appliances fastened | aparatos fijados',
  'optional-method':
    'optional method | optional calculation | metodo opcional | optional dwelling | optional load | optional | opcional | metodo alterno',
  'standard-method': 'standard method | standard calculation | metodo estandar | standard | general method | metodo general',
  'existing-load':
    'existing load | existing dwelling | existing service | additional load | carga existente | peak demand | demanda maxima | maximum demand | add load to existing | enough capacity | capacidad suficiente | 30-day | 12 months | 12 meses | 30 dias | demanda pico',
  'neutral-load':
    'neutral load | neutral current | unbalanced | carga del neutro | corriente del neutro | corriente en el neutro | desbalance | imbalance | desbalanceo | current on the neutral | current in the neutral | desbalanceada',
  'circuit-count':
    'how many circuits | number of circuits | cuantos circuitos | numero de circuitos | minimum number of branch circuits | how many branch circuits | numero minimo de circuitos | number of branch circuits | 15 amp circuits',
  'receptacle-count':
    'how many receptacles | how many outlets | cuantos contactos | cuantos tomacorrientes | number of receptacles | maximum receptacles | max outlets | cuantas tomas | receptacles on a circuit | outlets on a circuit | cuantos enchufes',
  'receptacle-load':
    'receptacle load | 180 va | carga de contactos | carga de receptaculos | carga de tomacorrientes | show window | multioutlet | multioutlet assembly | receptacle outlets | escaparate',
  'track-lighting': 'track lighting | riel de iluminacion | lighting track',
  // other
  ladder: 'ladder | extension ladder | stepladder | step ladder | escalera de extension | escalera de mano | escalera de tijera',
  reversed:
    'backwards | backward | wrong direction | wrong way | reverse rotation | reverse direction | al reves | sentido contrario | gira al contrario | change rotation | change direction',
  'isolated-ground': 'isolated ground | ig receptacle | tierra aislada | isolated grounding | orange receptacle | contacto naranja',
  annex: 'annex | annexes | anexo | informative annex | anexo informativo',
  jamming: 'jam | jamming | jam ratio | atasco | atascan | atoran',
  'fall-protection': 'fall protection | harness | arnes | proteccion contra caidas | unprotected edge | lifeline',
  seal: 'seal | seals | sealing fitting | seal-off | conduit seal | sealing compound | sello | sellos | compuesto sellador | sellador',
  'three-wire':
    '3-wire range | 3 wire range | 3-wire dryer | 3 wire dryer | 3 prong dryer | 3-prong dryer | 3 prong range | 3 hilos | 3 alambres | 3-prong | 3 prong',
  'arc-flash': 'arc flash | arc-flash | relampago de arco | arco electrico ppe | arc flash label',
  torque: 'torque | apriete | par de apriete | tightening',
  label:
    'label | marking | labeled | labeling | etiqueta | rotulo | marcado | identification | identificacion | directory | directorio | color code | codigo de colores | color | identified',
  listed: 'listed | ul listed | listado | certificado',
  // what is wrong with a thing
  trips:
    'trips | trip | tripping | tripped | pops | pop | popping | kicks off | kicks out | se bota | bota | botando | dispara | se dispara | brinca | tumba | truena | se cae la pastilla',
  flickers: 'flicker | flickers | flickering | blink | blinks | blinking | flashing | parpadea | parpadean | parpadeo | pestanea | titila',
  hums: 'hum | hums | humming | buzz | buzzes | buzzing | chatter | chatters | zumba | zumban | zumbido | ruido',
  'is-dead':
    "dead | no power | not working | doesn't work | quit working | stopped working | won't turn on | won't start | no sirve | no jala | no prende | no funciona | no enciende | no arranca | muerto | sin corriente",
  shocks: 'shock | shocks | shocked | tingle | tingles | zap | zapped | toques | da toques | calambre | descarga',
  'over-1000-v':
    'over 1000 v | over 1000 volts | mas de 1000 v | medium voltage | medium-voltage | media tension | high voltage | high-voltage | alta tension | arriba de 1000 v',
  'odd-voltage': 'odd voltage | weird voltage | strange voltage | voltaje raro | voltaje extrano',
  lockout: 'lockout | loto | lock out | tagout | bloqueo | candadeo | bloquear y etiquetar | bloqueo y etiquetado | candado y tarjeta',
  meggar: 'megger | insulation resistance | megohmmeter | megohmetro | resistencia de aislamiento',
  multimeter:
    'multimeter | meter tester | multimetro | dmm | voltmeter | voltimetro | clamp meter | amperimetro | tester | gancho amperimetrico | amp clamp | clamp-on | amprobe | amperimetro de gancho | pinza amperimetrica',
  'nail-plate':
    'nail plate | bored hole | bored holes | notch | stud | stud guard | placa protectora | agujero en madera | framing | metal plate | placa contra clavos | contra clavos | placa de acero | drilling studs | montante | kick plate',
  'fire-stop': 'firestop | fire stop | fire rated | penetration | sellado contra fuego',
  plenum: 'plenum | air handling | environmental air | drop ceiling | plafon',
  'low-voltage':
    'low voltage | class 2 | class 1 | class 3 | bajo voltaje | baja tension | cable coaxial | coax | communications | comunicaciones | limited energy | ethernet | poe | clase 2 | fiber optic | antenna | antena | fibra optica | coaxial | satellite dish | dish | parabolica | catv',
  height: 'height | high | altura | how high | que altura | clearance above | alto',
  'gas-pipe': 'gas pipe | gas piping | gas line | tuberia de gas | tubo de gas | csst | underground gas',
  'no-power':
    'no hay luz | sin luz | se fue la luz | no power | lost power | power out | half the house | media casa | medio cuarto | no hay corriente | sin corriente',
  'receptacle-rating':
    'receptacle rating | amps receptacle | amps outlet | contacto de 15 | contacto de 20 | contacto de 30 | contacto de 50 | rating of receptacles | receptacles rated',
  'second-rod':
    'how many ground rods | cuantas varillas | two ground rods | 2 ground rods | second rod | second ground rod | 25 ohms | 25 ohm | supplemental electrode | dos varillas | segunda varilla | electrodo suplementario',
  flicker: 'flicker | flickering | parpadea | parpadean | blinking lights | luces parpadean | titila | dimming lights | lights dim',
  'fire-alarm':
    'fire alarm | fire alarms | alarma contra incendio | alarma contra incendios | alarma de incendio | fire alarm panel | cable de alarma | circuito de alarma | panel de alarma',
  hydromassage: 'hydromassage | hidromasaje | whirlpool tub | whirlpool bathtub | jetted tub',
  'open-neutral':
    'open neutral | lost neutral | bad neutral | neutral is bad | mal neutro | neutro malo | loose neutral | broken neutral | lights get bright | bright and dim | get brighter | some lights bright | half dim | get bright | neutro abierto | neutro flojo | unas luces brillan | luces suben y bajan | brillan mas',
  'single-phasing':
    'lost a phase | one leg | zero amps | lost phase | falta una fase | fase perdida | perdida de fase | una fase menos | two phases',
  'in-sight': 'in sight from | within sight | in sight | a la vista | within sight from',
  replacement: 'replace | replacement | replacing | reemplazar | reemplazo | cambiar | cambio | sustituir | swap | change out | substitute',
  'vehicle-bay':
    'vehicle bay | car space | each car | per car | por auto | por carro | cada auto | cada carro | parking space | vehicle space | each vehicle',
  flush:
    'flush | set back | setback | hundir | hundida | hundirse | al ras | ras de | box extender | sunk | remetida | retirada de la superficie',
  pendant:
    'pendant | hanging luminaire | chandelier | colgante | hanging light | chain hung | cord connected luminaire | luminaria colgante',
  'fire-pump': 'fire pump | bomba contra incendio | bomba contra incendios | fire pumps | controlador de bomba contra',
  'emergency-system':
    'emergency system | emergency lighting | egress lighting | exit sign | critical branch | life safety branch | essential electrical system | legally required standby | sistema de emergencia | alumbrado de emergencia | luces de emergencia | standby system',
  'high-leg':
    'high leg | high-leg | wild leg | stinger leg | delta high leg | red leg | pierna alta | pierna brava | pata alta | fase alta',
  deicing: 'deicing | snow melting | heat trace | heat tape | cable calefactor | derretir nieve',
  permit:
    'building permit | electrical permit | pull a permit | a permit | permit required | permiso | inspection | inspeccion | inspector | ahj',
  license: 'license | licensed | licencia | journeyman | master electrician | apprentice | oficial | aprendiz',
  length: 'length | longitud | largo | how long | shortest | longest | minimum length | largo minimo | mas corta | mas corto',
  scale: 'scale drawing | drawing scale | drawing | escala | plano | blueprint | scale',
} as const;

export type Concept = keyof typeof PHRASES;
const CONCEPTS = Object.keys(PHRASES) as readonly Concept[];

interface Entry {
  readonly words: readonly string[];
  readonly concept: Concept;
}

/** First stem of a phrase -> phrases that begin with it, longest first. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Entry[]> = (() => {
  const map = new Map<string, Entry[]>();
  for (const concept of CONCEPTS) {
    for (const phrase of PHRASES[concept].split(' | ')) {
      const words = wordsOf(phrase).map(stem);
      const first = words[0];
      if (first === undefined) continue;
      const entries = map.get(first) ?? [];
      entries.push({ words, concept });
      map.set(first, entries);
    }
  }
  for (const entries of map.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return map;
})();

export interface ConceptSpan {
  readonly concept: Concept;
  /** First stem of the phrase, and the one after its last. */
  readonly start: number;
  readonly end: number;
}

/** Every phrase of the lexicon in a sequence of stems; 'voltage drop' also gives what 'drop' means. */
export function conceptSpans(stems: readonly string[]): readonly ConceptSpan[] {
  const found: ConceptSpan[] = [];
  for (let start = 0; start < stems.length; start += 1) {
    const entries = BY_FIRST_WORD.get(stems[start] ?? '');
    if (entries === undefined) continue;
    for (const { words, concept } of entries) {
      let same = 1;
      while (same < words.length && stems[start + same] === words[same]) same += 1;
      if (same === words.length) found.push({ concept, start, end: start + words.length });
    }
  }
  return found;
}

/** The concepts in a sequence of stems. */
export const conceptsIn = (stems: readonly string[]): Set<Concept> => new Set(conceptSpans(stems).map((span) => span.concept));

/** Every single word of the lexicon of five letters or more, unstemmed: what misspellings are corrected to. */
export const lexiconWords = (): Set<string> => {
  const words = new Set<string>();
  for (const concept of CONCEPTS) {
    for (const word of PHRASES[concept].split(/[^a-z]+/)) if (word.length >= 5) words.add(word);
  }
  return words;
};
