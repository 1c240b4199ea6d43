export const CAT_QUALITIES = ['low', 'mid', 'high'] as const;
export type CatQuality = (typeof CAT_QUALITIES)[number];

export interface CatOptions {
  readonly quality: CatQuality;
  /** Seen close up, alone: strands of fur. Costs about 300,000 triangles. */
  readonly hero?: boolean;
  readonly bot?: boolean;
}
