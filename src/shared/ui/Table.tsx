import type { ReactNode } from 'react';
import { cardTitles } from './cardTitles';
import cards from './cards.module.css';

export interface TableHead {
  readonly title: string;
  readonly className?: string | undefined;
  /** Only screen readers and cards name the column. */
  readonly isHidden?: true;
}

interface TableProps {
  readonly heads: readonly TableHead[];
  readonly caption?: string;
  readonly className: string | undefined;
  /** The bodies, and the foot. */
  readonly children: ReactNode;
}

/** Renders a table of few rows; in a narrow window each row is a card (UX Look). Any number of rows are a `ListTable`. */
export function Table({ heads, caption, className, children }: TableProps) {
  return (
    <table
      className={[className, cards.cards].filter(Boolean).join(' ')}
      style={cardTitles(heads.map(({ title }) => title))}
    >
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.title} scope="col" className={head.className}>
              {head.isHidden ? <span className="visually-hidden">{head.title}</span> : head.title}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
