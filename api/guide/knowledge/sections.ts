// Which articles, sections and tables each edition has, and how a section's number changed between editions.

import type { Edition, Grade, Text } from '../../contract/values.ts';
import { EDITIONS } from '../../contract/values.ts';

/**
 * Article, editions, sections, tables, title.
 * Editions: '' every one, '-20' up to 2020, '23-' from 2023, '17' that one alone.
 * Sections: numbers and ranges after the dot; ':-20' behind one limits its editions; .1 to .3 are taken as given in every article.
 * Tables: the section numbers that have a table of their own; '*' where any of the article's sections may have one.
 */
type ArticleRow = readonly [article: string, editions: string, sections: string, tables: string, title: Text];

const ARTICLES: readonly ArticleRow[] = [
  ['90', '', '1-9', '', { en: 'Introduction: scope, purpose and enforcement', es: 'Introducción: alcance, propósito y aplicación' }],
  ['100', '', '1', '', { en: 'Definitions', es: 'Definiciones' }],
  [
    '110',
    '',
    '1-16 17:23- 18 19 20:23- 21-28 29:23- 30-34 36 40 41 51-59 70-79',
    '26 28 31 34',
    { en: 'General requirements for electrical installations', es: 'Requisitos generales para instalaciones eléctricas' },
  ],
  [
    '120',
    '26-',
    '1-5 10-18 40-47 50-57 60 61 70 80 82-88 100 102 103 110 111 120',
    '*',
    { en: 'Branch-circuit, feeder and service load calculations', es: 'Cálculo de cargas de ramales, alimentadores y acometidas' },
  ],
  ['130', '26-', '1-6 20 30 50 60 70', '*', { en: 'Energy management systems', es: 'Sistemas de administración de energía' }],
  [
    '200',
    '',
    '1-4 6 7 9-11',
    '',
    { en: 'Grounded conductors: use and identification', es: 'Conductores puestos a tierra: uso e identificación' },
  ],
  [
    '210',
    '',
    '1-13 15:20- 17-25 50 52 60 62 63 64:-17 65:20- 70 71:-17',
    '2:-17 3 8 21 24',
    { en: 'Branch circuits', es: 'Circuitos ramales' },
  ],
  ['215', '', '1-7 8:20- 9-12 15:20- 18:23-', '', { en: 'Feeders', es: 'Alimentadores' }],
  [
    '220',
    '-23',
    '1 3 5 10 11:20- 12:-20 14 16 18:-20 40-44 45-47:23- 50-56 57:23- 60 61 70:23- 80 82-88 100 102 103 110:23- 111:23- 120:23-',
    '3 12:-20 14:-20 42 44:-20 45:23- 47:23- 54-56 84 86 88 102 103 110:23- 120:23-',
    { en: 'Branch-circuit, feeder and service load calculations', es: 'Cálculo de cargas de ramales, alimentadores y acometidas' },
  ],
  [
    '225',
    '',
    '1-8 10-12 14-22 24-27 30-40 41:23- 42:23- 50-52:-20 56:-20 60:-20 61:-20',
    '3 60:-20 61:-20',
    { en: 'Outside branch circuits and feeders', es: 'Circuitos ramales y alimentadores exteriores' },
  ],
  [
    '230',
    '',
    '1-3 6-10 22-24 26-33 40-44 46 50-54 56 62 66 67:20- 70-72 74-77 79-82 85:20- 90-95 200-212:-20',
    '51',
    { en: 'Services', es: 'Acometidas' },
  ],
  [
    '235',
    '23-',
    '1-499',
    '*',
    { en: 'Branch circuits, feeders and services over 1000 V ac', es: 'Ramales, alimentadores y acometidas de más de 1000 V ca' },
  ],
  [
    '240',
    '',
    '1-6 7:23- 8-13 15 16:23- 20-24 30 32 33 40 41 50-54 60-62 67 80-83 85-92 100-102:-20',
    '3 4 6 92',
    { en: 'Overcurrent protection', es: 'Protección contra sobrecorriente' },
  ],
  [
    '242',
    '20-',
    '1-10 12-32 40 42 44 46 48 50 52 54 56',
    '*',
    { en: 'Overvoltage protection and surge-protective devices', es: 'Protección contra sobretensión y supresores de picos' },
  ],
  ['245', '23-', '1-30', '*', { en: 'Overcurrent protection over 1000 V ac', es: 'Protección contra sobrecorriente de más de 1000 V ca' }],
  [
    '250',
    '',
    '1-8 10 12 20-22 24-28 30 32 34-36 50 52-54 58 60 62 64 66 68 70 80 84 86 90 92 94 96-98 100 102 104 106 109:20- 110 112 114 116 118-122 124 126 130 132:-20 134 136 138 140 142 144 146 148 160 162 164 166-170 172 174 176 178 180 182 184 186-188 190 191 194',
    '3 66 102 122',
    { en: 'Grounding and bonding', es: 'Puesta a tierra y unión (bonding)' },
  ],
  ['265', '26-', '1-499', '*', { en: 'Medium voltage (2026 arrangement)', es: 'Media tensión (orden de 2026)' }],
  ['266', '26-', '1-499', '*', { en: 'Medium voltage (2026 arrangement)', es: 'Media tensión (orden de 2026)' }],
  ['267', '26-', '1-499', '*', { en: 'Medium voltage (2026 arrangement)', es: 'Media tensión (orden de 2026)' }],
  ['268', '26-', '1-499', '*', { en: 'Medium voltage (2026 arrangement)', es: 'Media tensión (orden de 2026)' }],
  ['269', '26-', '1-499', '*', { en: 'Medium voltage (2026 arrangement)', es: 'Media tensión (orden de 2026)' }],
  ['270', '26-', '1-499', '*', { en: 'Medium voltage (2026 arrangement)', es: 'Media tensión (orden de 2026)' }],
  ['280', '17', '1-5 11 12 14 21-25', '*', { en: 'Surge arresters over 1000 V', es: 'Apartarrayos de más de 1000 V' }],
  ['285', '17', '1-6 11-13 21 23-28', '*', { en: 'Surge-protective devices, 1000 V or less', es: 'Supresores de picos de 1000 V o menos' }],
  [
    '300',
    '',
    '1-23 25:20- 26:23- 31 32 34 35 37-40 42 45 50',
    '1 5 19 50:-20',
    { en: 'General requirements for wiring methods', es: 'Requisitos generales de los métodos de cableado' },
  ],
  ['305', '23-', '1-20', '*', { en: 'Wiring methods over 1000 V ac', es: 'Métodos de cableado de más de 1000 V ca' }],
  [
    '310',
    '',
    '1 2 3:20- 4:20- 6:20- 8:20- 10 12:20- 13:20- 14:20- 15 16-21:20- 60:-17 104:-17 106:-17 110:-17 120:-17',
    '3:20- 4:20- 10 12:20- 15 16-21:20- 60:-17 104:-17 106:-17',
    { en: 'Conductors for general wiring', es: 'Conductores para cableado general' },
  ],
  ['311', '20', '1-60', '*', { en: 'Medium-voltage conductors and cable', es: 'Conductores y cables de media tensión' }],
  [
    '312',
    '',
    '1-11 100-102',
    '5 6',
    { en: 'Cabinets, cutout boxes and meter socket enclosures', es: 'Gabinetes, cajas de corte y bases de medidor' },
  ],
  [
    '314',
    '',
    '1-5 15-17 19-25 27-30 40-44 70-72',
    '16',
    {
      en: 'Outlet, device, pull and junction boxes; conduit bodies; fittings; handholes',
      es: 'Cajas de salida, de paso y de empalme; condulets; accesorios; registros',
    },
  ],
  [
    '315',
    '23-',
    '1-62',
    '*',
    { en: 'Medium-voltage conductors, cable, joints and terminations', es: 'Conductores, cables y terminales de media tensión' },
  ],
  ['320', '', '6 10 12 15 17 23 24 30 40 80 100 104 108', '*', { en: 'Armored cable, Type AC (BX)', es: 'Cable armado tipo AC (BX)' }],
  ['322', '', '6 10 12 24 30 40 56 100 101 104 112 120', '*', { en: 'Flat cable assemblies, Type FC', es: 'Cable plano tipo FC' }],
  [
    '324',
    '',
    '4 6 10 12 18 24 40-42 56 60 100 101 104 112 120',
    '*',
    { en: 'Flat conductor cable, Type FCC', es: 'Cable de conductor plano tipo FCC' },
  ],
  [
    '326',
    '',
    '6 10 12 24 26 30 40 60 80 100 104 108 112 116 120',
    '*',
    { en: 'Integrated gas spacer cable, Type IGS', es: 'Cable con gas integrado tipo IGS' },
  ],
  ['328', '-20', '6 10 12 14 24 30 80 100 104 120', '*', { en: 'Medium-voltage cable, Type MV', es: 'Cable de media tensión tipo MV' }],
  [
    '330',
    '',
    '6 10 12 15 17 23 24 30 31 40 80 100 104 108 112 116 130',
    '*',
    { en: 'Metal-clad cable, Type MC', es: 'Cable con armadura metálica tipo MC' },
  ],
  [
    '332',
    '',
    '6 10 12 17 24 30 31 40 80 100 104 108 112 116',
    '*',
    { en: 'Mineral-insulated cable, Type MI', es: 'Cable con aislamiento mineral tipo MI' },
  ],
  [
    '334',
    '',
    '6 10 12 15 17 19 23 24 30 40 80 100 104 108 112 116',
    '',
    { en: 'Nonmetallic-sheathed cable, Types NM and NMC (Romex)', es: 'Cable con cubierta no metálica tipos NM y NMC (Romex)' },
  ],
  ['335', '23-', '1-10 12', '*', { en: 'Instrumentation tray cable, Type ITC', es: 'Cable de instrumentación para charola tipo ITC' }],
  [
    '336',
    '',
    '6 10 12 24 30 80 100 104 108 112 116 120 130',
    '*',
    { en: 'Power and control tray cable, Type TC', es: 'Cable de fuerza y control para charola tipo TC' },
  ],
  ['337', '20-', '6 10 12 24 30 31 80 100 104 108 112 114 115 116 120', '*', { en: 'Type P cable', es: 'Cable tipo P' }],
  ['338', '', '6 10 12 24 30 80 100 120', '', { en: 'Service-entrance cable, Types SE and USE', es: 'Cable de acometida tipos SE y USE' }],
  ['340', '', '6 10 12 24 30 80 100 104 108 112 116', '', { en: 'Underground feeder cable, Type UF', es: 'Cable subterráneo tipo UF' }],
  [
    '342',
    '',
    '6 10 12 14 20 22 24 26 28 30 42 46 56 60 100 110 120 130',
    '*',
    { en: 'Intermediate metal conduit, IMC', es: 'Tubo metálico intermedio, IMC' },
  ],
  [
    '344',
    '',
    '6 10 12 14 20 22 24 26 28 30 42 46 56 60 100 110 120 130 140',
    '*',
    { en: 'Rigid metal conduit, RMC', es: 'Tubo metálico rígido, RMC' },
  ],
  [
    '348',
    '',
    '6 10 12 20 22 24 26 28 30 42 46 56 60 100 120',
    '22',
    { en: 'Flexible metal conduit, FMC (Greenfield)', es: 'Tubo metálico flexible, FMC' },
  ],
  [
    '350',
    '',
    '6 10 12 14 20 22 24 26 28 30 42 56 60 100 120',
    '*',
    { en: 'Liquidtight flexible metal conduit, LFMC (Sealtite)', es: 'Tubo metálico flexible hermético, LFMC' },
  ],
  ['352', '', '6 10 12 20 22 24 26 28 30 44 46 48 56 60 100 110 120', '30 44', { en: 'Rigid PVC conduit', es: 'Tubo rígido de PVC' }],
  [
    '353',
    '',
    '6 10 12 20 22 24 26 28 46 48 56 60 100 110 120',
    '*',
    { en: 'HDPE conduit', es: 'Tubo de polietileno de alta densidad (HDPE)' },
  ],
  [
    '354',
    '',
    '6 10 12 20 22 24 26 28 46 48 50 52 56 58 60 100 120',
    '*',
    { en: 'Nonmetallic underground conduit with conductors, NUCC', es: 'Tubo no metálico subterráneo con conductores, NUCC' },
  ],
  [
    '355',
    '',
    '6 10 12 20 22 24 26 28 30 44 46 48 56 60 100 110 120',
    '*',
    { en: 'Reinforced thermosetting resin conduit, RTRC (fiberglass)', es: 'Tubo de resina reforzada, RTRC (fibra de vidrio)' },
  ],
  [
    '356',
    '',
    '6 10 12 20 22 24 26 28 30 42 56 60 100 120',
    '*',
    { en: 'Liquidtight flexible nonmetallic conduit, LFNC', es: 'Tubo flexible no metálico hermético, LFNC' },
  ],
  [
    '358',
    '',
    '6 10 12 14 20 22 24 26 28 30 42 46 56 60 100 110 120',
    '',
    { en: 'Electrical metallic tubing, EMT', es: 'Tubería metálica eléctrica, EMT (pared delgada)' },
  ],
  ['360', '', '6 10 12 20 22 24 40 56 60 100 120', '*', { en: 'Flexible metallic tubing, FMT', es: 'Tubería metálica flexible, FMT' }],
  [
    '362',
    '',
    '6 10 12 20 22 24 26 28 30 46 48 56 60 100 110 120',
    '*',
    { en: 'Electrical nonmetallic tubing, ENT (smurf tube)', es: 'Tubería eléctrica no metálica, ENT' },
  ],
  ['366', '', '6 10 12 20 22 23 30 44 56 58 60 80 100 120', '*', { en: 'Auxiliary gutters', es: 'Canaletas auxiliares' }],
  ['368', '', '6 10 12 17 20 30 56 58 60 80 100 120 210-260 320', '*', { en: 'Busways', es: 'Electroductos (busways)' }],
  [
    '369',
    '23-',
    '1-140',
    '*',
    { en: 'Insulated bus pipe and tubular covered conductors', es: 'Tubo barra aislado y conductores tubulares cubiertos' },
  ],
  ['370', '', '4-10 12 18 20 22 23 30 42 60 80 120', '*', { en: 'Cablebus', es: 'Cablebús' }],
  ['371', '23-', '1-140', '*', { en: 'Flexible bus systems', es: 'Sistemas de barra flexible' }],
  [
    '372',
    '',
    '4-13 17 18 20 22 23 30 56 58 60 100',
    '*',
    { en: 'Cellular concrete floor raceways', es: 'Canalizaciones en pisos celulares de concreto' },
  ],
  [
    '374',
    '',
    '4-12 17 18 20 22 23 30 56 58 60 100',
    '*',
    { en: 'Cellular metal floor raceways', es: 'Canalizaciones en pisos celulares metálicos' },
  ],
  ['376', '', '6 10 12 20-23 30 42 56 58 60 70 80 100 120', '*', { en: 'Metal wireways', es: 'Ductos metálicos con tapa' }],
  ['378', '', '6 10 12 20-23 30 42 44 56 58 60 70 100 120', '*', { en: 'Nonmetallic wireways', es: 'Ductos no metálicos con tapa' }],
  ['380', '', '6 10 12 20 23 30 56 60 76 100 120', '*', { en: 'Multioutlet assemblies (plugmold)', es: 'Ensambles de salidas múltiples' }],
  ['382', '', '6 10 12 15 26 30 40 42 56 60 100 104 112 120', '*', { en: 'Nonmetallic extensions', es: 'Extensiones no metálicas' }],
  ['384', '', '6 10 12 21 22 30 56 60 100 120', '*', { en: 'Strut-type channel raceways', es: 'Canalizaciones tipo riel (strut)' }],
  [
    '386',
    '',
    '6 10 12 21 22 30 56 60 70 100 120',
    '*',
    { en: 'Surface metal raceways (Wiremold)', es: 'Canaletas metálicas de superficie' },
  ],
  ['388', '', '6 10 12 21 22 30 56 60 70 100 120', '*', { en: 'Surface nonmetallic raceways', es: 'Canaletas no metálicas de superficie' }],
  ['390', '', '4-17 20 22 23 30 56 57 60 70-76', '*', { en: 'Underfloor raceways', es: 'Canalizaciones bajo el piso' }],
  ['392', '', '6 10 12 18 20 22 30 44 46 56 60 80 100 120', '*', { en: 'Cable trays', es: 'Charolas para cables' }],
  [
    '393',
    '',
    '6 10 12 14 30 40 45 56 57 60 104',
    '*',
    { en: 'Low-voltage suspended-ceiling power distribution', es: 'Distribución de bajo voltaje en plafones suspendidos' },
  ],
  ['394', '', '10 12 17 19 23 30 42 56 100 104', '*', { en: 'Concealed knob-and-tube wiring', es: 'Cableado oculto de perilla y tubo' }],
  ['395', '23-', '1-30', '*', { en: 'Outdoor overhead conductors over 1000 V', es: 'Conductores aéreos exteriores de más de 1000 V' }],
  ['396', '', '6 10 12 30 56 60 100', '*', { en: 'Messenger-supported wiring', es: 'Cableado soportado por mensajero' }],
  ['398', '', '6 10 12 15 17 19 23 30 42 56 100 104', '*', { en: 'Open wiring on insulators', es: 'Cableado abierto sobre aisladores' }],
  ['399', '-20', '10 12 30', '*', { en: 'Outdoor overhead conductors over 1000 V', es: 'Conductores aéreos exteriores de más de 1000 V' }],
  ['400', '', '4-6 10-17 20-24 30-36', '*', { en: 'Flexible cords and cables', es: 'Cordones y cables flexibles' }],
  ['402', '', '5-14', '3 5', { en: 'Fixture wires', es: 'Alambres para luminarias' }],
  ['404', '', '4-16 20 22 26-28 30', '*', { en: 'Switches', es: 'Apagadores e interruptores' }],
  [
    '406',
    '',
    '4-16',
    '*',
    { en: 'Receptacles, cord connectors and attachment plugs', es: 'Contactos (tomacorrientes), conectores de cordón y clavijas' },
  ],
  [
    '408',
    '',
    '4-9 16-20 22 23 30 35-43 50-56 58',
    '*',
    { en: 'Switchboards, switchgear and panelboards', es: 'Tableros de distribución, switchgear y centros de carga' },
  ],
  ['409', '', '20-23 30 60 70 100 102 104 106 108 110', '*', { en: 'Industrial control panels', es: 'Tableros de control industrial' }],
  [
    '410',
    '',
    '4-14 16 18 20-24 30 36 40 42 44-46 48 50 52 54 56 59-66 68-74 80 82 84 85 90 93 96 97 100 103-105 110 115-118 120-122 130 134-146 151 153-155 160 162 170 172 174 176 178 180 182 184 186 188 190-200',
    '*',
    { en: 'Luminaires, lampholders and lamps', es: 'Luminarias, portalámparas y lámparas' },
  ],
  ['411', '', '4-8', '*', { en: 'Low-voltage lighting', es: 'Iluminación de bajo voltaje' }],
  ['422', '', '4-6 10-23 30-35 40-52 60-62 90', '*', { en: 'Appliances', es: 'Aparatos electrodomésticos' }],
  [
    '424',
    '',
    '4-6 9-14 19-22 28 29 34-36 38-48 57-66 70-74 80-86 90-104',
    '*',
    { en: 'Fixed electric space-heating equipment', es: 'Equipo eléctrico fijo de calefacción' },
  ],
  [
    '425',
    '',
    '4-22 28 29 40-48 57-66 70-74 80-86 90',
    '*',
    { en: 'Industrial process heating equipment', es: 'Equipo de calentamiento industrial de proceso' },
  ],
  [
    '426',
    '',
    '4-14 20-28 30-34 40-44 50-54',
    '*',
    { en: 'Outdoor deicing and snow-melting equipment', es: 'Equipo exterior para derretir hielo y nieve' },
  ],
  ['427', '', '4-20 22-30 35-38 45-48 55-57', '*', { en: 'Pipeline and vessel heating', es: 'Calentamiento de tuberías y recipientes' }],
  [
    '430',
    '',
    '4-14 16-18 21-29 31-40 42-44 51-58 61-63 71-75 81-85 87-99 101-105 107-113 120-122 124 126 128 130-132 221-235 241-252',
    '5 7 10 12 22 23 29 37 52 72 81 91 97 122 126 247-252',
    { en: 'Motors, motor circuits and controllers', es: 'Motores, circuitos de motores y controladores' },
  ],
  [
    '440',
    '',
    '4-14 21 22 31-35 40 41 51-55 60-65',
    '*',
    { en: 'Air-conditioning and refrigerating equipment', es: 'Equipo de aire acondicionado y refrigeración' },
  ],
  ['445', '', '4-6 10-20', '*', { en: 'Generators', es: 'Generadores' }],
  ['450', '', '3-14 21-28 41-43 45-48', '3', { en: 'Transformers', es: 'Transformadores' }],
  ['455', '', '4-10 20-23', '*', { en: 'Phase converters', es: 'Convertidores de fase' }],
  ['460', '', '4-12 24-28 30', '*', { en: 'Capacitors', es: 'Capacitores' }],
  ['470', '', '4 18-21', '*', { en: 'Resistors and reactors', es: 'Resistencias y reactores' }],
  ['480', '', '4-13', '*', { en: 'Stationary standby batteries', es: 'Baterías estacionarias de respaldo' }],
  ['490', '-20', '10 21-25 30-56 70-74', '*', { en: 'Equipment over 1000 V', es: 'Equipo de más de 1000 V' }],
  ['495', '23-', '4-10 21-25 30-56 60-74', '*', { en: 'Equipment over 1000 V ac', es: 'Equipo de más de 1000 V ca' }],
  ['500', '', '4-10', '*', { en: 'Hazardous (classified) locations, Divisions', es: 'Áreas peligrosas (clasificadas), Divisiones' }],
  [
    '501',
    '',
    '5 10 15 17 20 21 25 30 35 40 100 105 115 120 125 130 135 140 145 150',
    '*',
    { en: 'Class I locations', es: 'Áreas Clase I' },
  ],
  ['502', '', '5 6 10 15 25 30 35 40 100 115 120 125 128 130 135 140 145 150', '*', { en: 'Class II locations', es: 'Áreas Clase II' }],
  [
    '503',
    '',
    '5 6 10 15 25 30 40 100 115 120 125 128 130 135 140 145 150 155 160',
    '*',
    { en: 'Class III locations', es: 'Áreas Clase III' },
  ],
  ['504', '', '4 10 20 30 50 60 70 80', '*', { en: 'Intrinsically safe systems', es: 'Sistemas intrínsecamente seguros' }],
  ['505', '', '4-9 10 15-22 25-27 30', '*', { en: 'Zones 0, 1 and 2', es: 'Zonas 0, 1 y 2' }],
  ['506', '', '4-9 15-17 20 21 25 30', '*', { en: 'Zones 20, 21 and 22', es: 'Zonas 20, 21 y 22' }],
  ['510', '', '4', '', { en: 'Hazardous locations: specific occupancies', es: 'Áreas peligrosas: locales específicos' }],
  ['511', '', '4-10 12 16', '*', { en: 'Commercial garages, repair and storage', es: 'Talleres y garajes comerciales' }],
  [
    '512',
    '23-',
    '1-80',
    '*',
    { en: 'Cannabis oil equipment with flammable materials', es: 'Equipo para aceite de cannabis con materiales inflamables' },
  ],
  ['513', '', '4-10 12 16', '*', { en: 'Aircraft hangars', es: 'Hangares de aviación' }],
  ['514', '', '4-9 11 13 16', '*', { en: 'Motor fuel dispensing (gas stations)', es: 'Despacho de combustible (gasolineras)' }],
  ['515', '', '4-10 16', '*', { en: 'Bulk storage plants', es: 'Plantas de almacenamiento a granel' }],
  [
    '516',
    '',
    '4-7 10 16 18 23 29 33 35-38 40',
    '*',
    { en: 'Spray application, dipping and coating', es: 'Aplicación por rociado, inmersión y recubrimiento' },
  ],
  ['517', '', '4-6 10-22 25-36 40-45 60-64 70-82 160', '*', { en: 'Health care facilities', es: 'Establecimientos de salud' }],
  ['518', '', '4-6', '*', { en: 'Assembly occupancies', es: 'Lugares de reunión' }],
  [
    '520',
    '',
    '4-10 20-28 40-55 60-69 71-74 81',
    '*',
    { en: 'Theaters, stages and studios with audience', es: 'Teatros, escenarios y estudios con público' },
  ],
  ['522', '', '4-10 20-34', '*', { en: 'Control systems for amusement attractions', es: 'Sistemas de control de atracciones permanentes' }],
  ['525', '', '4-11 20-23 30 32', '*', { en: 'Carnivals, circuses and fairs', es: 'Carnavales, circos y ferias' }],
  ['530', '', '4-70', '*', { en: 'Motion picture and television studios', es: 'Estudios de cine y televisión' }],
  ['540', '', '10-15 20 30-32 50', '*', { en: 'Motion picture projection rooms', es: 'Salas de proyección de cine' }],
  ['545', '', '4-13 20-28', '*', { en: 'Manufactured buildings', es: 'Edificios prefabricados' }],
  ['547', '', '4-10 20-30 40-48', '*', { en: 'Agricultural buildings', es: 'Edificios agrícolas' }],
  [
    '550',
    '',
    '4-6 10-20 25 30-33',
    '*',
    { en: 'Mobile and manufactured homes and parks', es: 'Casas móviles y prefabricadas, y sus parques' },
  ],
  ['551', '', '4-10 20-60 70-81', '*', { en: 'Recreational vehicles and RV parks', es: 'Vehículos recreativos y parques de RV' }],
  ['552', '', '4-10 20 40-60', '*', { en: 'Park trailers', es: 'Remolques de parque' }],
  ['553', '17', '1-11', '*', { en: 'Floating buildings', es: 'Edificios flotantes' }],
  ['555', '', '4-24 30-38 50-55', '*', { en: 'Marinas, boatyards and docks', es: 'Marinas, astilleros y muelles' }],
  ['590', '', '4-9', '*', { en: 'Temporary installations', es: 'Instalaciones temporales' }],
  [
    '600',
    '',
    '4-12 20-24 30-36 41 42',
    '*',
    { en: 'Electric signs and outline lighting', es: 'Anuncios luminosos e iluminación de contorno' },
  ],
  ['604', '', '4-7 10 12 100 101', '*', { en: 'Manufactured wiring systems', es: 'Sistemas de cableado prefabricado' }],
  ['605', '', '4-9', '*', { en: 'Office furnishings (cubicles)', es: 'Muebles de oficina (cubículos)' }],
  ['610', '', '11-15 21 22 31-33 41-43 45 51 53 55 57 61', '*', { en: 'Cranes and hoists', es: 'Grúas y polipastos' }],
  [
    '620',
    '',
    '4-6 11-16 21-26 32-38 41-44 51-55 61-65 71 81-85 91',
    '*',
    { en: 'Elevators, escalators and lifts', es: 'Elevadores, escaleras eléctricas y plataformas' },
  ],
  [
    '625',
    '',
    '4-6 10 15-19 22 25 29 40-44 46-50 52 54 56 60 101 102',
    '*',
    { en: 'Electric vehicle charging (EVSE)', es: 'Carga de vehículos eléctricos (EVSE)' },
  ],
  ['626', '', '4-6 10 11 22-33', '*', { en: 'Electrified truck parking spaces', es: 'Estacionamientos electrificados para camiones' }],
  ['630', '', '6 8 10-15 31-34 41 42', '*', { en: 'Electric welders', es: 'Soldadoras eléctricas' }],
  ['640', '', '4-10 21-25 41-46', '*', { en: 'Audio equipment', es: 'Equipo de audio' }],
  ['645', '', '4-6 10 11 14-18 25 27', '*', { en: 'Information technology equipment', es: 'Equipo de tecnología de la información' }],
  ['646', '', '4-22', '*', { en: 'Modular data centers', es: 'Centros de datos modulares' }],
  ['647', '', '4-8', '*', { en: 'Sensitive electronic equipment', es: 'Equipo electrónico sensible' }],
  ['650', '', '4-9', '*', { en: 'Pipe organs', es: 'Órganos de tubos' }],
  ['660', '', '4-10 20-24 35 36 47 48', '*', { en: 'X-ray equipment', es: 'Equipo de rayos X' }],
  ['665', '', '4-12 19-27', '*', { en: 'Induction and dielectric heating', es: 'Calentamiento por inducción y dieléctrico' }],
  ['668', '', '10-15 20 21 30-32 40', '*', { en: 'Electrolytic cells', es: 'Celdas electrolíticas' }],
  ['669', '', '4-9', '*', { en: 'Electroplating', es: 'Galvanoplastia' }],
  ['670', '', '4-6', '*', { en: 'Industrial machinery', es: 'Maquinaria industrial' }],
  ['675', '', '4-17 21 22', '*', { en: 'Irrigation machines', es: 'Máquinas de riego' }],
  [
    '680',
    '',
    '4-14 20-28 30-35 40-45 50-62 70-74 80-85',
    '*',
    { en: 'Pools, spas, hot tubs and fountains', es: 'Albercas, spas, jacuzzis y fuentes' },
  ],
  ['682', '', '4-15 30-33', '*', { en: 'Natural and artificial bodies of water', es: 'Cuerpos de agua naturales y artificiales' }],
  ['685', '', '10 12 14', '*', { en: 'Integrated electrical systems', es: 'Sistemas eléctricos integrados' }],
  ['690', '', '4-15 31-35 41-47 50-56 59 71 72', '*', { en: 'Solar photovoltaic systems', es: 'Sistemas solares fotovoltaicos' }],
  ['691', '', '4-11', '*', { en: 'Large-scale PV supply stations', es: 'Centrales fotovoltaicas de gran escala' }],
  ['692', '', '4-17 31 41-65', '*', { en: 'Fuel cell systems', es: 'Sistemas de celdas de combustible' }],
  ['694', '', '7 10 12 15 18 20-28 30 40 50 52 54 56 60 62 66', '*', { en: 'Wind electric systems', es: 'Sistemas eólicos' }],
  ['695', '', '4-7 10 12 14 15', '*', { en: 'Fire pumps', es: 'Bombas contra incendio' }],
  ['700', '', '4-8 10-12 15-17 19-32', '*', { en: 'Emergency systems', es: 'Sistemas de emergencia' }],
  ['701', '', '4-12 15-20 25-27 30-32', '*', { en: 'Legally required standby systems', es: 'Sistemas de respaldo exigidos por ley' }],
  [
    '702',
    '',
    '4-8 10-12',
    '*',
    { en: 'Optional standby systems (home generators)', es: 'Sistemas de respaldo opcionales (generador de casa)' },
  ],
  [
    '705',
    '',
    '4-25 28-32 40 45 50 60-82 95 100 101 143 150 160 165 170',
    '*',
    { en: 'Interconnected power production sources', es: 'Fuentes de generación interconectadas' },
  ],
  ['706', '', '4-11 15 16 20-24 30-34 40-51', '*', { en: 'Energy storage systems', es: 'Sistemas de almacenamiento de energía' }],
  ['708', '', '4-8 10-24 30 50-54 64', '*', { en: 'Critical operations power systems', es: 'Sistemas para operaciones críticas' }],
  ['710', '', '6 10 12 15', '*', { en: 'Stand-alone systems', es: 'Sistemas autónomos' }],
  ['712', '-20', '4-80', '*', { en: 'Direct-current microgrids', es: 'Microrredes de corriente directa' }],
  ['720', '-20', '4-11', '*', { en: 'Circuits under 50 V', es: 'Circuitos de menos de 50 V' }],
  ['722', '23-', '1-30 121-179', '*', { en: 'Cables for power-limited circuits', es: 'Cables para circuitos de potencia limitada' }],
  ['724', '23-', '1-60 121-179', '*', { en: 'Class 1 power-limited circuits', es: 'Circuitos Clase 1 de potencia limitada' }],
  ['725', '', '4-60 121-179', '*', { en: 'Class 2 and Class 3 circuits', es: 'Circuitos Clase 2 y Clase 3' }],
  ['726', '23-', '1-60 121-179', '*', { en: 'Class 4 fault-managed power', es: 'Potencia Clase 4 con manejo de fallas' }],
  ['727', '-20', '4-11', '*', { en: 'Instrumentation tray cable, Type ITC', es: 'Cable de instrumentación para charola tipo ITC' }],
  ['728', '', '4 5 60 120', '*', { en: 'Fire-resistive cable systems', es: 'Sistemas de cables resistentes al fuego' }],
  ['750', '-23', '6 20 30 50', '*', { en: 'Energy management systems', es: 'Sistemas de administración de energía' }],
  ['760', '', '21 24 25 30-53 121-179', '*', { en: 'Fire alarm systems', es: 'Sistemas de alarma contra incendio' }],
  [
    '770',
    '',
    '12 21 24-26 44 47-49 93 100 106 110 113 114 133 154 179 180',
    '*',
    { en: 'Optical fiber cables', es: 'Cables de fibra óptica' },
  ],
  [
    '800',
    '',
    '18 21 24-27 44 47-53 90 93 100 106 110 113 116 133 154 156 170-182',
    '*',
    { en: 'Communications systems, general', es: 'Sistemas de comunicaciones, general' },
  ],
  [
    '805',
    '20-',
    '15 18 44 47-50 90 93 106 133 154 156 158 170 173 179',
    '*',
    { en: 'Communications circuits', es: 'Circuitos de comunicaciones' },
  ],
  ['810', '', '4-7 11-21 51-58 70 71', '*', { en: 'Antenna systems', es: 'Sistemas de antenas' }],
  [
    '820',
    '',
    '15 44 47-49 93 100 103 106 110 113 133 154 179 180',
    '*',
    { en: 'Community antenna TV (coaxial)', es: 'Televisión por cable (coaxial)' },
  ],
  [
    '830',
    '',
    '15 24-27 40 44 47-49 90 93 100 106 110 113 133 154 160 179 180',
    '*',
    { en: 'Network-powered broadband', es: 'Banda ancha alimentada por la red' },
  ],
  [
    '840',
    '',
    '21 24-27 44 45 47-49 90 93 94 100-102 106 110 113 133 154 160 170 173 179 180',
    '*',
    { en: 'Premises-powered broadband', es: 'Banda ancha alimentada en el inmueble' },
  ],
];

/** Chapter 9's tables; 13 came late and is left open. */
const CHAPTER_9_TABLES = ['1', '2', '4', '5', '5A', '8', '9', '10', '11', '12', '13'];
const ANNEXES: Readonly<Record<string, string>> = { A: '', B: '', C: '', D: '', E: '', F: '', G: '', H: '', I: '', J: '', K: '23-' };

const CHAPTER_9_TITLE: Text = {
  en: 'Chapter 9: raceway fill, wire areas and resistance tables',
  es: 'Capítulo 9: tablas de relleno de tubo, áreas y resistencias',
};
const ANNEX_TITLE: Text = { en: 'Informative annex', es: 'Anexo informativo' };

interface Span {
  readonly from: number;
  readonly to: number;
  readonly editions: string;
}

interface Article {
  readonly editions: string;
  readonly sections: readonly Span[];
  /** undefined: any section may have a table. */
  readonly tables: readonly Span[] | undefined;
  readonly title: Text;
}

function spansOf(list: string): readonly Span[] {
  return list
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => {
      const [range = '', editions = ''] = token.split(':');
      const [from = '', to = from] = range.split('-');
      return { from: Number(from), to: Number(to), editions };
    });
}

const INDEX: ReadonlyMap<string, Article> = new Map(
  ARTICLES.map(([article, editions, sections, tables, title]): [string, Article] => [
    article,
    { editions, sections: spansOf(sections), tables: tables === '*' ? undefined : spansOf(tables), title },
  ]),
);

/** '' every edition, '-20' up to, '23-' from, '17' alone. */
function inEditions(range: string, edition: Edition): boolean {
  if (range === '') return true;
  const year = Number(edition) - 2000;
  if (range.startsWith('-')) return year <= Number(range.slice(1));
  if (range.endsWith('-')) return year >= Number(range.slice(0, -1));
  return year === Number(range);
}

function inSpans(spans: readonly Span[], section: number, edition: Edition): boolean {
  return spans.some((span) => section >= span.from && section <= span.to && inEditions(span.editions, edition));
}

type Code =
  | {
      readonly kind: 'section';
      readonly table: boolean;
      readonly article: string;
      readonly section: number | undefined;
      readonly rest: string;
    }
  | { readonly kind: 'chapter9'; readonly table: string | undefined }
  | { readonly kind: 'annex'; readonly letter: string; readonly rest: string };

/** Reads a reference as people write it, in either language: 'NEC 210.8(A)', 'Tabla 310.16', 'Cap. 9 Tabla 8', 'Anexo D', 'Art. 625'. */
function readCode(code: string): Code | undefined {
  const text = code
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the )?(?:NEC|NFPA 70)\b[ ,:]*/i, '')
    .replace(/^(?:20\d\d )/, '');
  const chapter9 = /(?:chapter|chap\.?|ch\.?|cap[ií]tulo|cap\.?) ?9\b/i;
  if (chapter9.test(text)) {
    const table = /(?:table|tabla|\bt) ?(\d{1,2}A?)\b/i.exec(text.replace(chapter9, ''));
    const other = text.replace(chapter9, '').replace(/[ ,.:]/g, '');
    if (table === null && other !== '' && !/^(?:note|nota)/i.test(other)) return undefined;
    return { kind: 'chapter9', table: table?.[1]?.toUpperCase() };
  }
  const annex = /^(?:informative annex|annex|anexo(?: informativo)?) ?([A-Z])(?=$|[\d ,.(])(.*)$/i.exec(text);
  if (annex !== null) return { kind: 'annex', letter: (annex[1] ?? '').toUpperCase(), rest: annex[2] ?? '' };
  const match =
    /^(table|tabla|t\.?|section|secci[oó]n|sec\.?|§+|article|art[ií]culo|art\.?)? ?(\d{2,3})(?:\.(\d{1,3}))?(?![\d.])(.*)$/i.exec(text);
  if (match === null) return undefined;
  const [, word = '', article = '', section, rest = ''] = match;
  // Behind the number: subdivisions, 'Part III', an exception or nothing. Anything else is not a reference.
  if (!/^(?:[A-Z]\d{0,2})?(?:\s?\([A-Za-z0-9]+\))*(?:$|[,:;.]|,? (?:Parte?|Exc?|Note|Nota|Inf|Row|Col|List))/i.test(rest)) return undefined;
  const table = /^t/i.test(word);
  if (table && section === undefined) return undefined;
  return { kind: 'section', table, article, section: section === undefined ? undefined : Number(section), rest: rest.trim() };
}

/**
 * Whether a reference exists in an edition: article, section number and, for a table, the table's base number are
 * checked; letters and numbers in parentheses behind a real section are taken as they come.
 * Where the 2026 arrangement is not known, the 2023 numbers count as existing (see `indexGrade`).
 */
export function sectionExists(code: string, edition: Edition): boolean {
  const read = readCode(code);
  if (read === undefined) return false;
  if (read.kind === 'chapter9') return read.table === undefined || CHAPTER_9_TABLES.includes(read.table);
  if (read.kind === 'annex') {
    const editions = ANNEXES[read.letter];
    return editions !== undefined && inEditions(editions, edition);
  }
  const article = INDEX.get(read.article);
  if (article === undefined || !inEditions(article.editions, edition)) return false;
  if (read.section === undefined) return true;
  if (read.table) {
    if (article.tables !== undefined) return inSpans(article.tables, read.section, edition);
    return inSpans(article.sections, read.section, edition) || read.section <= 3;
  }
  if (inSpans(article.sections, read.section, edition)) return true;
  return read.section >= 1 && read.section <= 3 && read.article !== '100';
}

/** The article of a reference: '210.8(A)' -> '210'; 'Chapter 9' and 'Annex D' for those; undefined for anything else. */
export function articleOf(code: string): string | undefined {
  const read = readCode(code);
  if (read === undefined) return undefined;
  if (read.kind === 'chapter9') return 'Chapter 9';
  if (read.kind === 'annex') return `Annex ${read.letter}`;
  return read.article;
}

/** Our own short title of an article ('210', 'Article 210' or any section of it), 'Chapter 9' or an annex. */
export function articleTitle(article: string): Text | undefined {
  const read = readCode(article);
  if (read === undefined) return undefined;
  if (read.kind === 'chapter9') return CHAPTER_9_TITLE;
  if (read.kind === 'annex') {
    return read.letter in ANNEXES ? { en: `${ANNEX_TITLE.en} ${read.letter}`, es: `${ANNEX_TITLE.es} ${read.letter}` } : undefined;
  }
  return INDEX.get(read.article)?.title;
}

/**
 * A number that changed. `base` is the 2023 number; the others where they differ. `whole`: the old subdivision has no
 * letter-by-letter match, so what follows is dropped. `reused`: the old number means something else in 2023, so it is
 * read as the old one only for a reader of that edition.
 */
interface Alias {
  readonly base: string;
  readonly in: Partial<Readonly<Record<Edition, string>>>;
  readonly whole?: true;
  readonly reused?: true;
}

const BEFORE_2023 = ['2017', '2020'] as const;

function upTo2020(base: string, old: string, more: { readonly whole?: true; readonly reused?: true } = {}): Alias {
  return { base, in: Object.fromEntries(BEFORE_2023.map((edition) => [edition, old])), ...more };
}

function only2017(base: string, old: string, more: { readonly whole?: true; readonly reused?: true } = {}): Alias {
  return { base, in: { '2017': old }, ...more };
}

const ALIASES: readonly Alias[] = [
  // Conductors: ampacity tables left 310.15(B) in 2020, correction and adjustment moved again in 2023.
  only2017('Table 310.16', 'Table 310.15(B)(16)'),
  only2017('310.16', '310.15(B)(16)'),
  only2017('Table 310.17', 'Table 310.15(B)(17)'),
  only2017('310.17', '310.15(B)(17)'),
  only2017('Table 310.18', 'Table 310.15(B)(18)'),
  only2017('310.18', '310.15(B)(18)'),
  only2017('Table 310.19', 'Table 310.15(B)(19)'),
  only2017('310.19', '310.15(B)(19)'),
  only2017('Table 310.20', 'Table 310.15(B)(20)'),
  only2017('310.20', '310.15(B)(20)'),
  only2017('Table 310.21', 'Table 310.15(B)(21)'),
  only2017('310.21', '310.15(B)(21)'),
  only2017('Table 310.15(B)(1)(1)', 'Table 310.15(B)(2)(a)'),
  { base: 'Table 310.15(B)(1)(1)', in: { '2020': 'Table 310.15(B)(1)' }, reused: true },
  only2017('Table 310.15(B)(1)(2)', 'Table 310.15(B)(2)(b)'),
  { base: 'Table 310.15(B)(1)(2)', in: { '2020': 'Table 310.15(B)(2)' }, reused: true },
  only2017('310.15(B)(2)', '310.15(B)(3)(c)', { reused: true }),
  only2017('310.15(B)(1)', '310.15(B)(2)', { reused: true }),
  only2017('Table 310.15(C)(1)', 'Table 310.15(B)(3)(a)'),
  only2017('310.15(C)(1)', '310.15(B)(3)(a)'),
  only2017('310.15(C)', '310.15(B)(3)', { whole: true }),
  only2017('310.15(D)', '310.15(B)(4)'),
  only2017('310.15(E)', '310.15(B)(5)'),
  only2017('310.15(F)', '310.15(B)(6)'),
  only2017('310.14', '310.15(A)', { whole: true, reused: true }),
  only2017('310.14(A)(2)', '310.15(A)(2)'),
  only2017('310.14(A)(3)', '310.15(A)(3)'),
  { base: 'Table 310.12(A)', in: { '2017': 'Annex D7', '2020': 'Table 310.12' }, whole: true },
  only2017('310.12', '310.15(B)(7)', { whole: true }),
  only2017('310.10(E)', '310.10(F)', { reused: true }),
  only2017('310.10(F)', '310.10(G)', { reused: true }),
  only2017('310.10(G)', '310.10(H)', { reused: true }),
  only2017('310.3', '310.106'),
  { base: 'Table 310.4(1)', in: { '2017': 'Table 310.104(A)', '2020': 'Table 310.4(A)' } },
  only2017('310.4', '310.104', { whole: true }),
  only2017('310.6', '310.110'),
  only2017('310.8', '310.120'),
  upTo2020('Table 300.5(A)', 'Table 300.5'),
  // Load calculations.
  { base: '220.41', in: { '2017': '220.12', '2020': '220.14(J)' }, whole: true, reused: true },
  upTo2020('Table 220.42(A)', 'Table 220.12'),
  upTo2020('220.42', '220.12', { whole: true }),
  upTo2020('220.43', '220.14(K)', { whole: true, reused: true }),
  only2017('220.44', '220.14(J)', { whole: true, reused: true }),
  upTo2020('Table 220.45', 'Table 220.42', { reused: true }),
  upTo2020('220.45', '220.42', { reused: true }),
  upTo2020('220.46', '220.43', { reused: true }),
  upTo2020('Table 220.47', 'Table 220.44'),
  upTo2020('220.47', '220.44', { reused: true }),
  { base: '220.5(C)', in: { '2020': '220.11' }, reused: true },
  upTo2020('220.11', '220.18'),
  upTo2020('Table 220.84(B)', 'Table 220.84'),
  upTo2020('Table 430.52(C)(1)', 'Table 430.52'),
  upTo2020('Table 210.24(1)', 'Table 210.24'),
  only2017('210.17', '210.18', { reused: true }),
  only2017('210.18', '210.3', { reused: true }),
  only2017('210.65', '210.71'),
  only2017('210.63(B)(1)', '210.64'),
  // GFCI items moved down one when 2023 added sinks with food preparation; AFCI lost its first letter to the means.
  upTo2020('210.8(A)(8)', '210.8(A)(7)', { reused: true }),
  upTo2020('210.8(A)(9)', '210.8(A)(8)', { reused: true }),
  upTo2020('210.8(A)(10)', '210.8(A)(9)', { reused: true }),
  upTo2020('210.8(A)(11)', '210.8(A)(10)', { reused: true }),
  { base: '210.8(A)(12)', in: { '2020': '210.8(A)(11)' }, reused: true },
  upTo2020('210.12(B)', '210.12(A)', { whole: true, reused: true }),
  upTo2020('210.12(C)', '210.12(B)', { reused: true }),
  upTo2020('210.12(D)', '210.12(C)', { reused: true }),
  upTo2020('210.12(E)', '210.12(D)', { reused: true }),
  upTo2020('210.19(C)', '210.19(A)(3)', { reused: true }),
  upTo2020('210.23(B)', '210.23(A)', { reused: true }),
  upTo2020('210.23(C)', '210.23(B)', { reused: true }),
  // Article 90 gained a scope of its own; scope and purpose of the whole code are 90.2 now.
  upTo2020('90.2(A)', '90.1(A)', { reused: true }),
  upTo2020('90.2(B)', '90.1(B)', { reused: true }),
  upTo2020('90.2(C)', '90.2(A)', { reused: true }),
  upTo2020('90.2(D)', '90.2(B)', { reused: true }),
  upTo2020('90.2(F)', '90.2(C)', { reused: true }),
  // Whole articles and parts that moved.
  only2017('Article 242', 'Article 285'),
  upTo2020('Article 395', 'Article 399'),
  upTo2020('Article 495', 'Article 490'),
  upTo2020('Article 335', 'Article 727'),
  { base: 'Article 315', in: { '2017': 'Article 328', '2020': 'Article 311' } },
];

/** Article 220 went to 120 and 750 to 130 in 2026, each section keeping its number behind the dot. */
const MOVED_IN_2026: readonly (readonly [base: string, moved: string])[] = [
  ['220', '120'],
  ['750', '130'],
];

/** One spelling for comparisons: 'Table 310.15(B)(1)(1)', '220.82(B)', 'Article 750', 'Chapter 9 Table 8'. */
function normal(code: string): string | undefined {
  const read = readCode(code);
  if (read === undefined) return undefined;
  if (read.kind === 'chapter9') return read.table === undefined ? 'Chapter 9' : `Chapter 9 Table ${read.table}`;
  if (read.kind === 'annex') return `Annex ${read.letter}${read.rest}`;
  if (read.section === undefined) return `Article ${read.article}${read.rest === '' ? '' : ` ${read.rest}`}`;
  const letters = /^([A-Z])(\d{0,2})$/i.exec(read.rest);
  const spaced = read.rest === '' || read.rest.startsWith('(') ? read.rest : ` ${read.rest}`;
  const rest = letters === null ? spaced : `(${(letters[1] ?? '').toUpperCase()})${letters[2] === '' ? '' : `(${letters[2] ?? ''})`}`;
  return `${read.table ? 'Table ' : ''}${read.article}.${read.section}${rest}`;
}

function restAfter(code: string, prefix: string): string | undefined {
  if (!code.startsWith(prefix)) return undefined;
  const rest = code.slice(prefix.length);
  return rest === '' || rest.startsWith('(') || rest.startsWith(' ') ? rest : undefined;
}

interface Renaming {
  readonly from: string;
  readonly to: string;
  readonly whole: boolean;
  /** May a table be named without the word 'Table'? Only where no plain section has the same number. */
  readonly bare: boolean;
}

/** Longest matching alias wins. */
function throughAlias(code: string, renamings: readonly Renaming[]): string | undefined {
  let best: { readonly length: number; readonly result: string } | undefined;
  for (const { from, to, whole, bare: bareAllowed } of renamings) {
    const bare = bareAllowed && from.startsWith('Table ') && from.includes('(') && !code.startsWith('Table ') ? from.slice(6) : from;
    const rest = restAfter(code, bare);
    if (rest === undefined || (bare !== from && rest !== '')) continue;
    if (best === undefined || from.length > best.length) best = { length: from.length, result: whole ? to : to + rest };
  }
  return best?.result;
}

function movedIn2026(code: string, way: 'forth' | 'back'): string | undefined {
  for (const [base, moved] of MOVED_IN_2026) {
    const [from, to] = way === 'forth' ? [base, moved] : [moved, base];
    const found = new RegExp(`^(Table |Article )?${from}(?=$|[. ])`).exec(code);
    if (found !== null) return `${found[1] ?? ''}${to}${code.slice(found[0].length)}`;
  }
  return undefined;
}

/**
 * A section as numbered in 2023 -> that edition's number: ('220.45', '2020') -> '220.42', ('Table 310.16', '2017') ->
 * 'Table 310.15(B)(16)', ('220.82(B)', '2026') -> '120.82(B)'. A number that did not change comes back in one spelling;
 * text that is no reference comes back as it is. Whether the edition has the rule at all: `sectionExists`.
 */
export function codeNumber(section2023: string, edition: Edition): string {
  const code = normal(section2023);
  if (code === undefined) return section2023;
  if (edition === '2026') return movedIn2026(code, 'forth') ?? code;
  const renamings = ALIASES.flatMap((alias): Renaming[] => {
    const old = alias.in[edition];
    return old === undefined ? [] : [{ from: alias.base, to: old, whole: alias.whole === true, bare: true }];
  });
  return throughAlias(code, renamings) ?? code;
}

/**
 * The reverse of `codeNumber`, forgiving: a number somebody used -> the 2023 number. It is read as a number of
 * `edition` first; an old number that 2023 doesn't use otherwise is recognised whatever the edition:
 * ('Table 310.15(B)(16)', '2023') -> 'Table 310.16'; ('220.42', '2020') -> '220.45', but ('220.42', '2023') -> '220.42'.
 */
export function toBaseNumber(code: string, edition: Edition): string {
  const read = normal(code);
  if (read === undefined) return code;
  const back = movedIn2026(read, 'back');
  if (back !== undefined) return back;
  const own: Renaming[] = [];
  const foreign: Renaming[] = [];
  for (const alias of ALIASES) {
    for (const year of EDITIONS) {
      const old = alias.in[year];
      if (old === undefined) continue;
      const renaming = { from: old, to: alias.base, whole: alias.whole === true, bare: alias.reused !== true };
      if (year === edition) own.push(renaming);
      else if (alias.reused !== true) foreign.push(renaming);
    }
  }
  const result = throughAlias(read, own);
  if (result !== undefined) return result;
  const isBase = ALIASES.some((alias) => restAfter(read, alias.base) !== undefined);
  if (isBase || ((edition === '2017' || edition === '2020') && sectionExists(read, edition) && !isDeep2017(read))) return read;
  return throughAlias(read, foreign) ?? read;
}

/** Deep numbers of the 2017 ampacity section, which no later edition uses. */
function isDeep2017(code: string): boolean {
  return /310\.15\(B\)\((?:3|4|5|6|7|1[6-9]|2[01])\)/.test(code);
}

/**
 * How sure the index of an edition is: 'K' for 2026, whose arrangement was seen only in part; 'V1' for the others, which
 * are trade knowledge checked against public lists of articles and changes, not section by section.
 */
export function indexGrade(edition: Edition): Grade {
  return edition === '2026' ? 'K' : 'V1';
}

const NFPA_70 = 'https://www.nfpa.org/codes-and-standards/nfpa-70-standard-development/70';
const ACCESS: Readonly<Record<Edition, string>> = { '2017': NFPA_70, '2020': NFPA_70, '2023': NFPA_70, '2026': NFPA_70 };

/** Where the publisher lets anyone read the edition free of charge; one page leads to all of them. */
export function accessLink(edition: Edition): string {
  return ACCESS[edition];
}
