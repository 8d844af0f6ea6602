import { Component, type ReactNode } from 'react';
import { Message } from './Message';
import { typeAhead } from '../keyboard/typeAhead';
import { Button } from './Button';

interface RegionBoundaryProps {
  readonly text: string;
  readonly retry: string;
  readonly onError: (error: unknown) => void;
  /** Called before it is tried again. */
  readonly onRetry?: () => void;
  readonly furtherAction?: ReactNode;
  /** Where the message stands; without it, in place of what failed. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A region that fails to render shows the generic text; everything else lives on (REQ A16.1, QUALITY 16). */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // A question that cannot be mounted must not keep the keyboard waiting.
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
