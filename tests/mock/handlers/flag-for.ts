/** What lets a screen go on, and what would only keep it from that. */
const ON =
  /^(can[A-Z_]|ok$|isActive|isOnSale|isUsable|isConfirmed|isDone|isFree|isWizard|isVinSearch|returnable)|Enable$/
const OFF = /^(isClosed|isFinal|isOwn|isReported|isExist|isHidden|isAnonymous|isApplied|isOutdated)$/

/** Undefined where both are as believable. */
export function flagFor(name: string): boolean | undefined {
  if (ON.test(name)) return true
  return OFF.test(name) ? false : undefined
}
