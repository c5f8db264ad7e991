type Unit = { code: string; title: string; international: string; spellings: readonly string[] }

/** Units of goods by the state's classifier of units (ОКЕИ), under the short words that shops write. */
const UNITS: readonly Unit[] = [
  { code: '796', title: 'Штука', international: 'PCE', spellings: ['шт', 'штука'] },
  { code: '839', title: 'Комплект', international: 'SET', spellings: ['компл', 'комплект', 'к-т'] },
  { code: '704', title: 'Набор', international: 'SET', spellings: ['набор'] },
  { code: '715', title: 'Пара', international: 'NPR', spellings: ['пар', 'пара'] },
  { code: '778', title: 'Упаковка', international: 'NMP', spellings: ['упак', 'уп', 'упаковка'] },
  { code: '736', title: 'Рулон', international: 'NPL', spellings: ['рул', 'рулон'] },
  { code: '868', title: 'Бутылка', international: 'BO', spellings: ['бут', 'бутылка'] },
  { code: '112', title: 'Литр', international: 'LTR', spellings: ['л', 'литр'] },
  { code: '111', title: 'Миллилитр', international: 'MLT', spellings: ['мл', 'миллилитр'] },
  { code: '166', title: 'Килограмм', international: 'KGM', spellings: ['кг', 'килограмм'] },
  { code: '163', title: 'Грамм', international: 'GRM', spellings: ['г', 'гр', 'грамм'] },
  { code: '006', title: 'Метр', international: 'MTR', spellings: ['м', 'метр', 'пог. м', 'пог.м'] },
  { code: '055', title: 'Квадратный метр', international: 'MTK', spellings: ['м2', 'м²', 'кв. м', 'кв.м'] },
]

const bare = (unit: string) => unit.trim().toLowerCase().replace(/\.$/, '')

/** The unit that a word or a code means; undefined for one that goods are rarely counted in. */
export function okeiOf(unit: string): Unit | undefined {
  const word = bare(unit)
  return UNITS.find(({ code, spellings }) => code === word || spellings.includes(word))
}

/** Whether two words mean one unit. */
export function isSameUnit(one: string, other: string): boolean {
  const known = okeiOf(one)
  return known ? known === okeiOf(other) : bare(one) === bare(other)
}
