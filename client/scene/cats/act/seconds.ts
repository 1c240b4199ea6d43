/** On the clock of the scene, which may be held, slowed down or sought. */
export type Seconds = number;
