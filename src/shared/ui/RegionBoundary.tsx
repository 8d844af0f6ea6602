import { Component, type ReactNode } from 'react';
import { Message } from './Message';
import { typeAhead } from '../keyboard/typeAhead';
import { Button } from './Button';

interface RegionBoundaryProps {
  readonly text: string;
  readonly retry: string;
  readonly onError: (error: unknown) => void;
  /** Called before the retry. */
  readonly onRetry?: () => void;
  readonly furtherAction?: ReactNode;
  /** Positions the message; without it, the message replaces the failed content. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Catches a render failure and shows the generic text in its place; everything else stays mounted (REQ A16.1, QUALITY
 * 16).
 */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // Stops the type-ahead from waiting for a question that cannot be mounted.
    typeAhead.giveUp();
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { text, retry, onRetry, furtherAction, className } = this.props;
    return (
      <div className={className}>
        <Message
          tone="error"
          actions={
            <>
              <Button
                look="link"
                onClick={() => {
                  onRetry?.();
                  this.setState({ failed: false });
                }}
              >
                {retry}
              </Button>
              {furtherAction}
            </>
          }
        >
          {text}
        </Message>
      </div>
    );
  }
}
