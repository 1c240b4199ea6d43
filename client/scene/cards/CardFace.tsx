import { useEffect, useRef } from 'react';
import { type Deck, drawFace } from './atlas.ts';

interface Props {
  readonly deck: Deck;
  readonly cell: number;
  /** CSS pixels. */
  readonly width: number;
}

const RATIO = 400 / 256;

/** A card as it is printed, drawn once for its size. The button around it has its name. */
export function CardFace({ deck, cell, width }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const scale = Math.min(3, devicePixelRatio || 1);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(width * RATIO * scale);
    drawFace(context, deck, cell, canvas.width, canvas.height);
  }, [deck, cell, width]);
  return <canvas ref={ref} className="card-face" style={{ width, height: width * RATIO }} />;
}
