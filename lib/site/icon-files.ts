/** Addresses of icons and of the picture for social networks; `app/api/icons/[file]/route.ts` answers them by a rewrite. */
export const ICON_FILES = [
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'og.png',
] as const
