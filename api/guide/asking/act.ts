// What a question wants to know with yes or no.

/** What a yes-or-no question is about: may it be done, must it be done, may it be left out, or is it so. */
export type Act = 'may' | 'must' | 'skip' | 'is';

// How people begin to ask, in either language.
const MAY =
  /\b(?:can|could|may|puedo|podemos|puede|pueden|podria|se (?:puede|permite|vale|acepta)n?|(?:is|are|be|it|its|that|this|if|thing) (?:\S+ ){0,4}?(?:ok|okay|legal|allowed|permitted|permissible|acceptable|safe|fine|alright|code compliant|to code)|allowed to|(?:ok|okay|legal|safe|fine) (?:to|if)|esta (?:bien|permitido)|es (?:legal|permitido|valido|correcto|seguro)|(?:does|do) (?:the )?(?:nec|code) (?:allow|permit))\b/;
const MUST =
  /\b(?:needs?|have to|has to|got to|gotta|required?|requires|mandatory|necessary|supposed to|must|should|shall|hay que|teng\w+ que|tien\w+ que|necesit\w+|requier\w+|exig\w+|obligatori[oa]|obligad[oa]|llevan?|deb[eo]n?|ocup\w+|a fuerzas?)\b/;
const LEFT_OUT =
  /\b(?:without|skip\w*|omit\w*|leave (?:\S+ ){0,3}?(?:off|out)|(?:get (?:away|by)|do) with(?:out| no)|not (?:use|put|have|install|run|bond|ground)|sin|omitir|saltar\w*|brincar\w*|no (?:poner|ponerle|usar|llevar|instalar))\b/;
/** The head of a question for a figure, a place or a reason. */
const ASKS_ELSE =
  /^(?:(?:so|and|but|ok|also|then|y|pero|entonces|oye|hey|hi|hello|hola) ?,? ?)*(?:how(?! come)|what(?! if)|which|why|where|when|who|whose|que(?! pasa si)|cual|cuales|cuant[oa]s?|por que|donde|cuando|quien|como|(?:a|de|en|con|para|hasta) (?:que|cuant[oa]s?|donde|cual))\b/;
const ASKS_WHETHER =
  /^(?:(?:so|and|but|ok|also|y|pero) ?,? ?)*(?:is|are|was|do|does|did|will|would|has|have|am|isn't|aren't|doesn't|es|son|se|hay|va|van|cuenta)\b|\b(?:right|correct|true|or not|ok|okay|legal|allowed|cierto|verdad|correcto|o no|si o no)\s*$/;

/** 'Con conectores listados: ¿sirve de tierra?' */
const VERB_FIRST = /^(?:sirve|cuenta|basta|alcanza|vale|aplica|pide|lleva|va|se \w+n?|(?:\w+ ){0,4}se (?:junta|une|conecta|pone|pega)n?)\b/;

/** What a normalised question wants to know with yes or no; undefined where it wants something else. */
export function actOf(plain: string): Act | undefined {
  const sentences = plain
    .split(/(?<=[?!;]|(?<!\b(?:in|ft|no|pulg|min|max|vs|aprox|approx))\.)\s+|¿/)
    .map((each) => each.trim().replace(/[.?!;]+$/, ''));
  const questions = plain.includes('?') ? sentences.filter((each) => plain.includes(`${each}?`)) : sentences.slice(-1);
  for (const question of questions.map((each) => each.trim()).reverse()) {
    // What is asked may come after what is told: 'panel is in a closet, can I …'.
    const clauses = [question, ...question.split(/[,:]\s+/).slice(1)];
    if (clauses.some((clause) => ASKS_ELSE.test(clause))) continue;
    const may = MAY.exec(question);
    const must = MUST.exec(question);
    if (may !== null && (must === null || may.index <= must.index)) return LEFT_OUT.test(question.slice(may.index)) ? 'skip' : 'may';
    if (must !== null) return 'must';
    if (clauses.some((clause) => ASKS_WHETHER.test(clause) || VERB_FIRST.test(clause))) return 'is';
    // 'New circuit to a bedroom outlet. AFCI?'
    if (sentences.length > 1 && question !== '' && question.split(' ').length <= 3) return 'must';
  }
  return undefined;
}
