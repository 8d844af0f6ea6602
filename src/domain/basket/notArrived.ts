import { isSameLine, piecesOf, type BasketLine } from './basket';

/** Of what was being added, that which the basket does not have yet. `before`: its lines without these; `now`: as the service has it. */
export function notArrived<Line extends BasketLine>(
  adding: readonly Line[],
  before: readonly BasketLine[],
  now: readonly BasketLine[],
): readonly Line[] {
  const arrived: Line[] = [];
  const missing: Line[] = [];
  for (const line of adding) {
    const piecesIn = (lines: readonly BasketLine[]) =>
      piecesOf(
        line.sku,
        lines.filter((other) => isSameLine(other, line)),
      );
    const surplus = piecesIn(now) - piecesIn(before) - piecesIn(arrived);
    (surplus >= line.quantity ? arrived : missing).push(line);
  }
  return missing;
}
