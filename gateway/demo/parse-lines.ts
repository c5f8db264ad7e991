/** Cells of a table written as lines with bars between the cells. */
export function parseLines(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}
