// What a right click offers: the edits that are possible there, and spellings of a word that is marked as wrong.
import type { ContextMenuParams } from 'electron';
import type { Say } from '../texts/texts.ts';
import { type Item, LINE } from './menu-state.ts';

export type Clicked = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'>;

export interface WordActions {
  replace(word: string): void;
  learn(word: string): void;
}

/** Empty where nothing can be done: no menu is shown then. */
export function contextMenu(clicked: Clicked, say: Say, words: WordActions): Item[] {
  const { isEditable, selectionText, misspelledWord, dictionarySuggestions, editFlags } = clicked;
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy', label: say('copy') }];
  const guesses: Item[] =
    dictionarySuggestions.length > 0
      ? dictionarySuggestions.map((word) => ({ label: word, click: () => words.replace(word) }))
      : [{ label: say('noGuess'), enabled: false }];
  const spelling: Item[] = misspelledWord
    ? [...guesses, { label: say('learnWord', { word: misspelledWord }), click: () => words.learn(misspelledWord) }, LINE]
    : [];
  return [
    ...spelling,
    { role: 'cut', label: say('cut'), enabled: editFlags.canCut },
    { role: 'copy', label: say('copy'), enabled: editFlags.canCopy },
    { role: 'paste', label: say('paste'), enabled: editFlags.canPaste },
    LINE,
    { role: 'selectAll', label: say('selectAll'), enabled: editFlags.canSelectAll },
  ];
}
