/** Gives the page its own texts back where a translator was there before React, which would find another page than was sent. */
export function putTextsBack(): void {
  if (typeof window !== 'undefined') (window as { putTextsBack?: () => void }).putTextsBack?.()
}
