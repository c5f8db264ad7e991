import { readWhole } from './read-whole'

/** Pieces as they are typed; undefined for none, for fewer than `least` and for more than `most`. */
export function readPieces(typed: string, most: number, least = 1): number | undefined {
  const pieces = readWhole(typed, most) ?? undefined
  return pieces !== undefined && pieces >= least ? pieces : undefined
}
