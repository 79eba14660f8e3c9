// Makes a text fit to be parsed as Markdown, whoever wrote it: parsers take time and stack by how deep and how wide a text is built, not by
// how long it is. The server does it before it keeps a model's answer, the page before it parses one, since a device keeps older ones.

import { withoutDirections } from './plain-text.ts';

const MOST_CHARACTERS = 60_000;
const MOST_LINE = 4000;
/** Quotes and lists within each other. */
const MOST_DEPTH = 4;
const MOST_INDENT = 16;
const MOST_COLUMNS = 20;
/** Marks of emphasis, code and links in one paragraph; every one may belong to every other. */
const MOST_MARKS = 300;
const CUT = '…';

/** What opens a quote or a list at the beginning of a line, with the blanks before it. */
const CONTAINER = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;
/** Marks that turn the direction, as Markdown may write them too; a blank in their place, so that no other one comes of it. */
const DIRECTION_REFERENCES = /&(?:#0*(?:1564|820[67]|823[4-8]|829[4-7])|#x0*(?:61c|200[ef]|202[a-e]|206[6-9])|[lr]lm);/gi;
const MARKS = /[*_~`[\]<!\\&]/g;

/** Not within a letter of two code units. */
const cutAt = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, /[\ud800-\udbff]/.test(text[length - 1] ?? '') ? length - 1 : length)}${CUT}`;

/** The line with no more than `MOST_DEPTH` containers, and no deeper indent than they have. */
function flattened(line: string): string {
  let at = 0;
  let depth = 0;
  let kept = '';
  for (;;) {
    CONTAINER.lastIndex = at;
    const opened = CONTAINER.exec(line)?.[0];
    if (opened === undefined) break;
    at += opened.length;
    depth += 1;
    if (depth <= MOST_DEPTH) kept += shortIndent(opened);
  }
  return kept + shortIndent(line.slice(at));
}

function shortIndent(text: string): string {
  const rest = text.trimStart();
  return text.length - rest.length <= MOST_INDENT ? text : ' '.repeat(MOST_INDENT) + rest;
}

const columnsOf = (line: string): number => line.split('|').length - 1;

/**
 * The text as it may be parsed: ordinary answers stay as they are; what is too deep is flattened, too wide a table becomes lines of text,
 * too many marks in a paragraph are dropped, and what is too long is cut. A link says
 * where it leads to in the order of its letters. Takes time by its length alone.
 */
export function tameMarkdown(text: string): string {
  let marks = 0;
  return cutAt(withoutDirections(text).replace(DIRECTION_REFERENCES, ' '), MOST_CHARACTERS)
    .split('\n')
    .map((long) => {
      const line = flattened(cutAt(long, MOST_LINE));
      if (line.trim() === '') {
        marks = 0;
        return line;
      }
      marks += line.match(MARKS)?.length ?? 0;
      const plain = marks > MOST_MARKS ? line.replace(MARKS, '') : line;
      return columnsOf(plain) > MOST_COLUMNS + 1 ? plain.replaceAll('|', ' ') : plain;
    })
    .join('\n');
}
