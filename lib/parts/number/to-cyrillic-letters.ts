const TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}

/** Latin letters as the Cyrillic ones that they look like, a run of them all or none: `KC822` for «КС822». The case is kept. */
export function toCyrillicLetters(text: string): string {
  return text.replaceAll(/[a-z]+/gi, (run) => {
    if (/[^abcehkmoptxy]/i.test(run)) return run
    return run.replaceAll(/./g, (letter) => {
      const twin = TWINS[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? twin : twin.toUpperCase()
    })
  })
}
