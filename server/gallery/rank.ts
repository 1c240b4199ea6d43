/** Likes lift a reveal, but what happened in it counts for more: a few friends must not own the list. */
const MOST_FOR_LIKES = 30;

export const rankOf = (heat: number, likes: number): number => heat + Math.min(MOST_FOR_LIKES, likes);
