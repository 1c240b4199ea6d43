import { Component, type ReactNode, useLayoutEffect } from 'react';
import { useScene } from '../useScene.ts';
import type { CatOrder } from './workshop/catOrder.ts';

/** Stands for the cat that the page draws over the canvas, until there is a sculpted one or where there never will be. */
export function DrawnCat({ seat }: { readonly seat: number }) {
  const { onCat } = useScene();
  useLayoutEffect(() => {
    onCat(seat, 'drawn');
  }, [onCat, seat]);
  return null;
}

interface AttemptProps {
  readonly order: CatOrder;
  readonly drawn: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** A cat that cannot be made breaks nothing else. The next order is a new attempt. */
export class StaysDrawn extends Component<AttemptProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override componentDidUpdate({ order }: AttemptProps) {
    if (this.state.failed && order !== this.props.order) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.drawn : this.props.children;
  }
}
