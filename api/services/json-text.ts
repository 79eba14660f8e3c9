/** A result that is JSON text already, and sent as it is. `Shape` is what a reader gets of it. */
export class JsonText<Shape> {
  /** Whole, or in pieces that are made as fast as they are read. */
  readonly text: string | AsyncGenerator<string, void, undefined>;
  /** Never there: keeps texts of different shapes apart. */
  declare readonly shape: Shape;
  constructor(text: string | AsyncGenerator<string, void, undefined>) {
    this.text = text;
  }
}

type Read<Row> = (after: Row | undefined) => Promise<readonly Row[]>;

/** All pages of a list, one read at a time: `read` gives the rows behind one, `pageSize` of them while there are as many. */
export async function* pagesOf<Row>(read: Read<Row>, pageSize: number): AsyncGenerator<readonly Row[], void, undefined> {
  let page = await read(undefined);
  while (page.length > 0) {
    yield page;
    if (page.length < pageSize) return;
    page = await read(page.at(-1));
  }
}

/**
 * A list as JSON, however long it is: what fits one page is sent whole; a longer list is never in memory as a whole. `itemsOf` gives a
 * page's items with commas between them.
 */
export async function listAsJson<Row, Item>(
  read: Read<Row>,
  pageSize: number,
  itemsOf: (page: readonly Row[]) => string,
): Promise<JsonText<Item[]>> {
  const first = await read(undefined);
  if (first.length < pageSize) return new JsonText(`[${itemsOf(first)}]`);

  async function* pieces(): AsyncGenerator<string, void, undefined> {
    let before = '[';
    for await (const page of pagesOf<Row>(async (after) => (after === undefined ? first : read(after)), pageSize)) {
      yield before + itemsOf(page);
      before = ',';
    }
    yield ']';
  }
  return new JsonText(pieces());
}
