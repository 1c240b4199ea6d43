import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback?: ReactNode;
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/** Shows something else where a part fails: without it one canvas that cannot be made would take the whole page away. */
export class Instead extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
