const NEIGHBOURS = 1

/** Numbers to show for a page among pages: first, last, the page with its neighbours; null stands for a gap. */
export function paginationWindow(page: number, pages: number): (number | null)[] {
  const shown = [1, pages]
  for (let number = page - NEIGHBOURS; number <= page + NEIGHBOURS; number += 1) shown.push(number)
  const numbers = [...new Set(shown)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}
