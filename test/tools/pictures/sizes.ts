/** The windows that pictures are taken in. */
export const SIZES = {
  desktop: { width: 1280, height: 720 },
  classic: { width: 1024, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;
