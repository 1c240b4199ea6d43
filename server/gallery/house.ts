/** The table to which matches belong that come with the house. */
export const HOUSE_CLASSICS = 'house-classics';
