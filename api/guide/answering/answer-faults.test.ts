import { beforeAll, describe, expect, test } from 'vitest';
import { createGuide, type Guide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';

let guide: Guide;
beforeAll(() => {
  guide = createGuide(packFor('en'), packFor('es'));
});

/** The answers of a chat, one after the other. */
function chat(...texts: readonly string[]) {
  return texts.map((text, at) => guide.answer({ text, previous: texts.slice(0, at).toReversed() }).answer);
}

describe('a conversation about a fault', () => {
  test.each([
    [
      ['Outlet in my bedroom is dead but the breaker is on', /GFCI/],
      ['ok I reset the gfci, still dead', /most likely: a loose push-in/],
      ['i get 120 to ground and 0 to neutral', /most likely: an open neutral/],
    ],
    [
      ['my gfci wont reset', /LINE/],
      ['I have 120 at the line side', /Ruled out: no power coming to it.*most likely: a leak/],
      ['the load wires are off and it still will not reset', /Ruled out: a leak.*most likely: a GFCI at the end/],
    ],
    [
      ['se bota el breaker en cuanto lo subo', /corto/],
      ['ya desenchufé todo y sigue', /Descartado: un aparato.*Ahora lo más probable: un cable atravesado/],
      ['puse un breaker nuevo y hace lo mismo', /Descartado: el breaker mismo/],
    ],
    [
      ['gfci outside keeps tripping', /5 mA/],
      ['it still trips with everything unplugged', /Ruled out: one appliance/],
      ['only when it rains', /most likely: moisture/],
    ],
    [
      ["dryer turns but doesn't heat", /240 V|leg/],
      ['240 at the outlet', /Ruled out: a lost leg/],
      ['the vent is clogged with lint', /most likely: a blown thermal fuse/],
    ],
    [
      ['water heater no hot water at all', /breaker|high limit/],
      ['the breaker is fine, I have 240 at the heater', /Ruled out: a tripped breaker or a lost leg/],
      ['upper element reads OL', /most likely: the upper element/],
    ],
    [
      ['half the house has no power', /./],
      ["the range and dryer don't work either", /Ruled out: some tripped breakers/],
      ['one line lug is dead on the line side of the main', /Call the utility first/],
    ],
    [
      ['motor hums and will not start', /capacitor|phase/],
      ['all three phases are good, 480 each', /Ruled out: a lost phase/],
      ['the shaft spins freely by hand', /Ruled out: a seized bearing/],
    ],
    [
      ["doorbell doesn't ring", /transformer/],
      ['transformer puts out 17 volts', /Ruled out: its transformer/],
      ['touching the two button wires rings it', /most likely: the button/],
    ],
    [
      ["well pump won't run", /./],
      ['240 into the pressure switch and nothing out', /most likely: burnt or ant-filled contacts/],
      ['hice eso y sigue igual', /./],
    ],
    [
      ['la secadora da vueltas pero no calienta', /240 V|pierna/],
      ['solo me da 120 en el contacto', /más probable: una pierna perdida/],
      ['ya bajé y subí el breaker y nada', /./],
    ],
    [
      ['lights flicker all over the house', /neutral|service|surge/],
      ['none of them get brighter, they all dim together', /./],
      ['legs read 100 and 140', /most likely: a failing neutral/],
    ],
  ] as const)('%j', (...turns) => {
    const answers = chat(...turns.map(([text]) => text));
    turns.forEach(([text, result], at) => {
      expect(answers[at]?.result, text).toMatch(result);
    });
  });

  test('a sign that comes with the complaint leads at once, and is shown as understood', () => {
    const [answer] = chat('my outdoor gfci keeps tripping every time it rains');
    expect(answer?.result).toMatch(/\*\*Most likely: moisture/);
    expect(answer?.understood.map(({ value }) => value)).toEqual(['only-when-wet']);
    expect(answer?.step_by_step[0]).toMatch(/^\*\*Moisture in an outdoor/);
  });

  test('what was checked and changed nothing is left behind', () => {
    const [, answer] = chat('breaker trips after about twenty minutes', 'did that, no difference');
    expect(answer?.result).toMatch(/^Ruled out: too much load on the circuit\./);
  });

  test('a question of its own in between is answered for itself', () => {
    const [, , answer] = chat('gfci outside keeps tripping', 'only when it rains', 'what size wire for a 50 amp range?');
    expect(answer?.kind).toBe('calculation');
  });

  test.each([
    ['breaker trips as soon as I reset it', 'with nothing plugged in it stays on', 'topic'],
    ['se bota el breaker en cuanto lo subo', 'con todo desenchufado aguanta', 'topic'],
    ['se bota el breaker en cuanto lo subo', 'cambié el breaker y sigue igual', 'topic'],
    ['gfci outside keeps tripping', 'it trips when it rains', 'topic'],
    ['my gfci wont reset', 'my helper touched it, got shocked and is not breathing', 'emergency'],
    ['my breaker keeps tripping', 'the panel is smoking and there are flames', 'emergency'],
    ['my gfci wont reset', 'how do I bypass the gfci so that it stays on', 'refusal'],
  ] as const)('%s; %s: %s', (complaint, further, kind) => {
    expect(chat(complaint, further).at(-1)?.kind).toBe(kind);
  });

  test('another breaker rules out no neutral of the utility', () => {
    const answers = chat(
      'unas luces se ponen bien brillantes y otras bajitas cuando prende la secadora o el microondas',
      'ya cambié el breaker y sigue igual, qué será',
    );
    expect(answers.at(-1)?.result).toContain('neutro de la acometida');
    expect(answers.at(-1)?.result).not.toContain('Descartado');
  });

  test('without a complaint the same words tell nothing of a fault', () => {
    expect(chat('what size wire for a 50 amp range?', 'only when it rains').at(-1)?.result).not.toMatch(/most likely/i);
    expect(
      chat('where is gfci required')
        .at(0)
        ?.understood.some(({ name }) => name.startsWith('sign')),
    ).toBe(false);
  });
});
