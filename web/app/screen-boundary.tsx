import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface BoundaryProps {
  /** Another place: the failure of the last one is over. */
  place: string;
  children: ReactNode;
}

/** Shows what to do when a screen fails, most often because its code could not be fetched, in place of a blank page. */
export class ScreenBoundary extends Component<BoundaryProps, { failedAt: string | undefined }> {
  override state = { failedAt: undefined as string | undefined };

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place });
  }

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' };
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (before.place !== this.props.place && this.state.failedAt !== undefined) this.setState({ failedAt: undefined });
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <ScreenFailed />;
  }
}

function ScreenFailed() {
  const { t } = useTranslation();
  return (
    <main id="content" tabIndex={-1}>
      <EmptyState
        whole
        title={t('screenFailedTitle')}
        text={t('screenFailedText')}
        action={
          <Button look="act" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </main>
  );
}
