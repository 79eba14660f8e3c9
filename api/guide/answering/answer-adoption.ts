// Which edition of the code a state enforces, and that the place decides: for questions about adoption itself.

import { say } from '../calculators/calculator.ts';
import { type Draft, EMPTY_DRAFT } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { LOCAL_NOTE } from '../judgement/scope.ts';
import { stateEdition } from '../knowledge/states.ts';

const ASKS =
  /\b(?:which|what|que|cual)\b[^?]{0,30}\b(?:edition|edicion|code year|version|nec year)\b|\b(?:adopt\w*|adoptad\w*|adopta|enforce\w*|in effect|vigente|tal cual|as is|as written|code cycle)\b|\b(?:which|what|que) (?:nec|code|codigo)\b|\b(?:use|usar|usa|uses|usan|follow|sigue) (?:the |el |del )?(?:20\d\d )?(?:nec|national electrical code)\b|\bnec (?:does|do|is|year)\b/;

/** An answer where the question is which edition holds at a place, else undefined. */
export function answerAboutAdoption(scene: Scene): Draft | undefined {
  const { reading, language } = scene;
  const code = reading.state ?? scene.question.job?.state;
  if (
    !ASKS.test(reading.plain) ||
    (code === undefined &&
      !/\b(?:my|mi|our|nuestr\w) (?:state|city|county|town|area|estado|ciudad|condado)\b|\bstates?\b|\bestados?\b/.test(reading.plain))
  )
    return undefined;
  const found = code === undefined ? undefined : stateEdition(code);
  const name = found?.name[language];
  const result =
    found === undefined || found.edition === undefined
      ? say(language, {
          en: `**${name ?? 'Your place'}: ask the local authority which edition is in force.**`,
          es: `**${name ?? 'En su localidad'}: pregunte a la autoridad local qué edición está vigente.**`,
        })
      : say(language, {
          en: `**${name}: NEC ${found.edition}**, as far as public adoption lists say (not verified).`,
          es: `**${name}: NEC ${found.edition}**, según listas públicas de adopción (sin verificar).`,
        });
  return {
    ...EMPTY_DRAFT,
    kind: 'topic',
    result,
    explanation: [found?.note[language] ?? '', LOCAL_NOTE[language]].filter((each) => each !== '').join(' '),
    restsOn: ['state-adoption'],
    grades: ['V1'],
    suggestions:
      language === 'en'
        ? ['What changed in the 2023 NEC for GFCI?', 'What is the AHJ?', 'What work needs a permit?']
        : ['¿Qué cambió en el NEC 2023 sobre GFCI?', '¿Qué es la AHJ?', '¿Qué trabajos necesitan permiso?'],
  };
}
