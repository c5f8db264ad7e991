/** One key for all suppliers' spellings of a brand: «Mann Filter», «MANN-FILTER» and «mann_filter» are one. */
export function brandAliasKey(brand: string): string {
  return brand
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
