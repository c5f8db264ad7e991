import { CODE_DIGITS } from '@/lib/validation/masks'

type Props = { recipient: string; digits?: number | undefined; isTold?: boolean | undefined }

/** Where the code went, or who tells it where nothing sends codes. */
export function CodeSentWords({ recipient, digits = CODE_DIGITS, isTold = false }: Props) {
  const whom = <b className="no-break">{recipient}</b>
  return (
    <span>
      {isTold ? (
        <>
          Магазин не отправляет сообщений. Код для {whom} назовёт сотрудник: позвоните нам или спросите в
          магазине.
        </>
      ) : (
        <>Отправили код на {whom}.</>
      )}
      {digits > CODE_DIGITS && ` В нём ${digits} цифр. Он мог прийти раньше и действует три часа.`}
    </span>
  )
}
