import { Component, type ReactNode } from 'react';
import type { CatOrder } from './workshop/catOrder.ts';

interface Props {
  readonly order: CatOrder;
  readonly drawn: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** A cat that cannot be made breaks nothing else. The next order is a new attempt. */
export class StaysDrawn extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override componentDidUpdate({ order }: Props) {
    if (this.state.failed && order !== this.props.order) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.drawn : this.props.children;
  }
}
