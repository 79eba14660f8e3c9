// What a paged list shows of itself: the caption's figures and the page numbers to offer.

/** How many pages hold `total` rows; one at least. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The figures of 'Showing X to Y of Z entries', counted from 1; 0 to 0 of 0 when there is nothing. */
export function shownRange(page: number, pageSize: number, total: number): { from: number; to: number; total: number } {
  const from = Math.min((page - 1) * pageSize + 1, total);
  return { from, to: Math.min(page * pageSize, total), total };
}

/** The page numbers to offer: first, last and those around the present one. 'gap' stands where some are left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1] ?? number;
    // A gap that would hide a single page shows it instead.
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? (['gap', number] as const) : [number];
  });
}
