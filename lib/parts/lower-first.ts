/** A title within a sentence: «вязкость SAE»; abbreviations and Latin names, «ACEA» and «RunFlat», stay as they are. */
export function lowerFirst(title: string): string {
  return /^[А-ЯЁ](?:[а-яё]|$| )/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}
