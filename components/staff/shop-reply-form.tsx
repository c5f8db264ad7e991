import type { RefObject } from 'react'
import { ConfirmButton } from '../ui/dialogs/confirm-button'
import { SingleTextForm } from '../form/single-text-form'

type Props = {
  submit: string
  /** The answer that shoppers read now; empty where there is none. */
  written: string
  /** Takes the focus once an answer is gone, with its form. */
  place: RefObject<HTMLElement | null>
  onSave: (text: string) => Promise<void>
  /** Whether a failure was handled and the form need not show it. */
  isHandled: (cause: unknown) => Promise<boolean>
}

/** The shop's answer to a shopper: an emptied field removes nothing, the button beneath does, once it has asked. */
export function ShopReplyForm({ submit, written, place, onSave, isHandled }: Props) {
  const remove = async () => {
    try {
      await onSave('')
    } catch (cause) {
      if (!(await isHandled(cause))) throw cause
    }
  }
  return (
    <>
      <SingleTextForm
        label="Ответ магазина"
        submit={submit}
        value={written}
        required={written === '' ? 'Напишите ответ' : 'Напишите ответ или уберите его кнопкой ниже'}
        onSave={onSave}
        isHandled={isHandled}
      />
      {written !== '' && (
        <ConfirmButton title="Убрать ответ" yes="Убрать" doing="Убираем…" onYes={remove} place={place}>
          <p>Покупатели больше не увидят ответа магазина.</p>
        </ConfirmButton>
      )}
    </>
  )
}
