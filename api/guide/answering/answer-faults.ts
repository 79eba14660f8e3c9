// Answers a complaint with what can be behind it: the likeliest first, each with the check that decides, and goes on as the chat tells more.
import type { Understood } from '../../contract/answer.ts';
import type { Text } from '../../contract/values.ts';
import { gradeIn } from '../calculators/calculator.ts';
import { cite } from '../drafting/cite.ts';
import type { Draft } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { type Standing, signsOf, standingAfter, type Told } from '../faults/conversation.ts';
import type { SignsAmong } from '../faults/sign-reader.ts';
import type { PackFault } from '../knowledge/entries.ts';
import type { Danger, Likelihood, Who } from '../knowledge/faults/fault.ts';
import { codeNumber, sectionExists } from '../knowledge/sections.ts';
import type { Reading } from '../reading/read-question.ts';
import { answerFromEntry, type Near, sectionWords } from './answer-knowledge.ts';

const LIKELIHOOD: Readonly<Record<Likelihood, Text>> = {
  common: { en: 'common', es: 'frecuente' },
  sometimes: { en: 'at times', es: 'a veces' },
  rare: { en: 'rare', es: 'raro' },
};
const WHO: Readonly<Record<Who, Text>> = {
  anyone: { en: 'anyone may check', es: 'cualquiera puede revisar' },
  electrician: { en: 'for an electrician', es: 'para un electricista' },
  utility: { en: 'for the utility', es: 'para la compañía de luz' },
};
const WHO_DOES: Readonly<Record<Who, Text>> = {
  anyone: { en: '', es: '' },
  electrician: {
    en: 'Who: a qualified person. What is measured live takes a meter rated for it and protective equipment; what is opened is locked out and proved dead first.',
    es: 'Quién: una persona calificada. Lo que se mide vivo pide un medidor de la categoría debida y equipo de protección; lo que se abre, primero se bloquea y se comprueba muerto.',
  },
  utility: {
    en: 'Who: the utility. The meter, the service drop and all on the line side of the main are theirs, and stay live: open nothing there.',
    es: 'Quién: la compañía de luz. El medidor, la acometida y todo el lado de línea del principal son de ella y siguen vivos: no abra nada ahí.',
  },
};
const AT_ONCE: Readonly<Record<Danger, Text>> = {
  none: { en: '', es: '' },
  shock: {
    en: 'Shock danger: keep hands off it and turn its breaker off.',
    es: 'Peligro de descarga: no lo toque y baje su breaker.',
  },
  fire: {
    en: 'Fire danger: turn its breaker off and leave it off.',
    es: 'Peligro de incendio: baje su breaker y déjelo abajo.',
  },
  gas: {
    en: 'Carbon monoxide or gas danger: everybody out into the air first, then call.',
    es: 'Peligro de monóxido o gas: primero todos afuera al aire, luego llame.',
  },
};

/** The draft that a topic gives, with the faults that can be behind it where it is a complaint; a verdict stays what is said first. */
export function withFaults(draft: Draft, topicId: string, scene: Scene, isVerdict = false): Draft {
  const complaint = complaintOf(topicId, scene);
  if (complaint === undefined) return draft;
  const standing = standingAfter([{ signs: signsIn(scene.reading, scene), complaint, elsewhere: false }], scene.faults.opposites);
  if (standing === undefined) return draft;
  return isVerdict ? listed(draft, standing, scene) : draftOf(draft, standing, scene);
}

/** What the last message tells of a complaint that an earlier one made; undefined where it tells nothing of any. */
export function answerByFaults(scene: Scene): Draft | undefined {
  const standing = goneOn(scene);
  const topic = standing?.complaint.topics.flatMap((id) => scene.index.byId(id) ?? []).find(({ kind }) => kind === 'topic');
  return standing === undefined || topic === undefined ? undefined : draftOf(answerFromEntry(topic, NOTHING_NEAR, scene), standing, scene);
}

/** The last message clearly tells a sign of what an earlier one complained of. */
export function tellsOfFault(scene: Scene): boolean {
  const standing = goneOn(scene);
  return standing !== undefined && signsIn(scene.reading, scene)(signsOf(standing.complaint), true).size > 0;
}

/** Where an earlier complaint stands after the last message, if that tells something of it. */
function goneOn(scene: Scene): Standing | undefined {
  const { reading, earlier, faults } = scene;
  if (earlier.length === 0 || signsIn(reading, scene)(new Set(Object.keys(faults.signs))).size === 0) return undefined;
  const known = STANDINGS.get(scene);
  if (known !== undefined) return known.standing;
  const standing = standingAfter(
    [...earlier.toReversed(), reading].map((each) => toldBy(each, scene)),
    faults.opposites,
  );
  const made = { standing: standing?.goesOn === true ? standing : undefined };
  STANDINGS.set(scene, made);
  return made.standing;
}

/** Judgement and answer ask the same of a chat. */
const STANDINGS = new WeakMap<Scene, { readonly standing: Standing | undefined }>();

const NOTHING_NEAR: readonly Near[] = [];

/** From this probability on what ranks first is what a message asks for, whatever signs it tells. */
const ASKS_ELSE = 0.9;
/** From this probability on a topic that ranks first is what a message complains of. */
const COMPLAINS = 0.3;

function toldBy(reading: Reading, scene: Scene): Told {
  const [best] = scene.ranker.rank(scene.ranker.candidates({ reading, edition: scene.edition }));
  const complaint = best?.entry?.kind === 'topic' && best.probability >= COMPLAINS ? complaintOf(best.id, scene) : undefined;
  const isFault = best?.entry?.kind === 'topic' && best.entry.topic.area === 'troubleshooting';
  return { signs: signsIn(reading, scene), complaint, elsewhere: best !== undefined && !isFault && best.probability >= ASKS_ELSE };
}

const complaintOf = (topicId: string, { faults }: Scene) => faults.complaints.find(({ topics }) => topics.includes(topicId));

export const isComplaint = (topicId: string, scene: Scene): boolean => complaintOf(topicId, scene) !== undefined;

const signsIn = ({ plain, language }: Reading, { faults }: Scene): SignsAmong => faults.signsIn(plain, language);

/** The draft with the faults as its steps, and what would decide between them as what to say next. */
const listed = (draft: Draft, standing: Standing, scene: Scene): Draft => ({
  ...draft,
  steps: standing.left.map((fault) => stepOf(fault, scene)),
  suggestions: [...nextSigns(standing, scene), ...draft.suggestions],
});

/** With nothing told the topic's own words lead; else the fault that is likeliest by now. */
function draftOf(topic: Draft, standing: Standing, scene: Scene): Draft {
  const { language, edition } = scene;
  const { left, ruledOut } = standing;
  const [first] = left;
  const speaks = standing.told.size > 0 || ruledOut.length > 0;
  if (!speaks) return listed(topic, standing, scene);
  const sections = [...new Set(left.slice(0, 2).flatMap(({ references }) => references))].filter((section) =>
    sectionExists(codeNumber(section, edition), edition),
  );
  const grades = first?.grade === undefined ? topic.grades : [...topic.grades, gradeIn(edition, first.grade)];
  return {
    ...listed(topic, standing, scene),
    result: first === undefined ? NONE_LEFT[language] : leadOf(first, standing, language),
    explanation: [
      first === undefined ? '' : WHO_DOES[first.who][language],
      first === undefined ? '' : `${language === 'en' ? 'What mends it' : 'Cómo se arregla'}: ${first.mends}`,
      whyOf(standing, scene),
      ...(standing.goesOn ? [] : [topic.result]),
    ]
      .filter((each) => each !== '')
      .join('\n\n'),
    references: [
      ...sections.map((section) => cite(section, sectionWords(section, scene), gradeIn(edition, first?.grade ?? 'V2'), edition)),
      ...topic.references,
    ],
    understood: [...standing.told].map(([sign, when]) => chipOf(sign, when, scene)),
    grades,
    ...(standing.goesOn ? { confidence: 'likely' as const } : {}),
  };
}

const NONE_LEFT: Text = {
  en: '**None of the usual faults is left.** Check once more what was ruled out; then it takes an electrician who measures along the circuit under load.',
  es: '**No queda ninguna de las fallas usuales.** Revise otra vez lo que se descartó; luego hace falta un electricista que mida a lo largo del circuito con carga.',
};

/** 'Ruled out: a tripped GFCI. Now most likely: a loose push-in wire. Measure …' */
function leadOf(fault: PackFault, { justRuledOut, goesOn }: Standing, language: Scene['language']): string {
  const danger = fault.now ?? AT_ONCE[fault.danger][language];
  const gone = goesOn && justRuledOut.length > 0 ? ruledOutLine(justRuledOut, language) : '';
  const likely = language === 'en' ? (goesOn ? 'Now most likely' : 'Most likely') : goesOn ? 'Ahora lo más probable' : 'Lo más probable';
  return [danger, gone, `**${likely}: ${fault.what}.**`, fault.next].filter((each) => each !== '').join(' ');
}

const ruledOutLine = (faults: readonly PackFault[], language: Scene['language']): string =>
  `${language === 'en' ? 'Ruled out' : 'Descartado'}: ${faults.map(({ what }) => what).join('; ')}.`;

/** What was told for and against, as it was understood. */
function whyOf({ told, left, ruledOut }: Standing, { language, faults }: Scene): string {
  const points = new Set(left[0]?.points);
  const said = (signs: readonly string[]): string => signs.map((sign) => `"${faults.signs[sign] ?? ''}"`).join(' ');
  const speaking = [...told.keys()].filter((sign) => points.has(sign));
  return [
    speaking.length === 0 ? '' : `${language === 'en' ? 'Points to it' : 'Apunta a ella'}: ${said(speaking)}`,
    ruledOut.length === 0 ? '' : ruledOutLine(ruledOut, language),
  ]
    .filter((each) => each !== '')
    .join('\n\n');
}

const stepOf = ({ what, likelihood, who, next, mends }: PackFault, { language }: Scene): string =>
  `**${what.charAt(0).toUpperCase()}${what.slice(1)}** (${LIKELIHOOD[likelihood][language]}; ${WHO[who][language]}). ${next} → ${mends}`;

/** What would decide next, as people say it: signs for and against the likeliest faults that nobody has told yet. */
function nextSigns({ left, told }: Standing, { faults }: Scene): string[] {
  const [first, second] = left;
  const open = [...(first?.points ?? []), ...(first?.against ?? []), ...(second?.points ?? [])].filter((sign) => !told.has(sign));
  return [...new Set(open)].slice(0, 3).flatMap((sign) => faults.signs[sign] ?? []);
}

const chipOf = (sign: string, when: 'now' | 'before', { language, faults }: Scene): Understood => ({
  name: `sign-${sign}`,
  label: language === 'en' ? 'Sign' : 'Señal',
  value: sign,
  display: faults.signs[sign] ?? sign,
  from: when === 'now' ? 'question' : 'previous',
  options: [],
});
