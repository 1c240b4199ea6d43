import type { Spice } from '../../../../shared/games/spicy/model/cards.ts';

/** Told apart by shape: a curved pod, a leaf on its root, three round corns. */
const SHAPES: { readonly [spice in Spice]: string } = {
  chili:
    'M7.5 5.200C11 3.6 17 5 17.5 10.5 18 17 12 21.5 5 22.5 8.5 19 9.8 16 9.5 12.5 9.2 9.5 7 8 7.5 5.200ZM9 5C9.5 3.5 11 2.6 12.5 1.500L14 2.800C12.6 3.4 12 4 12 5Z',
  wasabi:
    'M12 1.500C16 4 16.5 8 13.8 11.2 16.5 9 19.5 9.5 21 12 17.5 13.6 15.8 13.5 14.2 12.8 14.8 17 13.8 20.5 12 22.5 10.2 20.5 9.2 17 9.8 12.8 8.2 13.5 6.5 13.6 3 12 4.5 9.5 7.5 9 10.2 11.2 7.5 8 8 4 12 1.500Z',
  pepper:
    'M7.5 8.500A4.7 4.7 0 1 0 7.5 17.9 4.7 4.7 0 0 0 7.5 8.500ZM16.5 7.500A4.7 4.7 0 1 0 16.5 16.9 4.7 4.7 0 0 0 16.5 7.500ZM12.3 14.400A4.6 4.6 0 1 0 12.3 23.6 4.6 4.6 0 0 0 12.3 14.400ZM11.5 8C11.2 5 12 3 13.5 1.500L15 2.500C13.5 4 13 5.5 13.2 8Z',
};

export function SpiceIcon({ spice }: { readonly spice: Spice }) {
  return (
    <svg className="icon spice-icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={SHAPES[spice]} />
    </svg>
  );
}
