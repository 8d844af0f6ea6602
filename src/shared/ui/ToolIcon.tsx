/** Outlines of 16 × 16. */
const outlines = {
  bell: 'M3.5 11.5h9M4.5 11.5v-4a3.5 3.5 0 0 1 7 0v4M7 13.5h2',
  notes: 'M3.5 2.5h9v11h-9zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  letter: 'M2.5 4h11v8h-11zM2.5 4.5 8 9l5.5-4.5',
  studio: 'M1.5 6.5 8 3.5l6.5 3L8 9.5zM4.5 8v3c2 1.5 5 1.5 7 0V8',
  notices: 'M2.5 3.5h11v7h-6l-3 2.5v-2.5h-2zM5 6h6M5 8h4',
  more: 'M3 8h.5M8 8h.5M12.5 8h.5',
} as const;

export type ToolIconName = keyof typeof outlines;

/** Renders the icon of a tool in the header; its name is text beside it. */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={outlines[name]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="square" />
    </svg>
  );
}
