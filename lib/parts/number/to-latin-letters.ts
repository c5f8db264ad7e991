const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

/** Cyrillic letters that look like Latin ones as those: `А7N475` typed with a Russian А. The case is kept. */
export function toLatinLetters(text: string): string {
  return text.replaceAll(/[авеёкмнорстух]/gi, (letter) => {
    const latin = LOOK_ALIKES[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? latin : latin.toUpperCase()
  })
}
