/** What is bought most for a car, in this order; a shop names its sections as it likes, so they are found by words. */
const FREQUENT: readonly RegExp[] = [
  /моторн\S* масл/i,
  /маслян\S* фильтр/i,
  /тормозн\S* колод/i,
  /^шины/i,
  /^аккумулятор/i,
  /ст[её]клоочист|дворник/i,
  /свеч/i,
  /^амортизатор/i,
  /воздушн\S* фильтр/i,
  /салонн\S* фильтр/i,
  /тормозн\S* диск/i,
]

/** Up to `limit` sections: those that are bought most, then others in the order of the catalogue. */
export function frequentSections<Section extends { title: string }>(
  sections: readonly Section[],
  limit: number,
): Section[] {
  const frequent = FREQUENT.flatMap((words) => sections.find(({ title }) => words.test(title)) ?? [])
  return [...new Set([...frequent, ...sections])].slice(0, limit)
}
