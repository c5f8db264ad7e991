/** «показаны 3–6 из 20», by the indexes of the visible slides, from 0. */
export function shownSlides(inView: readonly number[], count: number): string {
  if (inView.length === 0) return `всего ${count}`
  const first = Math.min(...inView) + 1
  const last = Math.max(...inView) + 1
  return first === last ? `показан ${first} из ${count}` : `показаны ${first}–${last} из ${count}`
}
