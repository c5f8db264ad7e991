/** A title within a sentence: «вязкость SAE»; abbreviations and Latin names, «ACEA» and «RunFlat», stay as they are. */
export function lowerFirst(title: string): string {
  return /^[А-ЯЁ](?:[а-яё]|$| )/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

const ADJECTIVE = /^(?:Да|Нет|[А-ЯЁ][а-яё]*(?:[ыио]й|[ая]я|[оеыи]е))(?![а-яё])(?! [А-ЯЁ])/

/** The value of a property within a sentence: «зимние», «нет»; a noun may be a name, so «Россия» and «Южная Корея» stay as they are. */
export function lowerAdjective(value: string): string {
  return ADJECTIVE.test(value) ? lowerFirst(value) : value
}
