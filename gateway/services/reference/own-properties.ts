/** Properties that every product may have, whatever its section; their rows are made with the first file that has them. */
export const OWN_PROPERTIES = {
  weight: { slug: 'ves_upakovki', title: 'Вес', unit: 'кг', sequence: 9_001 },
  size: { slug: 'razmery_upakovki', title: 'Размеры упаковки', unit: null, sequence: 9_002 },
  barcode: { slug: 'shtrihkod', title: 'Штрихкод', unit: null, sequence: 9_003 },
} as const
