const KIB = 1024
const MIB = KIB * KIB

const tenths = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** `12 КБ`, `1,4 МБ`; never less than one kilobyte. */
export function formatFileSize(bytes: number): string {
  return bytes < MIB
    ? `${Math.max(1, Math.round(bytes / KIB))}\u00a0КБ`
    : `${tenths.format(bytes / MIB)}\u00a0МБ`
}
