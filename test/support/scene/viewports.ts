/** Windows of every shape that a picture has to be right in. */
export const VIEWPORTS = {
  '16:9': { width: 1280, height: 720 },
  '4:3': { width: 1024, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
