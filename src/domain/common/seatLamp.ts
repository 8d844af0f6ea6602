/** What the lamp at the agent's seat shows the floor. */
export const lampColours = ['GREEN', 'YELLOW', 'RED'] as const;
export type LampColour = (typeof lampColours)[number];

/** The colour that follows at the next press. */
export function nextColour(colour: LampColour): LampColour {
  return lampColours[(lampColours.indexOf(colour) + 1) % lampColours.length] ?? 'GREEN';
}
