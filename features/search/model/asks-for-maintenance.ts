const MAINTENANCE = /(?<![\p{L}\p{N}])(?:то|т\.\s?о\.?|тех\.?\s?обслуживани\p{L}*)(?![\p{L}\p{N}])/iu

/** Whether words name the maintenance of a car, whose short name begins that of many parts. */
export function asksForMaintenance(words: string): boolean {
  return MAINTENANCE.test(words)
}
