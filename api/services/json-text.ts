/** A result that is JSON text already, and sent as it is. `Shape` is what a reader gets of it. */
export class JsonText<Shape> {
  readonly text: string;
  /** Never there: keeps texts of different shapes apart. */
  declare readonly shape: Shape;
  constructor(text: string) {
    this.text = text;
  }
}
